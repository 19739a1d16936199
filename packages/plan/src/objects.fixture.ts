import type { Point } from "@lotir/geometry";
import fc from "fast-check";
import { rectangleBetween } from "./document/measure.ts";
import type { PlanDocument } from "./document/plan-document.ts";
import { planFrameAt } from "./document/plan-frame.ts";
import { ANNOTATION_COLORS, type ObjectKind, type PlanObject, planObject } from "./document/plan-object.ts";

export const GROUND: PlanDocument = {
  frame: planFrameAt([7.2, 43.7]),
  objects: [
    planObject({
      id: "parcel-06999000AC0069",
      kind: "parcel",
      layer: "parcels",
      points: rectangleBetween([0, 0], [62.5, 31.25]),
      locked: true,
    }),
  ],
};

/** JSON knows no -0. */
const metres = fc.double({ min: -200, max: 200, noNaN: true }).map((value) => value + 0);
export const point = (): fc.Arbitrary<Point> => fc.tuple(metres, metres);

const LEAST: Partial<Record<ObjectKind, readonly [number, number]>> = {
  line: [2, 12],
  measurement: [2, 6],
  polygon: [3, 12],
  circle: [2, 2],
  text: [1, 1],
};

/** Something that a hand may have drawn. */
export const drawnObject = (): fc.Arbitrary<PlanObject> =>
  fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom("line", "measurement", "polygon", "circle", "text", "rectangle" as const),
      color: fc.constantFrom(...ANNOTATION_COLORS.map(({ value }) => value)),
      width: fc.integer({ min: 1, max: 12 }),
      dash: fc.constantFrom(null, "8 4"),
      rank: fc.integer({ min: 0, max: 50 }),
      visible: fc.boolean(),
      locked: fc.boolean(),
      corners: fc.tuple(point(), point()),
    })
    .chain(({ corners, ...given }) => {
      const [minLength, maxLength] = LEAST[given.kind as ObjectKind] ?? [4, 4];
      const points =
        given.kind === "rectangle"
          ? fc.constant(rectangleBetween(...corners))
          : fc.array(point(), { minLength, maxLength });
      return points.map((drawn) =>
        planObject({
          ...given,
          layer: "annotations",
          points: drawn,
          text: given.kind === "text" ? "Un texte" : null,
        }),
      );
    });
