import type { PlanDocument } from "../document/plan-document.ts";
import { type PlanObject, planObject } from "../document/plan-object.ts";
import { labelledRuns } from "./edge-runs.ts";

const INK = "#44403C";

const lengthsOf = ({ id, points }: PlanObject): PlanObject[] =>
  labelledRuns(points).map(({ from, to }, rank) =>
    planObject({
      id: `${id}-longueur-${rank + 1}`,
      kind: "measurement",
      layer: "labels",
      points: [from, to],
      color: INK,
      width: 0,
      fontSize: 12,
      rank,
    }),
  );

/** The plan with the length of the longest walls of its own buildings, for who draws it on paper or on a picture. */
export const withBuildingLengths = ({ frame, objects }: PlanDocument): PlanDocument => ({
  frame,
  objects: [
    ...objects,
    ...objects
      .filter(({ kind, layer, visible }) => kind === "building" && layer === "buildings" && visible)
      .flatMap(lengthsOf),
  ],
});
