import { boxesMeet, boxOf, grownBox } from "@lotir/geometry";
import { edgeRuns } from "../cadastre/edge-runs.ts";
import { objectArea } from "../document/measure.ts";
import type { PlanDocument } from "../document/plan-document.ts";
import { type PlanObject, planObject } from "../document/plan-object.ts";

/** Shorter sides of a lot bear no length, m. */
const SHORTEST_SIDE_M = 1;

const sidesOf = ({ id, points }: PlanObject): PlanObject[] =>
  edgeRuns(points)
    .filter(({ length }) => length >= SHORTEST_SIDE_M)
    .map(({ from, to }, rank) =>
      planObject({
        id: `${id}-cote-${rank + 1}`,
        kind: "measurement",
        layer: "labels",
        points: [from, to],
        fontSize: 14,
        rank,
      }),
    );

/** The lots of a plan, in the order of their numbers. */
export const lotsOf = ({ objects }: PlanDocument): readonly PlanObject[] =>
  objects
    .filter(({ kind, facts }) => kind === "lot" && facts.lot !== undefined)
    .toSorted((a, b) => (a.facts.lot?.number ?? 0) - (b.facts.lot?.number ?? 0));

/**
 * The plan of one lot alone: its outline as the ground, the length of each side, what stands on it and crosses it; the
 * other lots and the parcels around it.
 */
export const lotPlan = (division: PlanDocument, lot: PlanObject): PlanDocument => {
  const near = grownBox(boxOf(lot.points), 10);
  const isNear = ({ points }: PlanObject): boolean => boxesMeet(boxOf(points), near);
  const beside = division.objects
    .filter((each) => each.id !== lot.id && (each.kind === "lot" || each.layer === "parcels") && isNear(each))
    .map((each): PlanObject => ({ ...each, layer: "surroundings", fill: null, width: 1, locked: true, facts: {} }));
  const kept = division.objects.filter(
    (each) => (each.layer === "buildings" || each.layer === "ways" || each.layer === "surroundings") && isNear(each),
  );
  const areaM2 = lot.facts.areaM2 ?? objectArea(lot) ?? 0;
  const ground: PlanObject = {
    ...lot,
    layer: "parcels",
    locked: true,
    width: 3,
    facts: { areaM2, lot: lot.facts.lot ?? { number: 1, letter: "A", keepsHouse: false } },
  };
  return { frame: division.frame, objects: [...kept, ...beside, ground, ...sidesOf(lot)] };
};
