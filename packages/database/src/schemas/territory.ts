import type { ColumnType, Generated } from "kysely";
import type { ServitudeTable } from "./servitude.ts";

/** Layers that are loaded from a source, then what the engines made of them: `facts` (described), `scan` (divided). */
export type LayerName =
  | "commune"
  | "parcelles"
  | "batiments"
  | "zones"
  | "ventes"
  | "voies"
  | "dpe"
  | "servitudes"
  | "facts"
  | "scan";

/** `unknown`: the source did not answer. `not-published`: the source says it has nothing for this place. */
export type LayerStatus = "waiting" | "loading" | "loaded" | "not-published" | "unknown" | "cancelled";

/** Read as hexadecimal EWKB (prefer ST_AsGeoJSON or ST_AsBinary); written as hexadecimal EWKB in EPSG:4326. */
export type Geometry = ColumnType<string, string, string>;
/** Read parsed; written as JSON text (`jsonText`), because the two drivers disagree on arrays. */
export type Json<Value> = ColumnType<Value, string, string>;
type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A calendar date, as `YYYY-MM-DD` text on both homes. */
type Day = string | null;

export interface LoadTable {
  id: Generated<number>;
  commune: string;
  layer: LayerName;
  started_at: Moment;
  published_at: OptionalMoment;
  retired_at: OptionalMoment;
}

export interface LoadWaitTable {
  commune: string;
  organisation_id: string;
  asked_at: Moment;
}

export interface LayerTable {
  commune: string;
  name: LayerName;
  status: LayerStatus;
  load_id: number | null;
  source: string | null;
  licence: string | null;
  vintage: string | null;
  loaded_at: OptionalMoment;
  counts: DefaultedJson<Readonly<Record<string, unknown>>>;
  failure: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
  updated_at: Moment;
}

export interface CommuneTable {
  code: string;
  name: string;
  postcodes: string[];
  departement: string;
  population: number | null;
  contour: Geometry | null;
  centre: Geometry | null;
  fictional: Generated<boolean>;
  source: string;
  vintage: string;
  updated_at: Moment;
  /** What the source of risks said of it when it was loaded; null where it did not answer. */
  risks: Json<unknown> | null;
  /** Codes of the communes that were joined into it. */
  former_codes: Generated<string[]>;
}

export interface ParcelleTable {
  load_id: number;
  id: string;
  commune: string;
  prefixe: string;
  section: string;
  numero: string;
  /** m² by the cadastre; null when the source has none. */
  contenance: number | null;
  arpente: boolean | null;
  created_on: Day;
  updated_on: Day;
  surface_m2: number;
  centre: Geometry;
  mended: boolean;
  /** Of a next commune: stored beside the commune of the load, whose parcels touch it. */
  is_beside: Generated<boolean>;
  geometry: Geometry;
}

export interface BatimentTable {
  load_id: number;
  number: number;
  commune: string;
  kind: string | null;
  name: string | null;
  emprise_m2: number;
  mended: boolean;
  /** As of parcels. */
  is_beside: Generated<boolean>;
  geometry: Geometry;
}

export interface VoieTable {
  load_id: number;
  number: number;
  commune: string;
  name: string | null;
  nature: string | null;
  importance: string | null;
  width_m: number | null;
  is_private: boolean | null;
  geometry: Geometry;
}

export interface ZoneTable {
  load_id: number;
  number: number;
  commune: string;
  libelle: string;
  libelong: string | null;
  typezone: string;
  destdomi: string | null;
  partition: string | null;
  idurba: string | null;
  nomfic: string | null;
  urlfic: string | null;
  approved_on: Day;
  valid_on: Day;
  mended: boolean;
  geometry: Geometry;
}

export interface PrescriptionTable {
  load_id: number;
  number: number;
  commune: string;
  nature: "ebc" | "emplacement-reserve" | "a-lire";
  label: string | null;
  geometry: Geometry;
}

export interface DiagnosisTable {
  load_id: number;
  number: number;
  commune: string;
  /** As `commune-work` wrote it, read back by `territory`. */
  diagnosis: Json<unknown>;
}

export interface SaleTable {
  load_id: number;
  id: string;
  commune: string;
  sold_on: string;
  nature: string;
  kind: string;
  price_eur: number;
  terrain_m2: number | null;
  building_land_m2: number | null;
  plancher_m2: number | null;
  parcelle_ids: string[];
  place: Geometry | null;
  sale: Json<unknown>;
}

/** Ground of a next commune that is loaded too, within 60 m of the limit of the one that was. */
export interface BesideTable {
  load_id: number;
  number: number;
  /** Of the load. */
  commune: string;
  /** Code of the next commune, or of the one that was loaded, as the same source draws it: no seam is left between. */
  neighbour: string;
  geometry: Geometry;
}

export interface ParcelleFactTable {
  load_id: number;
  parcelle_id: string;
  commune: string;
  version: string;
  score: number | null;
  coverage: number;
  surface_m2: number;
  zone_status: "known" | "outside" | "unknown";
  zone: string | null;
  typezone: string | null;
  frontage_m: number | null;
  built_m2: number | null;
  built_share: number | null;
  price_eur: number | null;
  price_low_eur: number | null;
  price_high_eur: number | null;
  has_recent_sale: boolean | null;
  last_sold_on: Day;
  sheet: Json<unknown>;
  /** Null: the parcel was not analysed. */
  verdict: ScanVerdict | null;
  most_lots: number | null;
  access_forms: string[] | null;
  reasons: string[] | null;
  margin_rate: number | null;
  residual_price_eur: number | null;
}

export type ScanVerdict = "oui" | "a-verifier" | "non";

export interface ParcelleScanTable {
  load_id: number;
  parcelle_id: string;
  commune: string;
  version: string;
  verdict: ScanVerdict;
  geometry_verdict: ScanVerdict;
  best_lots: number | null;
  most_lots: number | null;
  keeps_house: boolean | null;
  ms: number;
  sheet: Json<unknown>;
}

/** `no-document`: nothing to download. `unreadable`: the file was refused. `unknown`: the source gave no answer. */
export type PluDocumentStatus = "waiting" | "reading" | "read" | "no-document" | "unreadable" | "unknown";

export interface PluDocumentTable {
  id: Generated<number>;
  partition: string;
  nomfic: string;
  commune: string;
  idurba: string | null;
  status: PluDocumentStatus;
  failure: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
  plan_id: string | null;
  plan_name: string | null;
  plan_type: string | null;
  legal_status: string | null;
  file_name: string | null;
  file_title: string | null;
  hash: string | null;
  bytes: number | null;
  pages: number | null;
  illegible_pages: Generated<number[]>;
  approved_on: Day;
  published_on: Day;
  source: string | null;
  licence: string | null;
  url: string | null;
  fetched_on: Day;
  reader: string | null;
  read_at: OptionalMoment;
  updated_at: Moment;
}

export interface PluZoneRulesTable {
  document_id: number;
  zone: string;
  secteur: string;
  rules: Json<unknown>;
  claims: Json<unknown>;
  places: Json<unknown>;
}

/** One lot of a sale by auction, as a public site tells it. */
export interface AuctionTable {
  site: string;
  notice: string;
  lot: number;
  region: string;
  url: string;
  facts: Json<unknown>;
  status: string;
  hearing_on: Day;
  starting_price_eur: number | null;
  result_eur: number | null;
  fictional: Generated<boolean>;
  first_read_at: Moment;
  read_at: Moment;
}

export interface AuctionChangeTable {
  id: Generated<number>;
  site: string;
  notice: string;
  lot: number;
  field: "price" | "hearing" | "status" | "result";
  before: string | null;
  after: string | null;
  changed_at: Moment;
}

/** `territory.x` shows the published rows; `territory.loaded_x` holds those of every load and is what a load writes. */
export interface TerritoryTables {
  "territory.load": LoadTable;
  "territory.layer": LayerTable;
  "territory.load_wait": LoadWaitTable;
  "territory.commune": CommuneTable;
  "territory.parcelle": ParcelleTable;
  "territory.batiment": BatimentTable;
  "territory.voie": VoieTable;
  "territory.zone": ZoneTable;
  "territory.prescription": PrescriptionTable;
  "territory.diagnosis": DiagnosisTable;
  "territory.servitude": ServitudeTable;
  "territory.sale": SaleTable;
  "territory.parcelle_fact": ParcelleFactTable;
  "territory.parcelle_scan": ParcelleScanTable;
  "territory.auction": AuctionTable;
  "territory.auction_change": AuctionChangeTable;
  "territory.plu_document": PluDocumentTable;
  "territory.plu_zone_rules": PluZoneRulesTable;
  "territory.loaded_parcelle_scan": ParcelleScanTable;
  "territory.loaded_parcelle": ParcelleTable;
  "territory.loaded_beside": BesideTable;
  "territory.loaded_batiment": BatimentTable;
  "territory.loaded_voie": VoieTable;
  "territory.loaded_zone": ZoneTable;
  "territory.loaded_prescription": PrescriptionTable;
  "territory.loaded_diagnosis": DiagnosisTable;
  "territory.loaded_servitude": ServitudeTable;
  "territory.loaded_sale": SaleTable;
  "territory.loaded_parcelle_fact": ParcelleFactTable;
}
