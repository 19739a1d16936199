import type { Point, Polygon } from "@lotir/geometry";
import type { LotEnvelope } from "../envelope/lot-envelope.ts";
import type { Program } from "../grammar/program.ts";
import type { FrontTier } from "../ground/ground.ts";
import type { Procedure } from "../procedure/procedure-of.ts";
import type { FrontageGrade } from "../site/site-request.ts";

/** What is left of a lot to live on: strips over it taken off, then all that a 3 m square cannot enter. */
export interface Body {
  readonly polygon: Polygon;
  /** Share of the lot's own area. */
  readonly share: number;
  readonly compactness: number;
  readonly rectangularity: number;
  /** Narrow side of its minimal rectangle, m. */
  readonly width: number;
}

/** A house that already stands too near to an old line, m. */
export interface ExistingGap {
  readonly to: "voie" | "limite";
  readonly measured: number;
  readonly needed: number;
}

/** A building that stays in a lot. Distances in metres. */
export interface StandingBuilding {
  readonly id: string;
  /** What it covers, m² of the plane. */
  readonly area: number;
  /** Absent when its lot has no new line. */
  readonly toNewLine: number | undefined;
  /** Existing non-conformities, which the division neither makes nor mends. */
  readonly gaps: readonly ExistingGap[];
}

/**
 * A shed, a garage or a pool house that stands on a lot: kept with the house of that lot, or to pull down where the lot is
 * sold as vacant. `cutFrom`: the house it belongs to, when that one is in another lot.
 */
export interface Annex {
  readonly id: string;
  /** Ground that it covers on the site, m² of the plane. */
  readonly area: number;
  readonly solidity: "dur" | "leger";
  readonly fate: "kept" | "to-clear";
  readonly cutFrom: string | undefined;
}

/** One lot of a plan. Polygons are in the metres of the request's plane; areas in m². */
export interface Lot {
  readonly number: number;
  readonly polygon: Polygon;
  readonly area: { readonly map: number; readonly ground: number; readonly contenance: number | undefined };
  readonly byParcel: readonly { readonly parcel: string; readonly area: number }[];
  /** Longest unbroken frontage, m. */
  readonly frontage: number;
  readonly body: Body;
  readonly buildings: readonly string[];
  readonly standing: readonly StandingBuilding[];
  readonly keepsHouse: boolean;
  readonly annexes: readonly Annex[];
  readonly envelope: LotEnvelope | undefined;
}

/** The four legal forms of a way in. */
export type AccessForm = "facade" | "drapeau" | "servitude" | "commun";

/** How one lot reaches the road, with what proves it. Lengths in metres. */
export interface AccessWay {
  readonly lot: number;
  readonly form: AccessForm;
  /** The way itself: absent for a plain frontage, whose proof is its length. */
  readonly polygon: readonly Polygon[];
  /** Width everywhere between the road and the lot. */
  readonly width: number;
  readonly length: number;
  readonly dwellings: number;
  /** Servient lots, from the served one to the road. */
  readonly over: readonly number[];
  /** The least sure frontage it relies on. */
  readonly grade: FrontageGrade;
}

/** A face of the partition that is no lot: shared way, or land given to the road. */
export interface CommonFace {
  readonly role: "acces" | "cession";
  readonly polygon: Polygon;
  readonly area: number;
}

export type PlanLabel = "Maximum de lots" | "Équilibré" | "Premium" | "Sans permis d'aménager" | "Sur mesure";

/** A plan a surveyor can draw again: its program of cuts is enough to rebuild everything else. */
export interface Plan {
  readonly program: Program;
  /** What its lots enter by: a plan that needs a private lane, or land that is not loaded, says so. */
  readonly front: FrontTier;
  readonly lots: readonly Lot[];
  /** Ground too large to be a lot: reached as a lot is, said as land to develop, never counted nor priced as one. */
  readonly remainder: Lot | undefined;
  readonly ways: readonly AccessWay[];
  readonly faces: readonly CommonFace[];
  readonly cuts: readonly { readonly from: Point; readonly to: Point; readonly length: number }[];
  readonly procedure: Procedure;
  /** Whether every new lot takes a house under each reading of R.151-21. */
  readonly readings: { readonly lot: boolean; readonly ensemble: boolean };
  /** 0 to 1: shapes of the bodies, the worst lot counting for a quarter. */
  readonly quality: number;
  readonly value: number | undefined;
  readonly labels: readonly PlanLabel[];
}
