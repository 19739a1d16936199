import type { ColumnType, Generated } from "kysely";
import type { Geometry } from "./territory.ts";

export type PropertyStatus =
  | "cadastre"
  | "annonce"
  | "proposition_achat_en_cours"
  | "promesse_achat_en_cours"
  | "en_gestion"
  | "en_vente"
  | "vendue";

/** Where one figure of a property comes from. */
export interface FigureProvenance {
  readonly source: string;
  readonly vintage: string | null;
  readonly computedOn: string;
}

type WrittenOnce<Value> = ColumnType<Value, Value, never>;
type SetByDatabase<Value> = ColumnType<Value, never, never>;

/** A property keeps its own copy of parcel id, shape and vintage: replacing a commune's data never changes it. */
export interface PropertyTable {
  id: SetByDatabase<string>;
  organisation_id: SetByDatabase<string>;
  parcelle_id: WrittenOnce<string>;
  name: string;
  address: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
  status: Generated<PropertyStatus>;
  surface_m2: number | null;
  price_eur: number | null;
  price_low_eur: number | null;
  price_high_eur: number | null;
  score: number | null;
  score_coverage: number | null;
  zone: string | null;
  provenance: ColumnType<Readonly<Record<string, FigureProvenance>>, string | undefined, string>;
  fictional: Generated<boolean>;
  vintage: string;
  geometry: Geometry;
  /** Raised by one at each update, by the database. */
  version: SetByDatabase<number>;
  created_by: WrittenOnce<string | null>;
  updated_by: string | null;
  /** Hidden from then on. */
  deleted_at: ColumnType<Date | null, never, Date | null>;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
  /** The advert that it was added from. */
  listing_id: string | null;
  source: Generated<string>;
  kind: "house" | "land" | "apartment" | "other" | null;
  /** Its parcels were declared of one owner or indivision. */
  one_owner: ColumnType<boolean, never, boolean>;
}

/** One parcel that a property is made of. */
export interface PropertyParcelTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  parcelle_id: WrittenOnce<string>;
  status: "proposed" | "validated";
  surface_m2: number | null;
  vintage: string;
  geometry: Geometry;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
}

/** A lot entered for a property. */
export interface LotTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  number: number;
  kind: string;
  surface_m2: number;
  buildable_m2: number | null;
  price_eur: number;
  status: string;
  description: string;
  works: ColumnType<unknown, string, string>;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** The notes of a property, one text that its members share. */
export interface PropertyNoteTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  text: string;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** A photo of a property: its bytes stand beside the database. */
export interface PropertyPhotoTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  name: WrittenOnce<string>;
  width: WrittenOnce<number>;
  height: WrittenOnce<number>;
  bytes: WrittenOnce<number>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
}

/** A plan of a property: where its metres stand. What is drawn on it stands object by object. */
export interface PlanTable {
  organisation_id: SetByDatabase<string>;
  id: Generated<string>;
  property_id: WrittenOnce<string>;
  name: string;
  description: string | null;
  kind: WrittenOnce<"cadastral" | "division-ai" | "lot-detail" | "other">;
  source: "ign" | "ai-generated" | "user-modified" | "manual";
  /** The parcel that the cadastre drew; null for any other plan. */
  parcelle_id: WrittenOnce<string | null>;
  /** The plan that it was drawn from. */
  base_id: WrittenOnce<string | null>;
  frame: ColumnType<unknown, string, string>;
  surface_m2: number | null;
  vintage: string | null;
  fictional: boolean;
  imported_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Raised by one at each change of what is drawn. */
  revision: ColumnType<number, never, number>;
  /** Raised by one at each change of its name, by the database. */
  version: SetByDatabase<number>;
  deleted_at: ColumnType<Date | null, never, Date | null>;
  created_by: WrittenOnce<string | null>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** One object of a plan. Removed, it keeps its row: whoever has the plan open learns that it went. */
export interface PlanObjectTable {
  organisation_id: SetByDatabase<string>;
  plan_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  /** As the contract of an object has it; null once removed. */
  body: ColumnType<unknown, string | null, string | null>;
  /** Revision of the plan that wrote it last. */
  revision: number;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** Append-only: the application may add and read, nobody may change or remove. */
export interface AuditTable {
  id: SetByDatabase<number>;
  organisation_id: SetByDatabase<string>;
  happened_at: SetByDatabase<Date>;
  actor_id: WrittenOnce<string | null>;
  action: WrittenOnce<string>;
  subject: WrittenOnce<string>;
  facts: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>;
}

/** One row an organisation; without it, the public defaults. */
export interface AssumptionsTable {
  organisation_id: SetByDatabase<string>;
  chosen: ColumnType<unknown, string, string>;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** What was entered for one property, and the last analysis made of it. */
export interface PropertyMoneyTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  costs: ColumnType<unknown, string | undefined, string>;
  analysis: ColumnType<unknown, string | null | undefined, string | null>;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** The scenarios generated for one property, with what was asked. */
export interface DivisionProjectTable {
  id: SetByDatabase<string>;
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  wishes: ColumnType<unknown, string, string>;
  scenarios: ColumnType<unknown, string, string>;
  answer: ColumnType<unknown, string | undefined, string>;
  status: ColumnType<"draft" | "ready" | "approved" | "sent-back", never, "draft" | "ready" | "approved" | "sent-back">;
  chosen: ColumnType<string | null, never, string | null>;
  word: ColumnType<string, never, string>;
  status_by: ColumnType<string | null, never, string | null>;
  status_at: ColumnType<Date | null, never, Date | null>;
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: SetByDatabase<number>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** What an organisation corrects of a public rule, for a zone of a commune. */
export interface RuleCorrectionTable {
  organisation_id: SetByDatabase<string>;
  commune: WrittenOnce<string>;
  zone: WrittenOnce<string>;
  rule: WrittenOnce<string>;
  /** Null: the public rule was given back. */
  value: number | null;
  unit: string;
  reason: string;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** Whether an organisation lets a site of auctions be read. */
export interface AuctionSiteTable {
  organisation_id: SetByDatabase<string>;
  site: WrittenOnce<string>;
  is_on: boolean;
  updated_by: string | null;
  updated_at: ColumnType<Date, Date, Date>;
}

/** The sale that a property was added from. */
export interface PropertyAuctionTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  site: WrittenOnce<string>;
  notice: WrittenOnce<string>;
  lot: WrittenOnce<number>;
  facts: ColumnType<unknown, string, string>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
}

/** What a member prefers in an organisation, and his last visits. */
export interface PreferencesTable {
  organisation_id: SetByDatabase<string>;
  user_id: WrittenOnce<string>;
  chosen: ColumnType<unknown, string | undefined, string>;
  visited_at: Date | null;
  previous_visit_at: ColumnType<Date | null, never, Date | null>;
  created_at: SetByDatabase<Date>;
  updated_at: ColumnType<Date, never, Date>;
}

/** A search that a member keeps; what came after `seen_at` is new to him. */
export interface SavedSearchTable {
  organisation_id: SetByDatabase<string>;
  id: SetByDatabase<string>;
  user_id: WrittenOnce<string>;
  kind: WrittenOnce<"annonces" | "parcelles">;
  name: string;
  criteria: ColumnType<unknown, string, never>;
  created_at: SetByDatabase<Date>;
  seen_at: ColumnType<Date, never, Date>;
  /** Parcels: none for a search of adverts. */
  found: readonly string[];
  found_before: readonly string[];
}

/** What an organisation does of a parcel that its searches find. */
export interface ParcelMarkTable {
  organisation_id: SetByDatabase<string>;
  parcelle_id: WrittenOnce<string>;
  is_hidden: Generated<boolean>;
  is_seen: Generated<boolean>;
  assigned_to: ColumnType<string | null, string | null | undefined, string | null>;
  note: Generated<string>;
  note_version: Generated<number>;
  note_by: ColumnType<string | null, string | null | undefined, string | null>;
  note_at: ColumnType<Date, Date | undefined, Date>;
}

/** A key that an organisation brought, sealed. */
export interface SecretTable {
  organisation_id: SetByDatabase<string>;
  name: WrittenOnce<string>;
  sealed: string;
  last_four: string;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** The map captured with the last plan generated for a property. */
export interface DivisionCaptureTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  facts: ColumnType<unknown, string, string>;
  plan: ColumnType<unknown, string, string>;
  is_laid: boolean;
  created_by: string | null;
  created_at: ColumnType<Date, Date, Date>;
}

/** A generation of scenarios under way, or that the server stopped under. */
export interface DivisionGenerationTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  wishes: ColumnType<unknown, string, string>;
  started_by: string | null;
  started_at: ColumnType<Date, Date, Date>;
}

/** A property for sale as a source told it to one organisation. */
export interface ListingTable {
  organisation_id: SetByDatabase<string>;
  id: WrittenOnce<string>;
  source: WrittenOnce<string>;
  commune: string;
  listing: ColumnType<unknown, string, string>;
  candidates: ColumnType<unknown, never, string | null>;
  ground_version: ColumnType<string | null, never, string | null>;
  parcelle_id: string | null;
  confirmed_by: string | null;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  first_seen_at: ColumnType<Date, Date | undefined, never>;
  seen_at: ColumnType<Date, Date | undefined, Date>;
}

/** What members told of a property's file. */
export interface DossierTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  facts: ColumnType<unknown, string, string>;
  version: SetByDatabase<number>;
  updated_by: string | null;
  created_at: SetByDatabase<Date>;
  updated_at: SetByDatabase<Date>;
}

/** A document of a file: a piece by its code, or the proof of an event. */
export interface DossierPieceTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  code: WrittenOnce<string>;
  name: WrittenOnce<string>;
  type: WrittenOnce<string>;
  bytes: WrittenOnce<number>;
  pages: WrittenOnce<number | null>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
}

/** What happened to a file; taken back when it was entered by mistake, never rewritten. */
export interface DossierEventTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  kind: WrittenOnce<string>;
  happened_on: WrittenOnce<string>;
  detail: ColumnType<unknown, string, never>;
  proof_id: WrittenOnce<string | null>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
  taken_back_by: ColumnType<string | null, never, string>;
  taken_back_at: ColumnType<Date | null, never, Date>;
}

/** What was made of a file, by hand or by a job. */
export interface DossierMakingTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  kind: WrittenOnce<"dossier" | "certificat">;
  status: "waiting" | "running" | "completed" | "failed";
  progress: Generated<number>;
  log: ColumnType<unknown, string, string>;
  data_hash: string | null;
  failure: ColumnType<string | null, never, string | null>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
  updated_at: ColumnType<Date, never, Date>;
}

/** What a guest may look at, until when; the secret is kept hashed. */
export interface GuestLinkTable {
  organisation_id: SetByDatabase<string>;
  property_id: WrittenOnce<string>;
  id: WrittenOnce<string>;
  secret_hash: WrittenOnce<string>;
  guest: WrittenOnce<string>;
  blocks: WrittenOnce<readonly string[]>;
  expires_at: WrittenOnce<Date>;
  revoked_at: ColumnType<Date | null, never, Date>;
  openings: ColumnType<number, never, number>;
  opened_at: ColumnType<Date | null, never, Date>;
  created_by: WrittenOnce<string | null>;
  created_at: SetByDatabase<Date>;
}

export interface AppTables {
  "app.division_capture": DivisionCaptureTable;
  "app.division_generation": DivisionGenerationTable;
  "app.auction_site": AuctionSiteTable;
  "app.property_auction": PropertyAuctionTable;
  "app.listing": ListingTable;
  "app.preferences": PreferencesTable;
  "app.saved_search": SavedSearchTable;
  "app.parcel_mark": ParcelMarkTable;
  "app.secret": SecretTable;
  "app.rule_correction": RuleCorrectionTable;
  "app.division_project": DivisionProjectTable;
  "app.assumptions": AssumptionsTable;
  "app.property_money": PropertyMoneyTable;
  "app.property": PropertyTable;
  "app.property_parcel": PropertyParcelTable;
  "app.lot": LotTable;
  "app.property_note": PropertyNoteTable;
  "app.property_photo": PropertyPhotoTable;
  "app.plan": PlanTable;
  "app.plan_object": PlanObjectTable;
  "app.audit": AuditTable;
  "app.dossier": DossierTable;
  "app.dossier_piece": DossierPieceTable;
  "app.dossier_event": DossierEventTable;
  "app.dossier_making": DossierMakingTable;
  "app.guest_link": GuestLinkTable;
}
