// The two drivers differ on these types (a bigint, a date shifted by the time zone…); here they agree.
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP = 1114;
const INTERVAL = 1186;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;

const asIs = (text: string): string => text;

/** Of one dimension, of values that PostgreSQL never quotes. */
const arrayOf =
  <Value>(parse: (text: string) => Value) =>
  (text: string): (Value | null)[] =>
    text === "{}"
      ? []
      : text
          .slice(1, -1)
          .split(",")
          .map((each) => (each === "NULL" ? null : parse(each)));

/** By type number: counts and exact numbers as `number`, calendar dates and durations as text. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: asIs,
  [TIMESTAMP]: asIs,
  [INTERVAL]: asIs,
  [INT8_ARRAY]: arrayOf(Number),
  [NUMERIC_ARRAY]: arrayOf(Number),
  [DATE_ARRAY]: arrayOf(asIs),
};
