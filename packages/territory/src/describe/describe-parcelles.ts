import { type ParcelleId, parcelleId } from "@lotir/foncier";
import {
  type FrontageEdge,
  frontageOf,
  type IndexedParcel,
  indexOf,
  intersectionArea,
  type LocalFrame,
  lanesAmong,
  type MultiPolygon,
  neighbourKnownInside,
  offset,
  outlineOf as outlineOfParcels,
  type ParcelIndex,
  type Road,
  roadsOf,
  union,
} from "@lotir/geometry";
import type { WkbShape } from "../shape/read-wkb.ts";
import { type BuildingIndex, buildingIndex } from "./building-index.ts";
import { builtAreas } from "./built-areas.ts";
import {
  type DescribedCommune,
  isMissing,
  type Missing,
  type StoredParcelle,
  type StoredVoie,
} from "./described-commune.ts";
import { type PlacedPrescriptions, placedPrescriptions } from "./placed-prescriptions.ts";
import { onPlane, planeOf } from "./plane.ts";
import { placedZone, type ZoneShare, zonesOver } from "./zone-of.ts";

/** What geometry says of one parcel, before any judgement. Lengths and areas are on the ground. */
export interface DescribedParcelle {
  readonly parcelle: StoredParcelle;
  readonly shape: MultiPolygon;
  readonly frontage: readonly FrontageEdge[];
  /** Metres of limit on a road, grades A and B. */
  readonly frontageM: number;
  /** Metres of limit whose other side is not loaded. */
  readonly frontageUnknownM: number;
  readonly builtM2: number | "unknown";
  readonly zones: readonly ZoneShare[] | Missing;
}

/** What all parcels of the commune share. */
export interface Surroundings {
  readonly commune: DescribedCommune;
  readonly plane: LocalFrame;
  /** Every building of the commune on the plane, found by place; undefined where the layer is missing. */
  readonly buildings: BuildingIndex | undefined;
  readonly prescriptions: PlacedPrescriptions;
  readonly scale: number;
}

const roadOf = (
  { name, nature, width, isPrivate }: StoredVoie,
  plane: LocalFrame,
  line: StoredVoie["lines"][number],
): Road => ({
  line: line.map(plane.toPlanar),
  ...(width === null ? {} : { width }),
  ...(name === null ? {} : { name }),
  ...(nature === null ? {} : { nature }),
  ...(isPrivate === true ? { isPrivate } : {}),
});

/** What rounding leaves open between two grounds that touch, m. */
const SEAM = 0.5;

/** Ground covered by houses and hard annexes above which a thin parcel is nobody's lane, m². */
const BUILT_LANE = 10;

const isBuiltOn = (buildings: BuildingIndex | undefined) =>
  buildings &&
  (({ box, shape }: IndexedParcel): boolean => {
    const hard = buildings.near(box).filter(({ kind }) => kind !== "leger");
    return hard.reduce((sum, building) => sum + intersectionArea(building.shape, shape), 0) >= BUILT_LANE;
  });

const lengthOf = (frontage: readonly FrontageEdge[], grades: readonly string[]): number =>
  frontage.filter(({ grade }) => grades.includes(grade)).reduce((sum, { length }) => sum + length, 0);

type Wanted = (id: ParcelleId) => boolean;

const parcelsOn = (plane: LocalFrame, { parcelles, voisines }: DescribedCommune) => {
  const shapes = parcelles.map((parcelle) => ({ parcelle, shape: onPlane(parcelle.shape, plane) }));
  const beside = voisines.map(({ id, shape }) => ({ id, shape: onPlane(shape, plane) }));
  return { shapes, index: indexOf([...shapes.map(({ parcelle, shape }) => ({ id: parcelle.id, shape })), ...beside]) };
};

/** The commune and what is loaded beyond its limit, as one ground. */
const knownGround = (contour: WkbShape, beside: readonly WkbShape[], plane: LocalFrame): MultiPolygon => {
  const own = onPlane(contour, plane);
  if (beside.length === 0) return own;
  const whole = union(own, ...beside.map((ground) => onPlane(ground, plane)));
  return offset(offset(whole, SEAM, "mitred"), -SEAM, "mitred");
};

/** Everything that the parcels of a commune are looked at against, on its plane. */
const groundOf = (commune: DescribedCommune, wanted: Wanted) => {
  const { batiments, zones, voies, contour, beside = [] } = commune;
  const at = commune.middle ?? commune.parcelles[0]?.centre;
  const plane = planeOf(at ?? [2.5, 46.5]);
  const { shapes, index } = parcelsOn(plane, commune);
  const buildings = isMissing(batiments) ? undefined : buildingIndex(batiments, plane);
  const wantedNear: ParcelIndex["near"] = (box) => index.near(box).filter(({ id }) => wanted(parcelleId(id)));
  const footprints = buildings?.all.map(({ shape }) => shape);
  const limit = isMissing(contour)
    ? outlineOfParcels(index.parcels.map(({ shape }) => shape))
    : knownGround(contour, beside, plane);
  const roads = isMissing(voies)
    ? ("unknown" as const)
    : roadsOf(voies.flatMap((voie) => voie.lines.map((line) => roadOf(voie, plane, line))));
  const neighbourKnownAt = neighbourKnownInside(limit);
  return {
    plane,
    shapes,
    index,
    buildings,
    built: footprints && builtAreas({ near: wantedNear }, footprints),
    zones: isMissing(zones) ? zones : zones.map((zone) => placedZone(zone, onPlane(zone.shape, plane))),
    roads,
    neighbourKnownAt,
    lanes: lanesAmong({ parcels: index, roads, neighbourKnownAt, isBuilt: isBuiltOn(buildings) }),
    scale: at === undefined ? 1 : plane.scaleAt(plane.toPlanar(at)),
  };
};

/** Describes the wanted parcels of a commune (all by default) one after the other: the caller may stop between two. */
export const describeParcelles = (
  commune: DescribedCommune,
  wanted: Wanted = () => true,
): { readonly around: Surroundings; readonly parcelles: Iterable<DescribedParcelle> } => {
  const ground = groundOf(commune, wanted);
  const { plane, shapes, index: neighbours, buildings, built, zones, roads, lanes, neighbourKnownAt, scale } = ground;
  const describe = function* (): Generator<DescribedParcelle> {
    for (const { parcelle, shape } of shapes) {
      const { id } = parcelle;
      if (!wanted(id)) continue;
      const frontage = frontageOf({ parcel: shape, id, neighbours, roads, lanes, neighbourKnownAt, scale });
      yield {
        parcelle,
        shape,
        frontage,
        frontageM: lengthOf(frontage, ["A", "B"]),
        frontageUnknownM: lengthOf(frontage, ["unknown"]),
        builtM2: built === undefined ? "unknown" : (built.get(id) ?? 0) / scale ** 2,
        zones: isMissing(zones) ? zones : zonesOver(shape, zones),
      };
    }
  };
  const prescriptions = placedPrescriptions(commune, plane);
  return { around: { commune, plane, buildings, prescriptions, scale }, parcelles: describe() };
};
