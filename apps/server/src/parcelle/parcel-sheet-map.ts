import { type Drawing, styleOf } from "@lotir/dossier";
import { boxOf, type GeojsonShape, type Point, type Polygon, pointOnSurface, polygonsIn } from "@lotir/geometry";
import { placedFrame, planFrameAt } from "@lotir/plan";
import { groundAround, type ParcelleSheet, situationAround } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

/** What is seen beside the ground, as a part of it; and at least, m. */
const BESIDE = 0.45;
const LEAST_BESIDE_M = 15;
/** The widest frame of the page, of its height. */
const WIDE = 1.75;

const area = ({ outer, holes }: Polygon, style: string) => ({ kind: "area", style, rings: [outer, ...holes] }) as const;

/** Blank around the ground: a shape that is not drawn, and that the view holds whole. */
const viewOf = (site: readonly Polygon[]) => {
  const { minX, minY, maxX, maxY } = boxOf(site.flatMap(({ outer }) => outer));
  const high = maxY - minY + 2 * Math.max(LEAST_BESIDE_M, (maxY - minY) * BESIDE);
  const wide = Math.max(maxX - minX + 2 * Math.max(LEAST_BESIDE_M, (maxX - minX) * BESIDE), high * WIDE);
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const corner = (east: -1 | 1, north: -1 | 1): Point => [x + (east * wide) / 2, y + (north * high) / 2];
  return { outer: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], holes: [] } satisfies Polygon;
};

/** The parcel among its neighbours, its roads and its buildings, in metres of the ground; undefined where it has no place. */
export const parcelSheetMap = async (
  { database }: Pick<Lotir, "database">,
  { id, commune, sheet, geometry }: ParcelleSheet,
  today: string,
): Promise<Drawing | undefined> => {
  const frame = planFrameAt(sheet.row.centre);
  const placed = frame && placedFrame(frame);
  if (frame === undefined || placed === undefined) return undefined;
  const polygonsOf = (text: string): readonly Polygon[] => {
    // Written by the database.
    const { type, coordinates } = JSON.parse(text) as GeojsonShape;
    return polygonsIn(type, coordinates, ([lon, lat]) => placed.toPlan([lon, lat])) ?? [];
  };
  const site = polygonsOf(geometry);
  const { parcels, buildings } = await groundAround(database.territory, { ids: [id], commune, marginM: 120 });
  const { roads } = await situationAround(database.territory, { ids: [id], commune });
  const neighbours = parcels.filter((each) => each.id !== id);
  return {
    frame,
    styles: { view: styleOf({ stroke: null, fill: null }) },
    layers: [
      {
        name: "ALENTOURS",
        context: true,
        shapes: neighbours.flatMap((each) => {
          const polygons = polygonsOf(each.geometry);
          const at = pointOnSurface(polygons);
          const text = `${each.section} ${Number(each.numero)}`;
          const name = at === undefined ? [] : [{ kind: "text", style: "neighbour", at, text } as const];
          return [...polygons.map((polygon) => area(polygon, "neighbour")), ...name];
        }),
      },
      {
        name: "VOIES",
        context: true,
        shapes: roads.slice(0, MOST_ROADS).flatMap((road) => {
          const { type, coordinates } = JSON.parse(road.geometry) as {
            type: string;
            coordinates: [number, number][] | [number, number][][];
          };
          const lines = (type === "LineString" ? [coordinates] : coordinates) as [number, number][][];
          return lines.map((line) => ({
            kind: "line" as const,
            style: "road-thin",
            points: line.map(([lon, lat]) => placed.toPlan([lon, lat])),
          }));
        }),
      },
      { name: "TERRAIN", shapes: site.map((polygon) => area(polygon, "site")) },
      {
        name: "BATIMENTS",
        context: true,
        shapes: buildings.flatMap((building) =>
          polygonsOf(building.geometry).map((polygon) => area(polygon, "building")),
        ),
      },
      { name: "CADRE", shapes: [area(viewOf(site), "view")] },
    ],
    title: { title: sheet.row.section, lines: [] },
    sources: [],
    date: today,
  };
};

const MOST_ROADS = 200;
