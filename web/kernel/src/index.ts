/** The rules of Café International, compiled: games, views, documents and search for any JavaScript. */
export { advised, analyse, hintFrom, type Advice, type Analysis } from "./advice.ts";
export { explained, totalOf, type Told, type Verdict } from "./decoder.ts";
export { documentOf, documentSeenBy } from "./document_writer.ts";
export { FormatError, IllegalAction, InvalidAction, PositionError, SetupError } from "./errors.ts";
export { Game, Outcome } from "./game.ts";
export { rulesOf } from "./checked_rules.ts";
export type { GameRules } from "./game_rules.ts";
export { compile, type Compiled, Kernel, KernelError } from "./kernel.ts";
export type { Effort, KernelData, KernelFile, Style, Way } from "./kernel_file.ts";
export { chooseTurn, type Dice } from "./players.ts";
export { judgeStep, replayDocument, setUp, type DocumentRefusal, type Replayed } from "./replay.ts";
export type { SearchShare, Tried } from "./race.ts";
export { reviewGame } from "./review.ts";
export { gameFromPosition } from "./position.ts";
export { gameFromView } from "./state_from_view.ts";
export { PRINTED, Ruleset, type RulesetWish } from "./ruleset.ts";
export { breathe, poolOfOne, Search, Searcher, type SearcherPool } from "./search.ts";
export type { Choice, GameDocument, GameName, Hint, Review, View } from "../../src/lib/protocol.ts";
