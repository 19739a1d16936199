import type { Fragment } from "./fragments.ts";

/** One value of a table that crosses secteurs with rules: what its row and its column say of it. */
export interface TableCell {
  readonly row: Fragment;
  /** Head of the column (or of the row, where secteurs are the columns): the rule. Empty when the table names none. */
  readonly label: string;
  /** The row without value it stands under: "Annexes". */
  readonly under?: string;
  /** The head of its column when it only holds in part of the land: "Bande principale". */
  readonly condition?: string;
  /** Its row is for a class of land ("Moins de 400 m²"): the value is no rule of every land. */
  readonly ofLandClass?: true;
  readonly text: string;
  readonly secteurs: readonly string[];
}
