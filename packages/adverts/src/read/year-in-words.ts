import { readNumber, YEAR_RANGE } from "./read-number.ts";

/** When a house was built, both years included. */
export interface BuiltBetween {
  readonly from: number;
  readonly to: number;
}

const DECADE = /ann[ée]es?\s+(?:(1[6-9]|20)(\d)0|([1-9])0)(?!\d)/iu;
const YEAR =
  /(?:construi\p{L}*|construction|b[âa]ti\p{L}*|[ée]difi\p{L}*|livr[ée]e?|dat(?:e|ant)|maison|ann[ée]e(?: de construction)?)\s*(?:en|de|:|datant de|l'ann[ée]e)?\s*(?:l'ann[ée]e\s*)?((?:1[5-9]|20)\d{2})(?!\d|\s*(?:m|€|euros))/iu;

const decadeOf = ([, century, decade, short]: RegExpExecArray): BuiltBetween => {
  const from = short === undefined ? Number(`${century}${decade}0`) : 1900 + Number(short) * 10;
  return { from, to: from + 9 };
};

/** « Construction de 2017 », « construite en 1978 », « maison des années 70 »; undefined when no year is told. */
export const yearInWords = (text: string): BuiltBetween | undefined => {
  const year = readNumber(YEAR.exec(text)?.[1], YEAR_RANGE);
  if (year !== undefined) return { from: year, to: year };
  const decade = DECADE.exec(text);
  return decade === null ? undefined : decadeOf(decade);
};
