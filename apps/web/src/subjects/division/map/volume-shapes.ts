import type { BuildingHeights, DivisionPlan } from "@lotir/contract";
import type { DrawnDivision } from "./division-shapes.ts";
import { TINTS } from "./division-shapes.ts";

/** What nobody measured: a building is taken to be this tall, and drawn hatched. */
export const ASSUMED_HEIGHT_M = 6;
/** Lots lie on the ground: just thick enough for their edge to be seen. */
const LOT_THICKNESS_M = 0.25;

type Shape = DivisionPlan["lots"][number]["geometry"];

interface Volume {
  readonly type: "Feature";
  readonly properties: {
    readonly kind: "lot" | "envelope" | "building" | "assumed";
    readonly tint: number;
    readonly top: number;
  };
  readonly geometry: Shape;
}

export type Standing = BuildingHeights["buildings"];

/** What stands there: measured where it was, else assumed; all assumed while the heights are not known. */
const standingShapes = ({ buildings }: DrawnDivision, measured: Standing | undefined): Volume[] =>
  (measured ?? buildings.map(({ geometry }) => ({ geometry, heightM: null }))).map(({ geometry, heightM }) => ({
    type: "Feature",
    properties: { kind: heightM === null ? "assumed" : "building", tint: 0, top: heightM ?? ASSUMED_HEIGHT_M },
    geometry,
  }));

interface Heights {
  /** Up to where one may build, in metres. */
  readonly allowed: number;
  readonly standing: Standing | undefined;
}

/** Lots flat, what may be built over them up to the height allowed, and what stands there: all at true size, in metres. */
export const volumeShapes = (division: DrawnDivision, { allowed, standing }: Heights) => ({
  type: "FeatureCollection" as const,
  features: [
    ...division.plan.lots.map(
      ({ geometry, number }): Volume => ({
        type: "Feature",
        properties: { kind: "lot", tint: (number - 1) % TINTS, top: LOT_THICKNESS_M },
        geometry,
      }),
    ),
    ...division.plan.lots.flatMap(({ envelope, number }): Volume[] =>
      envelope === null
        ? []
        : [
            {
              type: "Feature",
              properties: { kind: "envelope", tint: (number - 1) % TINTS, top: allowed },
              geometry: envelope,
            },
          ],
    ),
    ...standingShapes(division, standing),
  ],
});
