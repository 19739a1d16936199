import type { LonLat } from "@lotir/geometry";
import type { IsoDate } from "@lotir/units";
import type { CitedLayer, Missing } from "./described-commune.ts";

/** Rows as the database gives them, unread: the thread that answers people only passes them on. */
export interface PackedRows {
  /** A JSON list, in the order of the shapes. */
  readonly facts: string;
  /** Shapes end to end in WKB, in base64; empty for rows without shapes. */
  readonly shapes: string;
}

/** Everything that is loaded of a commune, in texts: cheap to give to several threads. */
export interface PackedCommune {
  readonly codeInsee: string;
  /** The middle of the whole commune, whatever part of it was read: its plane and its scale are those of this place. */
  readonly middle: LonLat | undefined;
  readonly parcelles: readonly PackedRows[];
  readonly batiments: readonly PackedRows[] | Missing;
  readonly zones: readonly PackedRows[] | Missing;
  readonly prescriptions?: readonly PackedRows[] | "none" | "unread";
  readonly voies: readonly PackedRows[] | Missing;
  readonly ventes: { readonly sales: readonly PackedRows[]; readonly vintage: IsoDate } | Missing;
  /** What the last scan said; empty before one. */
  readonly verdicts: readonly PackedRows[];
  /** Rules read in the règlements of its zones; empty before a reading. */
  readonly rules: readonly PackedRows[];
  readonly rulesVersion: string;
  /** WKB in base64. */
  readonly contour: string | Missing;
  /** The ground of the next communes that is loaded too, WKB end to end in base64; empty where none is. */
  readonly beside?: string;
  readonly cited: Readonly<Record<CitedLayer, string>>;
}

/** What is on record of a commune besides its ground, as the database gives it. */
export interface PackedRecords extends Pick<PackedCommune, "codeInsee" | "cited" | "verdicts" | "ventes"> {
  readonly roads: "loaded" | "not-loaded";
}
