import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";

const OF_LAND =
  "(?: (?:du terrain|de l'unite fonciere|de la (?:parcelle|(?:superficie|surface)(?: du terrain| de l'unite fonciere)?)))?";

/** What a cell holds, in folded text, when it holds a value and nothing else. */
const VALUES = [
  `\\d+(?:[.,]\\d+)? ?(?:m(?:etres?)?|%)(?![a-z\\d/])${OF_LAND}`,
  "(?:sans objet|non reglementee?s?|neant|n\\.? ?r\\b\\.?)",
  "r ?\\+ ?\\d(?: ?\\+ ?(?:c|a|combles?|attique))?",
  "(?:(?:non )?(?:interdit|autoris|admis)e*s?|(?:autoris|admis)e*s? sous conditions?)(?: ?\\(\\d\\))?",
  "(?:[sS]ous )?conditions?(?: n° ?\\d)?(?: ?\\(\\d\\))?",
  "h ?/ ?\\d",
  "-(?=\\s|$)",
];
const VALUE = `(?:${VALUES.join("|")})`;
/** A letter or a sign that only a legend explains. */
const MARK = "(?:[A-Z]|[✓✔✗✘×xX●○■□◯+]|[Oo]ui|[Nn]on|OUI|NON)\\*?";

const WHOLE = new RegExp(`^${VALUE}$`);
const ENDS_ON_VALUE = new RegExp(`(?:^|\\s)${VALUE}$`);
const ENDS_ON_MARK = new RegExp(`(?:^|\\s)${MARK}$`);

/** What one line of a table holds. `own`: the cells before the values. */
export interface RowCells {
  readonly own: readonly string[];
  readonly values: readonly string[];
}

/** The last `count` values of a line, taken off its end one by one; none when as many do not stand there, or one more. */
const takenOffEnd = (line: string, plain: string, count: number, ends: RegExp): RowCells | undefined => {
  const values: string[] = [];
  let left = line.length;
  for (; values.length < count; left = line.slice(0, left).trimEnd().length) {
    const match = ends.exec(plain.slice(0, left));
    if (match === null) return undefined;
    values.unshift(line.slice(match.index, left).trim());
    left = match.index;
  }
  const own = line.slice(0, left).trim();
  if (ends.test(plain.slice(0, left).trimEnd())) return undefined;
  return { own: own === "" ? [] : [own], values };
};

/** "Autorisé Sous conditions": a capital begins another cell, "Autorisé sous conditions" is one. */
const besideCells = (text: string, plain: string): string =>
  plain.replace(/\bsous\b/g, (word, at: number) => (text.startsWith("S", at) ? "Sous" : word));

/** The line as a row of `count` values, when their number is beyond doubt. */
export const rowCellsOf = ({ text, plain, cells }: Fragment, count: number): RowCells | undefined => {
  if (text.length > 200 || text.includes("|")) return undefined;
  const laid = cells?.slice(-count);
  if (laid?.length === count && plain.length === text.length && laid.every((cell) => isValue(cell)))
    return { own: cells?.slice(0, -count) ?? [], values: laid };
  return (
    takenOffEnd(text, besideCells(text, plain), count, ENDS_ON_VALUE) ?? takenOffEnd(text, text, count, ENDS_ON_MARK)
  );
};

const isValue = (cell: string): boolean => WHOLE.test(fold(cell)) || new RegExp(`^${MARK}$`).test(cell);

/** Whether the line ends on a value: of a table, a row that has fewer cells than the head. */
export const endsOnValue = (plain: string): boolean => ENDS_ON_VALUE.test(plain);

/** The values of a line that holds nothing else, as many as there are. */
export const valuesOf = (text: string): readonly string[] | undefined => {
  for (let count = 2; count <= 9; count += 1) {
    const row = takenOffEnd(text, fold(text), count, ENDS_ON_VALUE);
    if (row) return row.own.length === 0 ? row.values : undefined;
  }
  return undefined;
};
