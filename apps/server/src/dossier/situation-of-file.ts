import type { SituationGround } from "@lotir/dossier";
import { readParcelleId, referenceOf } from "@lotir/foncier";
import { type GeojsonShape, type LonLat, type Point, type Polygon, polygonsIn } from "@lotir/geometry";
import { type PlacedFrame, type PlanFrame, placedFrame, planFrameAt } from "@lotir/plan";
import { situationAround } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import type { ReadDossier } from "./read-dossier.ts";

const polygonsOf = (text: string, { toPlan }: PlacedFrame): readonly Polygon[] => {
  // Written by the database, or kept by us.
  const { type, coordinates } = JSON.parse(text) as GeojsonShape;
  return polygonsIn(type, coordinates, ([lon, lat]) => toPlan([lon, lat])) ?? [];
};

const linesOf = (text: string, { toPlan }: PlacedFrame): Point[][] => {
  const { type, coordinates } = JSON.parse(text) as { type: string; coordinates: LonLat[] | LonLat[][] };
  const lines = (type === "LineString" ? [coordinates] : coordinates) as LonLat[][];
  return lines.map((line) => line.map(([lon, lat]) => toPlan([lon, lat])));
};

/** From 1, the motorways, to 6. */
const MAIN = 4;

/** The frame of the plan of the file, so that all its drawings lie on one another; else one at the parcel. */
const frameOf = ({ drawn, parcelle }: ReadDossier): PlanFrame | undefined =>
  drawn?.plan.frame ?? (parcelle === undefined ? undefined : planFrameAt(parcelle.sheet.row.centre));

/** The ground among the streets and in its commune; undefined where the commune is not loaded. */
export const situationOfFile = async (
  { database }: Pick<Lotir, "database">,
  read: ReadDossier,
): Promise<SituationGround | undefined> => {
  const frame = frameOf(read);
  const placed = frame && placedFrame(frame);
  const first = readParcelleId(read.property.parcelleId);
  if (read.parcelle === undefined || placed === undefined || frame === undefined || first === undefined)
    return undefined;
  const ids = read.parcels.map(({ parcelleId }) => parcelleId);
  const around = await situationAround(database.territory, { ids, commune: referenceOf(first).codeInsee });
  return {
    frame,
    site: read.parcels.flatMap(({ geometry }) => polygonsOf(geometry, placed)),
    contour: around.contour === null ? [] : polygonsOf(around.contour, placed),
    roads: around.roads.map(({ name, importance, isPrivate, geometry }) => ({
      name,
      isMain: Number(importance ?? MAIN + 1) <= MAIN,
      isPrivate: isPrivate === true,
      lines: linesOf(geometry, placed),
    })),
    parcels: around.parcels.flatMap(({ geometry }) => polygonsOf(geometry, placed)),
  };
};
