import type { MultiPolygon, Point, Polygon } from "@lotir/geometry";

/** One parcelle of the site, in metres of one plane for the whole request. */
export interface SiteParcel {
  readonly id: string;
  readonly polygon: Polygon;
  /** Area written in the cadastre, m²; it is fiscal, and kept apart from the measured ones. */
  readonly contenance?: number;
  readonly owner?: string;
}

/** What lies on the other side of a stretch of the site's boundary. */
export type BoundaryKind = "voie" | "voie-privee" | "chemin" | "eau" | "rail" | "voisin" | "inconnu";

/**
 * How sure a frontage is. A: free and a road's centreline close; B: free, no centreline near (or no road layer);
 * C: over a narrow parcelle that carries a lane (a right of way is needed); D: the centreline touches although a sliver
 * of parcelle lies between.
 */
export type FrontageGrade = "A" | "B" | "C" | "D";

/** A straight stretch of the site's boundary. What no stretch covers is `inconnu`. */
export interface BoundaryPiece {
  readonly from: Point;
  readonly to: Point;
  readonly kind: BoundaryKind;
  readonly grade?: FrontageGrade;
  /** A private lane whose end lies on land that is not loaded. */
  readonly leadsBeyond?: true;
  /** A way that nobody may come in by here: a protected wood or a septic field lies behind it. */
  readonly closed?: true;
}

/** A building, whole, as the source draws it: the engine clips it to the site itself. */
export interface SiteBuilding {
  readonly id: string;
  readonly shape: MultiPolygon;
  readonly solidity: "dur" | "leger";
}

/** What burdens a part of the site. A septic field must stay in the house's lot; nothing is built on any of them. */
export interface SiteConstraint {
  readonly kind: "ebc" | "emplacement-reserve" | "servitude" | "reseau" | "assainissement" | "inondation" | "autre";
  readonly shape: MultiPolygon;
  readonly label?: string;
}

/** What a source did not give: taken for absent by the engine, never by its verdict. */
export type UnreadLayer = "batiments" | "voies" | "prescriptions";

/** Everything the engine is told about the ground. */
export interface SiteRequest {
  readonly parcels: readonly SiteParcel[];
  readonly boundary: readonly BoundaryPiece[];
  readonly buildings: readonly SiteBuilding[];
  readonly constraints: readonly SiteConstraint[];
  /** Metres of the plane per metre of ground (1.0033 in Lambert-93 at Lille): areas are divided by its square. */
  readonly scale: number;
  /** Mean slope as a ratio, or unknown: never taken for flat. */
  readonly slope: number | "inconnue";
  readonly unread?: readonly UnreadLayer[];
  /** Zones over a part of the site, when several share it: the rules given are those of one of them. */
  readonly zones?: readonly string[];
}
