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

export interface AppTables {
  "app.rule_correction": RuleCorrectionTable;
  "app.division_project": DivisionProjectTable;
  "app.assumptions": AssumptionsTable;
  "app.property_money": PropertyMoneyTable;
  "app.property": PropertyTable;
  "app.audit": AuditTable;
}
