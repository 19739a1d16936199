import type { IsoDate } from "@lotir/units";

/** What silence is worth at the end of the delay. */
export type Tacit = "accord" | "refus" | "opposition" | "rejet" | "a-confirmer";

/** An extension that the town hall claimed, and whether it has effect. */
export interface ExtensionClaim {
  readonly why: string;
  readonly article: string;
  readonly months: number;
  readonly applies: boolean;
}

/** Days of the file, from its lodging to its decision; null where unknown or where there is none. */
export interface Instruction {
  readonly months: number | null;
  readonly extensions: readonly ExtensionClaim[];
  readonly completenessLimit: IsoDate | null;
  readonly piecesLimit: IsoDate | null;
  readonly start: IsoDate | null;
  /** Last day on which a decision may be noticed. */
  readonly decisionDue: IsoDate | null;
  readonly tacit: Tacit | null;
  readonly tacitOn: IsoDate | null;
  readonly decidedOn: IsoDate | null;
  /** Day from which the decision has effect: its notice, or the day silence became one. */
  readonly effectiveOn: IsoDate | null;
}
