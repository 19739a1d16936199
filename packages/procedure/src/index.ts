export { answerProcedure, type ProcedureAnswer, type ProcedureCalendar } from "./answer/answer-procedure.ts";
export { factValueWords, factWords } from "./answer/fact-words.ts";
export { KIND_WORDS } from "./answer/kind-words.ts";
export { procedureSentences } from "./answer/procedure-sentences.ts";
export { architectRequired } from "./answer/required-pieces.ts";
export type { DisplayDays, Recourse } from "./clocks/follow-display.ts";
export type { Lapse } from "./clocks/follow-validity.ts";
export type { ExtensionClaim, Instruction, Tacit } from "./clocks/instruction.ts";
export type { FileKind, LodgedFile } from "./facts/lodged-file.ts";
export { EXTENSION_GROUNDS, FILE_KINDS } from "./facts/lodged-file.ts";
export { BARE_PART, BUILDING_LOT, NOTHING_TOLD } from "./facts/nothing-told.ts";
export type { CommonItem, OperationFacts, Part } from "./facts/operation-facts.ts";
export type { ProcedureFacts } from "./facts/procedure-facts.ts";
export { type DecidedKind, decideKind } from "./kind/decide-kind.ts";
export type { Flip } from "./kind/find-flips.ts";
export type { ProcedureKind } from "./kind/rule.ts";
export { DISPLAY_MONTHS, WITHDRAWAL_MONTHS } from "./law/after-decision-figures.ts";
export { PROCEDURE_LAW } from "./law/all-law.ts";
export { ARCHITECT_ABOVE, CERTIFICATE, FORMS_IN_FORCE } from "./law/file-figures.ts";
export { INSTRUCTION_MONTHS } from "./law/instruction-figures.ts";
export { type LawFigure, lawNow } from "./law/law-figure.ts";
export { OBLIGATIONS, type Obligation } from "./law/obligation-figures.ts";
export { PIECE_TABLE, type PieceFile, type PieceMaker } from "./law/piece-figures.ts";
export { type NeededPiece, type PieceFacts, piecesOf } from "./pieces/pieces-of.ts";
export { idOf, readProcedureFacts } from "./reading/read-procedure-facts.ts";
export { SERVITUDE_KINDS_READ_ON, servitudeKindOf } from "./servitude/servitude-kinds.ts";
export { type DueDate, dueDatesOf } from "./tracking/due-dates.ts";
export { currentEvents, EVENT_KINDS, type EventDetail, type EventKind, type FileEvent } from "./tracking/file-event.ts";
export {
  type FileStatus,
  fileStatusOf,
  type ShortStatus,
  STATUS_WORDS,
  shortStatusOf,
} from "./tracking/file-status.ts";
export { lodgedFileOf } from "./tracking/lodged-file-of.ts";
