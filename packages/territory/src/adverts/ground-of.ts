import type { Diagnosis, Ground, GroundBuilding, GroundParcel } from "@lotir/adverts";
import {
  type Box,
  boundingBox,
  centroid,
  type MultiPolygon,
  multiPolygonArea,
  pointInMultiPolygon,
} from "@lotir/geometry";
import { buildingIndex, type PlacedBuilding } from "../describe/building-index.ts";
import { type DescribedCommune, isMissing } from "../describe/described-commune.ts";
import { onPlane, planeOf } from "../describe/plane.ts";
import type { KnownOfCommune } from "./advert-question.ts";
import type { StoredDiagnosis } from "./find-diagnoses.ts";

/** A building is of the parcel that holds its middle. */
const buildingsIn = (
  shape: MultiPolygon,
  box: Box,
  near: (box: Box) => readonly PlacedBuilding[],
): readonly GroundBuilding[] =>
  near(box).flatMap((building) => {
    const centre = centroid(building.shape);
    return centre !== undefined && pointInMultiPolygon(centre, shape)
      ? [{ areaM2: multiPolygonArea(building.shape), centre }]
      : [];
  });

/** A loaded commune as adverts are held against it; undefined when it has no parcel. */
export const groundOf = (
  commune: DescribedCommune,
  { name, diagnoses, otherTowns }: KnownOfCommune,
): Ground | undefined => {
  const at = commune.middle ?? commune.parcelles[0]?.centre;
  if (at === undefined) return undefined;
  const plane = planeOf(at);
  const { near } = buildingIndex(isMissing(commune.batiments) ? [] : commune.batiments, plane);
  const parcels = commune.parcelles.flatMap((parcelle): GroundParcel[] => {
    const shape = onPlane(parcelle.shape, plane);
    const areaM2 = parcelle.contenance ?? parcelle.areaM2;
    if (shape.length === 0 || areaM2 <= 0) return [];
    const buildings = buildingsIn(shape, boundingBox(shape), near);
    return [{ id: parcelle.id, areaM2, shape, centre: plane.toPlanar(parcelle.centre), buildings }];
  });
  return {
    codeInsee: commune.codeInsee,
    name,
    parcels,
    diagnoses: diagnoses.filter(({ type }) => type === "maison").map((filed) => onGround(filed, plane.toPlanar)),
    otherTowns,
    toPlanar: plane.toPlanar,
  };
};

const onGround = (filed: StoredDiagnosis, toPlanar: Ground["toPlanar"]): Diagnosis => ({
  numero: filed.numero,
  madeOn: filed.madeOn,
  at: toPlanar(filed.at),
  isStreetOnly: filed.isStreetOnly,
  address: filed.address,
  floor: filed.floor,
  year: filed.year,
  energyClass: filed.energyClass,
  emissionClass: filed.emissionClass,
  energy: filed.energy,
  emission: filed.emission,
});
