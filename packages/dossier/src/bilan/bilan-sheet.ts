import type { BilanCell } from "./live-cell.ts";

export interface BilanColumn {
  readonly title: string;
  readonly width: number;
  readonly format: "text" | "euros" | "rate" | "number";
}

/** A sheet of the balance: its head is row 1, its rows follow, the last one in bold. */
export interface BilanSheet {
  readonly title: string;
  readonly columns: readonly BilanColumn[];
  readonly rows: readonly (readonly BilanCell[])[];
}
