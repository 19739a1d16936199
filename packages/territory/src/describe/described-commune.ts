import type { ParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { Sale } from "@lotir/market";
import type { IsoDate } from "@lotir/units";
import type { KeptRules } from "../reglement/rules-for-zone.ts";
import type { WkbShape } from "../shape/read-wkb.ts";

/** A layer that did not come, told apart from one that came empty. */
export type Missing = "unknown" | "not-published";

export const isMissing = <Value>(layer: Value | Missing): layer is Missing =>
  layer === "unknown" || layer === "not-published";

export interface StoredParcelle {
  readonly id: ParcelleId;
  readonly areaM2: number;
  readonly contenance: number | null;
  readonly centre: LonLat;
  readonly shape: WkbShape;
}

export interface StoredBatiment {
  readonly kind: string | null;
  readonly shape: WkbShape;
}

export interface StoredZone {
  readonly libelle: string;
  readonly typezone: string;
  readonly destdomi: string | null;
  /** The règlement it belongs to: what `StoredRules` are found by. */
  readonly reglement: string;
  readonly shape: WkbShape;
}

/** What a zone says of itself, without its drawing. */
export type NamedZone = Pick<StoredZone, "libelle" | "typezone" | "destdomi">;

/** Drawn by the plan besides its zones: a wood or a strip where nothing is built, or what only its règlement explains. */
export interface StoredPrescription {
  readonly nature: "ebc" | "emplacement-reserve" | "a-lire";
  readonly label: string | null;
  readonly shape: WkbShape;
}

/** Rules read in a règlement for one secteur of one zone. */
export interface StoredRules extends KeptRules {
  readonly reglement: string;
}

export interface StoredVoie {
  readonly name: string | null;
  readonly nature: string | null;
  readonly width: number | null;
  /** Private or restricted; null or absent where the source does not say. */
  readonly isPrivate?: boolean | null;
  readonly lines: LonLat[][];
}

export interface StoredVerdict {
  readonly verdict: "oui" | "a-verifier" | "non";
  readonly mostLots: number | null;
  readonly access: readonly string[] | null;
  /** Kind of the authorisation that the best plan needs; null without a plan. */
  readonly procedure: string | null;
  readonly reasons: readonly string[] | null;
  readonly lots: readonly { readonly areaM2: number; readonly keepsHouse: boolean }[];
  /** The lane that they share; null without one. */
  readonly lane: { readonly lengthM: number; readonly areaM2: number } | null;
  /** Ground left to develop beside the lots, m²; null without any. */
  readonly remainderM2?: number | null;
  /** What the lots enter by; null without a plan. */
  readonly front?: "own" | "lane" | "beyond" | null;
  /** Ground of the annexes that are pulled down, m². */
  readonly clearM2?: number | null;
}

export type CitedLayer = "parcelles" | "batiments" | "zones" | "ventes" | "voies";

/** Everything that is loaded of a commune. Plain data: it crosses to the describing thread as it is. */
export interface DescribedCommune {
  /** The middle of the whole commune, whatever part of it was read; absent where its extent is not known. */
  readonly middle?: LonLat | undefined;
  readonly codeInsee: string;
  readonly parcelles: readonly StoredParcelle[];
  /** The parcels of the next communes that stand near the limit: neighbours, never described. */
  readonly voisines: readonly StoredParcelle[];
  readonly batiments: readonly StoredBatiment[] | Missing;
  readonly zones: readonly StoredZone[] | Missing;
  /** With the date of the edition: ages are counted to it, never to today. */
  readonly ventes: { readonly sales: readonly Sale[]; readonly vintage: IsoDate } | Missing;
  readonly voies: readonly StoredVoie[] | Missing;
  /** `none`: the source said that the plan draws no prescription here; `unread`: it did not answer, or was not asked. */
  readonly prescriptions?: readonly StoredPrescription[] | "none" | "unread";
  readonly contour: WkbShape | Missing;
  /** Ground beyond the limit whose parcels are loaded: all of them are among `voisines`. */
  readonly beside?: readonly WkbShape[];
  /** What the last scan said, by parcel; empty before one. */
  readonly verdicts: ReadonlyMap<string, StoredVerdict>;
  /** Empty until a règlement was read. */
  readonly rules: readonly StoredRules[];
  /** Of which reading they are: what rests on them is as old as it. */
  readonly rulesVersion: string;
  /** How each layer is cited: source and edition. */
  readonly cited: Readonly<Record<CitedLayer, string>>;
}
