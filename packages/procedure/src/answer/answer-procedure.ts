import { type DisplayDays, followDisplay, type Recourse } from "../clocks/follow-display.ts";
import { type FollowedFile, followInstruction, type Outcome } from "../clocks/follow-instruction.ts";
import { followValidity, type KeptBy, type Lapse } from "../clocks/follow-validity.ts";
import type { Instruction } from "../clocks/instruction.ts";
import type { FileKind, LodgedFile } from "../facts/lodged-file.ts";
import { FILE_KINDS } from "../facts/lodged-file.ts";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { decideKind } from "../kind/decide-kind.ts";
import { decidingFacts } from "../kind/deciding-facts.ts";
import { type Flip, findFlips } from "../kind/find-flips.ts";
import type { ProcedureKind } from "../kind/rule.ts";
import { architectRequired, requiredPieces } from "./required-pieces.ts";
import { warnFile } from "./warn-file.ts";
import { warnOperation } from "./warn-operation.ts";

/** Days of a lodged file; null where there is no file to follow, or no favourable decision to live on. */
export interface ProcedureCalendar {
  readonly instruction: Instruction | null;
  readonly display: DisplayDays | null;
  readonly recourse: Recourse | null;
  readonly lapse: Lapse | null;
}

/** Which file the facts ask for, why, what would change it, and the calendar of the one that was lodged. */
export interface ProcedureAnswer extends ProcedureCalendar {
  readonly id: string | number | null;
  readonly kind: ProcedureKind;
  readonly article: string;
  readonly deciding: readonly string[];
  readonly missing: readonly string[];
  readonly flips: readonly Flip[];
  /** French sentences. */
  readonly warnings: readonly string[];
  readonly architectRequired: boolean | null;
  readonly pieces: readonly string[];
}

type AfterDecision = Omit<ProcedureCalendar, "instruction">;

const NOTHING_AFTER: AfterDecision = { display: null, recourse: null, lapse: null };
const NO_CALENDAR: ProcedureCalendar = { instruction: null, ...NOTHING_AFTER };

const followedKind = (file: LodgedFile, found: ProcedureKind): FileKind | undefined =>
  file.kind ?? FILE_KINDS.find((kind) => kind === found);

/** A declaration has works when the lotisseur makes something common, or when works are all that is told of it. */
const keptBy = (kind: FileKind, { operation, file }: ProcedureFacts): KeptBy => {
  if (kind !== "declaration-prealable") return "works";
  const works = operation.common?.some(
    ({ facts }) => facts.works !== undefined && facts.works !== "aucun" && facts.payer === "lotisseur",
  );
  return (works ?? (file?.divisionDone === undefined && file?.works?.start !== undefined)) ? "works" : "division";
};

const afterDecision = (followed: FollowedFile, outcome: Outcome, kept: KeptBy): AfterDecision => {
  if (outcome.favourable !== "yes") return NOTHING_AFTER;
  const { file } = followed;
  const { decidedOn, effectiveOn } = outcome;
  return {
    ...followDisplay(file, { decidedOn, effectiveOn }),
    lapse: followValidity({ file, decidedOn, effectiveOn, keptBy: kept }),
  };
};

const followFile = (
  facts: ProcedureFacts,
  lawKind: ProcedureKind,
): { readonly calendar: ProcedureCalendar; readonly warnings: readonly string[] } => {
  const { file, ground } = facts;
  const kind = file && followedKind(file, lawKind);
  if (file === undefined || kind === undefined) return { calendar: NO_CALENDAR, warnings: [] };
  const followed: FollowedFile = { kind, file, siteClasse: ground.siteClasse === true };
  const { instruction, outcome } = followInstruction(followed);
  const after = afterDecision(followed, outcome, keptBy(kind, facts));
  return {
    calendar: { instruction, ...after },
    warnings: warnFile({ followed, lawKind, instruction, outcome, lapse: after.lapse }),
  };
};

/** The whole answer. Pure: same facts, same answer; nothing depends on today. */
export const answerProcedure = (facts: ProcedureFacts): ProcedureAnswer => {
  const decided = decideKind(facts);
  const { calendar, warnings } = followFile(facts, decided.kind);
  return {
    id: facts.id,
    kind: decided.kind,
    article: decided.article,
    deciding: decidingFacts(facts, decided),
    missing: decided.missing,
    flips: findFlips(facts, decided.kind),
    warnings: [...warnOperation(facts, decided), ...warnings],
    architectRequired: architectRequired(facts, decided.kind),
    pieces: requiredPieces(facts, decided.kind),
    ...calendar,
  };
};
