import type { TerritoryTables } from "@lotir/database";
import type { UpstreamFailure } from "@lotir/foncier";
import type { ZoneRules } from "@lotir/plu";
import type { Kysely } from "kysely";
import { layersOf } from "../layers/layer-store.ts";
import { documentOf, type ParcelleZone, rulesOfDocument, type StoredDocument, zoneOfParcelle } from "./plu-store.ts";
import { type ReglementKey, reglementKeyOf } from "./reglement-key.ts";
import { type RulesFound, rulesForZone, usableRules } from "./rules-for-zone.ts";
import type { PlacedQuote, SecteurReading } from "./zone-reading.ts";

/** Rules of a zone, ready to be shown or used. */
export interface ShownRules {
  readonly zone: string;
  readonly secteur: string;
  readonly match: RulesFound["match"];
  readonly rules: ZoneRules;
  readonly claims: SecteurReading["claims"];
  readonly places: readonly PlacedQuote[];
}

/** What is known of the rules of a parcel. Each kind is another sentence on screen; none of them means "no rule". */
export type ParcellePlu =
  /** The national rules apply: the commune has no plan. */
  | { readonly kind: "national-rules" }
  /** The source says that no zoning is published there. */
  | { readonly kind: "not-published" }
  /** The source of the zoning did not answer. */
  | { readonly kind: "zoning-unknown"; readonly failure: UpstreamFailure | null }
  /** The plan is published, and has no zone here. */
  | { readonly kind: "outside" }
  | {
      readonly kind: "zone";
      readonly zone: ParcelleZone;
      readonly key: ReglementKey;
      /** Undefined: nobody asked for it yet. */
      readonly document: StoredDocument | undefined;
      /** Undefined: not read, or the text has no such zone. */
      readonly shown: ShownRules | undefined;
    };

const withoutZone = async (reader: Kysely<TerritoryTables>, codeInsee: string): Promise<ParcellePlu> => {
  const zones = (await layersOf(reader, codeInsee)).find(({ name }) => name === "zones");
  if (zones === undefined || zones.loadId === null)
    return zones?.status === "not-published"
      ? { kind: "not-published" }
      : { kind: "zoning-unknown", failure: zones?.failure ?? null };
  return zones.counts.notes?.rnu ? { kind: "national-rules" } : { kind: "outside" };
};

export const showPlu = async (
  reader: Kysely<TerritoryTables>,
  { codeInsee, id }: { readonly codeInsee: string; readonly id: string },
): Promise<ParcellePlu> => {
  const zone = await zoneOfParcelle(reader, id);
  if (zone === undefined) return withoutZone(reader, codeInsee);
  const key = reglementKeyOf({ codeInsee, ...zone });
  const document = await documentOf(reader, key);
  const kept = document?.hash ? await rulesOfDocument(reader, document.id) : [];
  const found = rulesForZone(zone.libelle, kept);
  const shown = found && {
    zone: found.kept.zone,
    secteur: found.kept.secteur,
    match: found.match,
    rules: usableRules(found),
    claims: found.kept.claims,
    places: found.kept.places,
  };
  return { kind: "zone", zone, key, document, shown };
};
