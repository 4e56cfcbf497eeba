/** What travels between the house and the page. The types come from the house's own schema: `npm run types`. */

import type { components } from "./api";

type Schemas = components["schemas"];

/** What a reader knows of a table; `game` says whose it is. */
export type View = Schemas["View"];
export type BurgundyView = Schemas["BurgundyView"];
export type KingdomView = Schemas["KingdomView"];
export type SeasonsView = Schemas["SeasonsView"];

/** What is printed in the boxes, by game. */
export interface Boxes {
  burgundy: Schemas["BurgundyContents"];
  kingdom: Schemas["KingdomContents"];
  seasons: Schemas["SeasonsContents"];
}

/** What happened; the house has a word of its own in every game. */
export type Event = Schemas["Event"];
export type BurgundyEvent = Schemas["BurgundyEvent"] | Schemas["RulesChanged"];
export type KingdomEvent = Schemas["KingdomEvent"] | Schemas["RulesChanged"];
export type SeasonsEvent = Schemas["SeasonsEvent"] | Schemas["RulesChanged"];

/** What was agreed before the start. */
export type Options = Schemas["Options"];
export type BurgundyOptions = Schemas["BurgundyOptions"];
export type SeasonsOptions = Schemas["SeasonsOptions"];
export interface OptionsOf {
  burgundy: BurgundyOptions;
  kingdom: Schemas["KingdomOptions"];
  seasons: SeasonsOptions;
}

/** The name of an option, of whatever game it is. */
export type OptionName = Schemas["OptionName"];

export type GameKey = Schemas["GameKey"];
export type ModeInfo = Schemas["ModeInfo"];

export type GameInfo = Schemas["GameInfo"];
export type BotInfo = Schemas["BotInfo"];
export type MoveInfo = Schemas["MoveInfo"];
/** The first word of a line, and what its others may be. */
export type MoveName =
  Schemas["BurgundyMove"]["move"] | Schemas["KingdomMove"]["move"] | Schemas["SeasonsMove"]["move"];
export type WordKind = Schemas["WordKind"];
export type SpotKinds = Schemas["SpotKinds"]; // by game
export type OptionInfo = Schemas["OptionInfo"];
export type LessonInfo = Schemas["LessonInfo"];
export type LevelRecord = Schemas["LevelRecord"];
export type Me = Schemas["Me"];
export type MeChange = Schemas["MeChange"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatKind = SeatInfo["kind"];
export type SeatChange = Schemas["SeatChange"];
export type TableInfo = Schemas["TableInfo"];
export type SettingsWish = Schemas["Settings"];
export type TableSettings = Required<SettingsWish>; // no wait is named while the house is asked for the usual one
export type Tempo = TableSettings["pace"];
export type Lobby = Schemas["Lobby"];
export type Daily = Schemas["Daily"];
export type DailyCell = Schemas["DailyCell"];
export type DailyStanding = Schemas["DailyStanding"];
export type Challenge = Schemas["Challenge"];
export type AnalysisInfo = Schemas["AnalysisInfo"];
export type Finding = Schemas["Finding"];
export type Judged = Schemas["Judged"];
export type Marked = Judged["mark"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
export type PuzzleHint = Schemas["PuzzleHint"];
export type PuzzleStreak = Schemas["PuzzleStreak"];
export type Puzzles = Schemas["Puzzles"];
export type SeatLink = Schemas["SeatLink"];
export type Words = Schemas["Words"];
export type Problem = Schemas["Problem"];

/** What has a default in the house need not be sent. */
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type TableChange = Schemas["TableChange"];

/** Positions that somebody sets up. */
export type Tried = Schemas["Tried"];
export type TryWish = Schemas["TryWish"];
export type KingdomPosition = Schemas["KingdomPosition"];
export type SeasonsPosition = Schemas["SeasonsPosition"];
export type BurgundyPosition = Schemas["BurgundyPosition"];

export type Told = Schemas["Told"];
export type Score = Schemas["Score"];
export type SeatTable = Schemas["SeatTable"];
export type Position = Schemas["Position"];
export type Previewed = Schemas["Previewed"];
export type HintedWay = Schemas["HintedWay"];
export type Forecast = Schemas["Forecast"];
export type Alternative = Schemas["Alternative"];
export type Asked = Schemas["Asked"];
export type Asking = Asked["what"];
export type Said = Schemas["Said"];
export type Refused = Schemas["Refused"];
export type Settled = Schemas["Settled"];
export type TableChanged = Schemas["TableChanged"];

/** What is said on a table's line. */
export type FromHouse = NonNullable<Schemas["SocketMessages"]["house"]>;
export type FromBrowser = NonNullable<Schemas["SocketMessages"]["browser"]>;
export type Play = Schemas["Play"];

export type Frame = Schemas["Frame"];
export type Replay = Schemas["Replay"];
