/** What a cell holds: a number keeps its unit in the column's title, a date is written `YYYY-MM-DD`; null is "not known". */
export type Cell = string | number | boolean | null;

/** A column described once, that every writer uses. `decimals` belongs to numbers only. */
export interface Column<Row> {
  readonly title: string;
  readonly format: "text" | "number" | "date" | "yes-no";
  readonly decimals?: number;
  readonly value: (row: Row) => Cell;
}
