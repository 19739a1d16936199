import type { KnownHouse } from "@lotir/market";
import type { PackedRecords } from "./packed-commune.ts";

/** What the thread that measures tells the one that prices: the houses first. */
export type MeasuredLot =
  | { readonly kind: "houses"; readonly houses: readonly KnownHouse[] }
  /** A JSON list of `MeasuredParcelle`: the thread that answers people only passes it on. */
  | { readonly kind: "parcelles"; readonly parcelles: string };

/** What the describing thread is fed: the records, then what another measures. */
export type DescriptionLot = { readonly kind: "records"; readonly records: PackedRecords } | MeasuredLot;
