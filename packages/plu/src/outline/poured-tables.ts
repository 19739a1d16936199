import { columnsFrom } from "./columns-of-secteurs.ts";
import type { Fragment } from "./fragments.ts";
import { rowsFrom } from "./rows-of-secteurs.ts";

/**
 * The same fragments, with the cells of the tables that cross secteurs and rules: the text of a page often pours them line
 * after line without what parted them. A table whose values are not as many as its heads stays as it is.
 */
export const withPouredTables = (fragments: readonly Fragment[]): readonly Fragment[] => {
  const out: Fragment[] = [];
  for (let at = 0; at < fragments.length; ) {
    const table = columnsFrom(fragments, at) ?? rowsFrom(fragments, at);
    if (table) out.push(...table.rows);
    else out.push(fragments[at] as Fragment);
    at += table?.taken ?? 1;
  }
  return out;
};
