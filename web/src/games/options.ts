/** What is agreed before the start, as each game declares it. What goes with what is the game's word: no rule lives here. */

import type {
  GameInfo,
  GameKey,
  ModeInfo,
  OptionInfo,
  OptionName,
  Options,
  OptionsOf,
} from "../net/messages";

const isOf = <Key extends GameKey>(key: Key, game: GameInfo, options: Options): options is OptionsOf[Key] =>
  game.key === key && options !== null;

/** The options of a table of this game; the shell hands on no others. */
export function optionsOf<Key extends GameKey>(key: Key, game: GameInfo, options: Options): OptionsOf[Key] {
  if (!isOf(key, game, options)) throw new Error(`options of ${game.key} at a table of ${key}`);
  return options;
}

/** The names of a game's options; where it may be any game's, of all. */
type NameOf<Some> = Some extends unknown ? keyof Some : never;
type ValueOf<Some, Name extends PropertyKey> = Some extends { [One in Name]?: infer Value } ? Value : never;
/** Other values under names that there are; the house checks what cannot be. */
export type Wished<Some extends Options = Options> = { [Name in NameOf<Some>]?: unknown };

/** What stands under a name; nothing where it is left to the game. */
export const chosenAt = <Some extends Options, Name extends NameOf<Some>>(
  options: Some,
  name: Name,
): ValueOf<Some, Name> | undefined => new Map(Object.entries(options)).get(String(name));
const said = (options: Options, name: string): unknown => new Map(Object.entries(options)).get(name);
/** Whether the same stands under a name. */
export const stands = (options: Options, other: Options, name: string): boolean =>
  JSON.stringify(said(options, name)) === JSON.stringify(said(other, name));

const usual = (options: OptionInfo[]): Options =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** What may be chosen under a name. */
export const allowed = (game: GameInfo, name: OptionName): string[] =>
  game.options.filter((option) => option.name === name).flatMap((option) => option.allowed.map(String));

/** Options with others in the place of some. */
export const changed = <Some extends Options>(options: Some, wish: Wished<Some>): Options =>
  Object.fromEntries([...Object.entries(options), ...Object.entries(wish)]);

/** Every option with its value. */
export const whole = (game: GameInfo, options: Options): Options => changed(usual(game.options), options);

/** Whether an option changes anything beside what else is chosen. */
export const matters = (option: OptionInfo, options: Options): boolean =>
  Object.entries(option.matters).every(([name, values]) => {
    const chosen = said(options, name);
    return values.some((value) => (Array.isArray(chosen) ? chosen.includes(value) : chosen === value));
  });

/** A choice with what goes along with it: what follows another option begins anew, what does not matter is as offered. */
export function settled(game: GameInfo, next: Options, before: Options): Options {
  const isNew = (name: string) => name !== "" && !stands(next, before, name);
  const anew = game.options.filter((option) => isNew(option.follows) && !isNew(option.name));
  const left = changed(next, usual(anew.filter(({ name }) => name !== "seats")));
  return changed(left, usual(game.options.filter((option) => !matters(option, left))));
}

/** The way a table is played, where the game has several. */
export const modeOf = (game: GameInfo, options: Options): ModeInfo | null =>
  game.modes.find(({ key }) => key === chosenAt(options, "mode")) ?? game.modes[0] ?? null;

/** The options in another mode: with as many seats as now if it can be played so. */
export function inMode(options: Options, { key, seats }: ModeInfo): Options {
  const count = Number(chosenAt(options, "seats"));
  return changed(options, { mode: key, seats: seats.includes(count) ? count : seats[0] });
}
