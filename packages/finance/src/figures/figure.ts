import { failure, type Result, success } from "@lotir/foncier";
import { type Dated, type IsoDate, inForce, isoDate } from "@lotir/units";

/** How sure we are of a figure: read in an official page, read in a secondary page, or still to be confirmed. */
export type FigureStatus = "verifie" | "secondaire" | "a-confirmer";

export interface FigureValue<Value> extends Dated<Value> {
  readonly status: FigureStatus;
}

/** A figure of law or of trade: its values by effective date, its unit, and the day somebody must read it again. */
export interface Figure<Value> {
  readonly id: string;
  /** French, shown beside the line that uses it. */
  readonly label: string;
  readonly unit: string;
  readonly reviewBy: IsoDate;
  readonly values: readonly FigureValue<Value>[];
  /** No balance counts it: shown on the page of figures, for who needs it. */
  readonly forInformation?: true;
}

type Row<Value> = readonly [from: string, value: Value, source: string, status: FigureStatus];

export const figure = <Value>(heading: {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly reviewBy: string;
  readonly values: readonly Row<Value>[];
}): Figure<Value> => ({
  id: heading.id,
  label: heading.label,
  unit: heading.unit,
  reviewBy: isoDate(heading.reviewBy),
  values: heading.values.map(([from, value, source, status]) => ({ from: isoDate(from), value, source, status })),
});

export const forInformation = <Value>(known: Figure<Value>): Figure<Value> => ({ ...known, forInformation: true });

/** A figure was asked before the first day it is known on. `path`: the place of that date in the document. */
export interface DateOutOfLaw {
  readonly kind: "date-out-of-law";
  readonly path: string;
  readonly date: IsoDate;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

class UnknownLaw extends RangeError {
  readonly date: IsoDate;
  readonly from: IsoDate;
  constructor({ id, values }: Figure<unknown>, on: IsoDate) {
    super(`No value of ${id} on ${on}`);
    this.date = on;
    this.from = values.reduce((first, { from }) => (from < first ? from : first), LAW_RANGE.to);
  }
}

/**
 * What is read of dated figures, or the date that none covers. Every answer of the package stands in one: a date out of
 * the known law leaves as a refusal that has its French sentence, never as an exception.
 */
export const withinLaw = <Value>(path: string, read: () => Value): Result<Value, DateOutOfLaw> => {
  try {
    return success(read());
  } catch (error) {
    if (!(error instanceof UnknownLaw)) throw error;
    return failure({ kind: "date-out-of-law", path, date: error.date, from: error.from, to: LAW_RANGE.to });
  }
};

/** The entry in force on a date. Before the first known value, {@link withinLaw} turns the reading into a refusal. */
export const entryOn = <Value>(from: Figure<Value>, on: IsoDate): FigureValue<Value> => {
  const known = inForce(from.values, on);
  const entry = from.values.find((value) => value === known);
  if (entry === undefined) throw new UnknownLaw(from, on);
  return entry;
};

export const valueOn = <Value>(from: Figure<Value>, on: IsoDate): Value => entryOn(from, on).value;

/** A purchase deed or a sale outside these dates is refused: nothing here says what the law was, or will be. */
export const LAW_RANGE = {
  purchaseFrom: isoDate("2021-01-01"),
  saleFrom: isoDate("2024-01-01"),
  to: isoDate("2035-12-31"),
  /** Last day whose law was read: beyond, the last known figures go on. */
  knownTo: isoDate("2026-12-31"),
};

/** Three amounts of trade: the good case, the one used by default, the bad case. */
export interface Range {
  readonly low: number;
  readonly default: number;
  readonly high: number;
}

export type CostLevel = keyof Range;
