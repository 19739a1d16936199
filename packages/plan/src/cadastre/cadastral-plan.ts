import { boxOf, type GeojsonShape, type LonLat, type Point, type Polygon, polygonsIn } from "@lotir/geometry";
import type { PlanLayer } from "../document/layers.ts";
import type { PlanDocument } from "../document/plan-document.ts";
import { type PlacedFrame, placedFrame, planFrameAt } from "../document/plan-frame.ts";
import { type PlanObject, planObject } from "../document/plan-object.ts";
import { buildingTypeOf, type Solidity } from "./building-type.ts";

export interface CadastralParcel {
  readonly id: string;
  /** "AC 69". */
  readonly name: string;
  readonly areaM2: number | null;
  readonly geometry: GeojsonShape;
}

export interface CadastralBuilding {
  readonly solidity: Solidity;
  readonly areaM2: number;
  readonly geometry: GeojsonShape;
}

/** What a cadastral plan is drawn from, in degrees: the ground itself, and what is shown around it. */
export interface CadastralGround {
  readonly parcels: readonly CadastralParcel[];
  readonly buildings: readonly CadastralBuilding[];
  readonly nearParcels: readonly CadastralParcel[];
  readonly nearBuildings: readonly CadastralBuilding[];
}

const NEAR_INK = "#8A9490";
const PARCEL_INK = "#1E2A27";
const BUILDING_INK = "#5C534A";
const BUILDING_FILL = "#B9AE9D";
const NEAR_BUILDING_FILL = "#DAD3C7";

const piecesOf = (geometry: GeojsonShape, frame: PlacedFrame): readonly Polygon[] =>
  polygonsIn(geometry.type, geometry.coordinates, ([lon, lat]) => frame.toPlan([lon, lat])) ?? [];

const centreOf = (geometry: GeojsonShape): LonLat | undefined => {
  const pieces = polygonsIn(geometry.type, geometry.coordinates) ?? [];
  const { minX, minY, maxX, maxY } = boxOf(pieces.flatMap(({ outer }): readonly Point[] => outer));
  return Number.isFinite(minX) ? [(minX + maxX) / 2, (minY + maxY) / 2] : undefined;
};

const drawn = (
  pieces: readonly Polygon[],
  { id, ...given }: Pick<PlanObject, "id" | "kind" | "layer"> & Partial<PlanObject>,
): PlanObject[] =>
  pieces.map(({ outer, holes }, piece) =>
    planObject({ ...given, id: piece === 0 ? id : `${id}-${piece + 1}`, points: outer, holes, locked: true }),
  );

const parcelObjects = (parcels: readonly CadastralParcel[], layer: PlanLayer, frame: PlacedFrame): PlanObject[] =>
  parcels.flatMap(({ id, name, areaM2, geometry }, rank) =>
    drawn(piecesOf(geometry, frame), {
      id: `parcel-${id}`,
      kind: "parcel",
      layer,
      text: name,
      rank,
      color: layer === "parcels" ? PARCEL_INK : NEAR_INK,
      width: layer === "parcels" ? 3 : 1,
      facts: areaM2 === null ? { parcelId: id } : { parcelId: id, areaM2 },
    }),
  );

const buildingObjects = (buildings: readonly CadastralBuilding[], layer: PlanLayer, frame: PlacedFrame): PlanObject[] =>
  buildings.flatMap(({ solidity, areaM2, geometry }, rank) =>
    drawn(piecesOf(geometry, frame), {
      id: `${layer === "buildings" ? "building" : "near-building"}-${rank + 1}`,
      kind: "building",
      layer,
      rank: 1_000 + rank,
      color: layer === "buildings" ? BUILDING_INK : NEAR_INK,
      fill: layer === "buildings" ? BUILDING_FILL : NEAR_BUILDING_FILL,
      width: 1,
      facts: { building: buildingTypeOf(solidity, areaM2), areaM2 },
    }),
  );

/** The plan of some parcels as the cadastre draws them; undefined when none of them has a shape. */
export const cadastralPlan = (ground: CadastralGround): PlanDocument | undefined => {
  const centre = ground.parcels.map(({ geometry }) => centreOf(geometry)).find((place) => place !== undefined);
  if (centre === undefined) return undefined;
  const frame = planFrameAt(centre);
  const placed = placedFrame(frame);
  if (placed === undefined) return undefined;
  const objects = [
    ...parcelObjects(ground.nearParcels, "surroundings", placed),
    ...buildingObjects(ground.nearBuildings, "surroundings", placed),
    ...parcelObjects(ground.parcels, "parcels", placed),
    ...buildingObjects(ground.buildings, "buildings", placed),
  ];
  return { frame, objects };
};
