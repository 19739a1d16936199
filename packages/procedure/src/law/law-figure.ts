import { type Dated, type IsoDate, inForce, isoDate } from "@lotir/units";

/** Read in the text or in a commentary that quotes it; or known, and to be read again before it is shown as law. */
export type LawStatus = "vérifié" | "à confirmer";

export interface LawValue<Value> extends Dated<Value> {
  readonly status: LawStatus;
}

/** A figure of law: its values by effective date, when it was read, and the day somebody must read it again. */
export interface LawFigure<Value> {
  readonly id: string;
  /** French, shown beside what uses it. */
  readonly label: string;
  readonly unit: string;
  readonly verifiedOn: IsoDate;
  readonly reviewBy: IsoDate;
  readonly values: readonly LawValue<Value>[];
}

type Row<Value> = readonly [from: string, value: Value, source: string, status: LawStatus];

/** All was read, or listed as to be read again, on that day; after six months it is no longer trusted. */
const VERIFIED = isoDate("2026-11-23");
const REVIEW = isoDate("2027-05-23");

export const lawFigure = <Value>(
  id: string,
  heading: { readonly label: string; readonly unit: string; readonly values: readonly Row<Value>[] },
): LawFigure<Value> => ({
  id,
  label: heading.label,
  unit: heading.unit,
  verifiedOn: VERIFIED,
  reviewBy: REVIEW,
  values: heading.values.map(([from, value, source, status]) => ({ from: isoDate(from), value, source, status })),
});

/** The entry in force on a date; the first known one before it, since the clocks of an old file still have to be told. */
export const lawOn = <Value>({ values }: LawFigure<Value>, on: IsoDate): LawValue<Value> | undefined => {
  const entry = inForce(values, on);
  return values.find((value) => value === entry) ?? values[0];
};

/** The value of today's law, for delays that have not changed since the files that we follow. */
export const lawNow = <Value>(figure: LawFigure<Value>): Value => {
  const last = figure.values.at(-1);
  if (last === undefined) throw new RangeError(`No value of ${figure.id}`);
  return last.value;
};
