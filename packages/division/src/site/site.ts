import type { Loop, MultiPolygon, Origin, Region } from "@lotir/geometry";
import type { BoundaryKind, FrontageGrade, SiteConstraint, SiteRequest } from "./site-request.ts";

/** What the edges of a site carry: `edges[tag]` of any corner whose tag is zero or more. */
export interface EdgeFact {
  readonly kind: BoundaryKind;
  readonly grade?: FrontageGrade;
  readonly leadsBeyond?: true;
  readonly closed?: true;
  /** Beyond it nothing is loaded, and a plan enters there: it then keeps its distance from it as from a road. */
  readonly isEntered?: true;
}

/** The part of a building that stands on the site, in metres of the local frame. */
export interface Obstacle {
  readonly id: string;
  readonly loops: readonly Loop[];
  readonly area: number;
  readonly solidity: "dur" | "leger";
  /** Area of the same building that stands on other land, when more than 5 m² and 5 % of it do. */
  readonly straddles: number | undefined;
  readonly role: BuildingRole;
  /** The house that an annex belongs to. */
  readonly house?: string | undefined;
}

/**
 * `maison`: a house, which keeps a lot; `annexe`: a shed, a garage, a pool house, which goes with a house or is pulled
 * down; `debord`: the edge of a neighbour's building, which is nobody's to move.
 */
export type BuildingRole = "maison" | "annexe" | "debord";

/** Remarks about the ground that do not stop the engine and that people must read. */
export type SiteRemark =
  | { readonly kind: "straddling-building"; readonly building: string; readonly outside: number }
  | { readonly kind: "contenance-differs"; readonly ratio: number }
  | { readonly kind: "different-owners"; readonly owners: readonly string[] }
  | { readonly kind: "unknown-slope" }
  | { readonly kind: "steep"; readonly slope: number }
  | { readonly kind: "mended-joints"; readonly moved: number };

/** Three areas that never mix: as drawn on the plane, on the ground, and as the cadastre writes it (all m²). */
export interface SiteAreas {
  readonly map: number;
  readonly ground: number;
  readonly contenance: number | undefined;
  /** contenance / ground, when known. */
  readonly ratio: number | undefined;
}

/** A site ready to be cut: on the grid, in a local frame, its edges tagged. */
export interface Site {
  readonly request: SiteRequest;
  readonly origin: Origin;
  /** On the integer grid. */
  readonly region: Region;
  /** The same in metres of the local frame. */
  readonly ground: Region;
  readonly edges: readonly EdgeFact[];
  readonly obstacles: readonly Obstacle[];
  readonly constraints: readonly { readonly kind: SiteConstraint["kind"]; readonly shape: MultiPolygon }[];
  readonly areas: SiteAreas;
  readonly remarks: readonly SiteRemark[];
}

/** Why a request cannot be a site. */
export type SiteFailure =
  | { readonly kind: "no-parcel" }
  | { readonly kind: "not-a-number"; readonly where: string }
  | { readonly kind: "not-simple"; readonly parcel: string }
  | { readonly kind: "apart"; readonly touching: "nowhere" | "at-a-point" }
  | { readonly kind: "too-many-corners"; readonly corners: number; readonly most: number }
  | { readonly kind: "too-wide"; readonly extent: number; readonly most: number }
  | { readonly kind: "no-area" };
