import type { IsoDate } from "@lotir/units";
import type { ScheduleFailure } from "../calendar/schedule-phases.ts";
import type { DateOutOfLaw } from "../figures/figure.ts";
import type { LotsExceedLand } from "./lots-exceed-land.ts";

/** Why an operation cannot be put in balance. `path` is the place in the document: `lots[1].priceEur`. */
export type OperationFailure =
  | ScheduleFailure
  | { readonly kind: "not-json"; readonly detail: string }
  | { readonly kind: "not-an-object"; readonly path: string }
  | { readonly kind: "not-a-list"; readonly path: string }
  | { readonly kind: "unknown-field"; readonly path: string; readonly known: readonly string[] }
  | { readonly kind: "missing"; readonly path: string }
  | { readonly kind: "not-a-number"; readonly path: string; readonly received: string }
  | { readonly kind: "not-a-text"; readonly path: string }
  | { readonly kind: "not-a-flag"; readonly path: string }
  | {
      readonly kind: "not-a-choice";
      readonly path: string;
      readonly received: string;
      readonly choices: readonly string[];
    }
  | { readonly kind: "not-a-date"; readonly path: string; readonly received: string }
  | { readonly kind: "negative"; readonly path: string; readonly received: number }
  | { readonly kind: "too-small"; readonly path: string; readonly received: number; readonly minimum: number }
  | { readonly kind: "too-large"; readonly path: string; readonly received: number; readonly maximum: number }
  | { readonly kind: "not-whole"; readonly path: string; readonly received: number }
  | { readonly kind: "too-many"; readonly path: string; readonly count: number; readonly maximum: number }
  | { readonly kind: "wrong-version"; readonly received: string }
  | { readonly kind: "both-given"; readonly paths: readonly [string, string] }
  | DateOutOfLaw
  | { readonly kind: "sale-before-purchase"; readonly path: string; readonly date: IsoDate; readonly purchase: IsoDate }
  | { readonly kind: "classified-after-sale"; readonly date: IsoDate; readonly sale: IsoDate }
  | { readonly kind: "nothing-sold" }
  | LotsExceedLand
  | { readonly kind: "lots-exceed-building-land"; readonly lotsM2: number; readonly landM2: number }
  | { readonly kind: "building-land-exceeds-price" }
  | { readonly kind: "parts-exceed-price" }
  | { readonly kind: "margin-part-missing" }
  | { readonly kind: "margin-excluded"; readonly path: string }
  | { readonly kind: "lot-exempt"; readonly path: string }
  | { readonly kind: "building-commitment-of-lotisseur" }
  | { readonly kind: "house-bought-as-land" }
  | { readonly kind: "vat-of-private-owner"; readonly path: string }
  | { readonly kind: "purchase-part-missing"; readonly path: string }
  | { readonly kind: "delays-reversed" };
