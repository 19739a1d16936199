import type { Cents, IsoDate } from "@lotir/units";
import type { LineStatus } from "../amounts/origin.ts";

/** One figure of the balance: how it was found, on what, at what rate, from what text. */
export interface BilanLine {
  readonly code: string;
  /** French. */
  readonly label: string;
  readonly formula: string;
  readonly base: Cents | undefined;
  readonly rate: number | undefined;
  readonly amount: Cents;
  readonly source: string;
  readonly status: LineStatus;
  /** Day since which the figure is in force; undefined for what was given. */
  readonly since: IsoDate | undefined;
  /** Taken from the default table because nothing was given. */
  readonly assumed: boolean;
}
