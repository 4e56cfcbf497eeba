/** What travels between the house and the page. The types come from the house's own schema: `npm run types`. */

import type { components } from "./api";

type Schemas = components["schemas"];

export type Event = { event: string; seat?: number } & Record<string, unknown>;
export type View = Record<string, unknown>;

export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type Me = Schemas["Me"];
export type MeChange = Schemas["MeChange"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatKind = SeatInfo["kind"];
export type TableInfo = Schemas["TableInfo"];
export type TableSettings = TableInfo["settings"];
export type Tempo = TableSettings["pace"];
export type TableChange = { options?: Record<string, unknown>; settings?: Partial<TableSettings> };
export type Lobby = Schemas["Lobby"];
export type SeatLink = Schemas["SeatLink"];
export type Words = Schemas["Words"];
export type Problem = { code: string; detail: string };

/** What has a default in the house need not be sent. */
type Wish<Full, Needed extends keyof Full> = Pick<Full, Needed> & Partial<Full>;
export type SeatWish = Wish<Schemas["SeatWish"], "kind">;
export type NewTable = Omit<Schemas["NewTable"], "seats" | "settings"> & { seats: SeatWish[]; settings?: Partial<TableSettings> };

/** Events carry their name; the schema knows only that they are objects. */
type Eventful<Message extends { events: unknown }> = Omit<Message, "events"> & { events: Event[] };
export type Told = Eventful<Schemas["Told"]>;
export type Score = Schemas["Score"];
export type SeatTable = Schemas["SeatTable"];
export type Position = Omit<Schemas["Position"], "log"> & { log: Told[] };
export type Previewed = Eventful<Schemas["Previewed"]>;
export type Asked = Schemas["Asked"];
export type Asking = Asked["what"];
export type Said = Schemas["Said"];
export type Refused = Schemas["Refused"];
export type FromHouse =
  | Position
  | Previewed
  | Schemas["TableChanged"]
  | Asked
  | Schemas["Settled"]
  | Said
  | Schemas["Explained"]
  | Schemas["Hinted"]
  | Refused
  | Schemas["Pong"];

export type Play = Schemas["Play"];
export type FromBrowser =
  | Schemas["Hello"]
  | Play
  | Schemas["Undo"]
  | Schemas["Ask"]
  | Schemas["Answer"]
  | Schemas["Preview"]
  | Schemas["Why"]
  | Schemas["Hint"]
  | Schemas["Say"]
  | Schemas["Ping"];

export type Frame = Omit<Schemas["Frame"], "told"> & { told: Told | null };
export type Replay = { moves: number; frames: Frame[] };
