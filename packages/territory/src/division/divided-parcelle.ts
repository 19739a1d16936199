import type {
  CorrectableRule,
  DivisionFault,
  DivisionRules,
  DivisionWish,
  LotPrices,
  Program,
  Proposal,
  Remedy,
  SiteAreas,
  SiteRemark,
  SiteRequest,
  Strategy,
} from "@lotir/division";
import type { ParcelleId } from "@lotir/foncier";
import type { Point } from "@lotir/geometry";
import type { ComplianceCell, ZoneRules } from "@lotir/plu";
import type { IsoDate } from "@lotir/units";
import type { Finding } from "./keep-finding.ts";
import type { NoSite } from "./site-of-parcelle.ts";
import type { ToldGround } from "./told-ground.ts";

/** One rule of one zone as an organisation corrects it, and why. */
export interface RuleCorrection {
  readonly zone: string;
  readonly rule: CorrectableRule;
  readonly value: number;
  readonly unit: string;
  readonly reason: string;
}

/** The full engine on one parcel, or on several that touch. */
export interface DivisionAsk {
  readonly id: ParcelleId;
  /** What the organisation that asks knows better of the rules of its commune. */
  readonly corrections?: readonly RuleCorrection[] | undefined;
  /** Other parcels divided with it as one piece of land. */
  readonly joined?: readonly ParcelleId[] | undefined;
  /** What the market gives lots of some areas: the plans are also ranked by what they bring. */
  readonly prices?: LotPrices | undefined;
  /** The law of balances is read at that day, where plans are weighed by what they pay. */
  readonly on?: IsoDate | undefined;
  readonly wish?: DivisionWish | undefined;
  readonly told?: ToldGround | undefined;
  readonly strategy?: Strategy | undefined;
  /** `cleared`: as if every building were pulled down. Kept by default. */
  readonly buildings?: "kept" | "cleared" | undefined;
  /** `ignored`: the engine's own assumptions instead of the zone and its règlement. Obeyed by default. */
  readonly plu?: "obeyed" | "ignored" | undefined;
  /** Also seeks what would give so many lots where there is no plan. */
  readonly remediesFor?: number | undefined;
  /** Draws that program instead of searching: the only plan of the answer, or none where it cannot be drawn. */
  readonly program?: Program | undefined;
}

/** Why there is no piece of land to put to the engine. */
export type NotDivided =
  | { readonly kind: "unknown-parcels"; readonly ids: readonly ParcelleId[] }
  | { readonly kind: "other-commune"; readonly ids: readonly ParcelleId[] }
  | NoSite;

/** Wishes that a plan is drawn with, and must be drawn again with. */
export type AskedWishes = Pick<DivisionAsk, "wish" | "told" | "buildings" | "plu">;

/** What the engine answered, and the plane it speaks in: its points are metres from `origin` in `epsg`. */
export interface DividedParcelle {
  readonly epsg: number;
  readonly origin: Point;
  /** Envelopes are drawn in the site's own frame: their points are metres from here, on the same plane. */
  readonly siteOrigin: Point;
  /** What was put to the engine, in the same plane. */
  readonly request: SiteRequest;
  readonly asked: AskedWishes;
  readonly rules: DivisionRules;
  readonly proposal: Proposal;
  /** The zone that the rules are those of; undefined where the zoning is not known. */
  readonly zoneName: string | undefined;
  /** What the list of the commune should say: only for one parcel, without any wish, under the public rules. */
  readonly finding: Finding | undefined;
  /** The corrections that were obeyed. */
  readonly corrected: readonly RuleCorrection[];
  /** What the règlement says of the zone; undefined while it was not read. */
  readonly zone: ZoneRules | undefined;
  /** For each plan, in the order of the proposal: rule × lot. Empty without a règlement. */
  readonly compliance: readonly (readonly ComplianceCell[])[];
  /** Only when they were asked for. */
  readonly remedies: readonly Remedy[];
  /** What a program drawn again breaks. */
  readonly faults: readonly DivisionFault[];
  readonly areas: SiteAreas;
  readonly remarks: readonly SiteRemark[];
  /** Parcels on which a building of the site also stands. */
  readonly joinable: readonly ParcelleId[];
  readonly ms: number;
}
