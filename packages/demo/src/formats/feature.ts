import type { Position } from "../place/ground.ts";

export type Geometry =
  | { readonly type: "Point"; readonly coordinates: Position }
  | { readonly type: "LineString"; readonly coordinates: readonly (readonly number[])[] }
  | { readonly type: "Polygon"; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

export interface Feature {
  readonly type: "Feature";
  readonly id?: string;
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, unknown>>;
}
