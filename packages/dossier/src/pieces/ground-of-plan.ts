import { type Polygon, polygonArea } from "@lotir/geometry";
import type { PlanDocument, PlanObject } from "@lotir/plan";
import { knownOnPlan } from "./known-on-plan.ts";
import type { NamedGround, PieceBuilding, PieceGround } from "./piece-ground.ts";

const polygonOf = ({ points, holes }: PlanObject): Polygon => ({ outer: points, holes });

const BUILDING_LOOKS = { house: "building", other: "building", garage: "light", shed: "light", pool: "pool" } as const;

const groundsOf = (objects: readonly PlanObject[]): NamedGround[] => {
  const grounds = new Map<string, NamedGround>();
  for (const object of objects) {
    const id = object.facts.parcelId ?? object.id;
    const known = grounds.get(id);
    grounds.set(id, {
      name: known?.name ?? object.text ?? "",
      polygons: [...(known?.polygons ?? []), polygonOf(object)],
    });
  }
  return [...grounds.values()];
};

/** What a plan knows of the ground of a file, with what people and the surveyor put on it. */
export const groundOfPlan = ({ frame, objects }: PlanDocument): PieceGround => {
  const visible = objects.filter((object) => object.visible && object.points.length > 1);
  const closed = visible.filter((object) => object.closed && object.points.length > 2);
  const of = (kind: PlanObject["kind"], around: boolean): PlanObject[] =>
    closed.filter((object) => object.kind === kind && (object.layer === "surroundings") === around);
  return {
    frame,
    parcels: groundsOf(of("parcel", false)),
    neighbours: groundsOf(of("parcel", true)),
    buildings: of("building", false).map(
      (object): PieceBuilding => ({
        polygon: polygonOf(object),
        look: BUILDING_LOOKS[object.facts.building ?? "other"],
      }),
    ),
    neighbourBuildings: of("building", true).map(polygonOf),
    roads: visible
      .filter(({ kind, closed: isClosed }) => kind === "road" && !isClosed)
      .map(({ text, points }) => ({ name: text, points, isPrivate: false })),
    lots: closed.flatMap((object) => {
      const { lot } = object.facts;
      if (object.kind !== "lot" || lot === undefined) return [];
      const polygon = polygonOf(object);
      return [{ ...lot, polygon, area: object.facts.areaM2 ?? polygonArea(polygon) }];
    }),
    newLimits: visible.filter(({ kind }) => kind === "limit").map(({ points }) => points),
    ways: closed
      .filter(({ kind }) => kind === "way")
      .map((object) => ({ polygon: polygonOf(object), kind: "way", text: object.text })),
    envelopes: [],
    setbacks: [],
    accesses: [],
    ...knownOnPlan(objects),
  };
};
