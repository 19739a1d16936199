import type { KnownHouse } from "@lotir/market";
import type { PackedRecords } from "@lotir/territory/work";

/** What the thread that measures tells the one that prices: the houses first. */
export type MeasuredBatch =
  | { readonly kind: "houses"; readonly houses: readonly KnownHouse[] }
  /** A JSON list of `MeasuredParcelle`: the thread that answers people only passes it on. */
  | { readonly kind: "parcelles"; readonly parcelles: string };

/** What the describing thread is fed: the records, then what another measures. */
export type DescriptionBatch = { readonly kind: "records"; readonly records: PackedRecords } | MeasuredBatch;
