import type { DivisionPlan } from "@lotir/contract";
import type { DrawnDivision } from "./division-shapes.ts";
import { TINTS } from "./division-shapes.ts";

/** What nobody measured: a house is taken to be this tall, and drawn hatched. */
export const ASSUMED_HEIGHT_M = 6;
/** Spec 2 §9, where the règlement was not read: R+1, 7 m to the ridge. */
export const DEFAULT_HEIGHT_M = 7;
/** Lots lie on the ground: just thick enough for their edge to be seen. */
const LOT_THICKNESS_M = 0.25;

type Shape = DivisionPlan["lots"][number]["geometry"];

interface Volume {
  readonly type: "Feature";
  readonly properties: { readonly kind: "lot" | "envelope" | "building"; readonly tint: number; readonly top: number };
  readonly geometry: Shape;
}

/** Lots flat, what may be built over them up to the height allowed, and what stands there: all at true size, in metres. */
export const volumeShapes = ({ plan, buildings }: DrawnDivision, heightM: number) => ({
  type: "FeatureCollection" as const,
  features: [
    ...plan.lots.map(
      ({ geometry, number }): Volume => ({
        type: "Feature",
        properties: { kind: "lot", tint: (number - 1) % TINTS, top: LOT_THICKNESS_M },
        geometry,
      }),
    ),
    ...plan.lots.flatMap(({ envelope, number }): Volume[] =>
      envelope === null
        ? []
        : [
            {
              type: "Feature",
              properties: { kind: "envelope", tint: (number - 1) % TINTS, top: heightM },
              geometry: envelope,
            },
          ],
    ),
    ...buildings.map(
      ({ geometry }): Volume => ({
        type: "Feature",
        properties: { kind: "building", tint: 0, top: ASSUMED_HEIGHT_M },
        geometry,
      }),
    ),
  ],
});
