import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";

const NUMBERS = /^(?:articles?|art\.?|n°|numeros?|ref\w*\.?)$/;
const IS_NUMBER = /^(?:art(?:icle)?\.?\s*)?(?:[A-Z]{0,3}\d?\s*)?[\d.]*$/i;
const REMARKS =
  /^(?:observations?|remarques?|precisions?|commentaires?|complements?|exceptions?|conditions?)(?: .{0,30})?$/;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The value as its remark narrows it: "5 m" beside "Sauf pour les annexes" reads "5 m, sauf pour les annexes". */
const withRemark = (value: string, remark: string): string =>
  /[\p{L}\d]/u.test(remark) ? `${value}, ${lowered(remark)}` : value;

/** "7 | Retrait | 3 m |": the closing bar of a row that has no opening one stands before an empty cell. */
const cellsOf = ({ cells = [], text }: Fragment, count: number): readonly string[] =>
  cells.length === count - 1 && /^[^|].*\|\s*$/.test(text) ? [...cells, ""] : cells;

/**
 * The same rows without the column that numbers the articles, and with the remarks joined to the value they are about, as
 * the first row heads them: what is left is a label and its values.
 */
export const withPlainColumns = (group: readonly Fragment[]): readonly Fragment[] => {
  const head = group[0]?.cells ?? [];
  const from = NUMBERS.test(fold(head[0] ?? "")) && head.length > 2 ? 1 : 0;
  const remarked = head.length - from === 3 && REMARKS.test(fold(head.at(-1) ?? ""));
  if (from === 0 && !remarked) return group;
  return group.map((row, at) => {
    const cells = cellsOf(row, head.length);
    if (cells.length !== head.length || (at > 0 && from === 1 && !IS_NUMBER.test(cells[0] ?? ""))) return row;
    const own = cells.slice(from);
    const [label = "", value = "", remark = ""] = own;
    if (!remarked) return { ...row, cells: own };
    return { ...row, cells: [label, at === 0 ? value : withRemark(value, remark)] };
  });
};
