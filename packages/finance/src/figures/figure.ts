import { type Dated, type IsoDate, inForce, isoDate } from "@lotir/units";

/** How sure we are of a figure: read in an official page, read in a secondary page, or still to be confirmed. */
export type FigureStatus = "vérifié" | "secondaire" | "à confirmer";

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

/** The entry in force on a date. Throws before the first known value: dates are checked against {@link LAW_RANGE} first. */
export const entryOn = <Value>(from: Figure<Value>, on: IsoDate): FigureValue<Value> => {
  const known = inForce(from.values, on);
  const entry = from.values.find((value) => value === known);
  if (entry === undefined) throw new RangeError(`No value of ${from.id} on ${on}`);
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
