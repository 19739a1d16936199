import type { DivisionPlan, Parcel } from "@lotir/contract";
import type { Point, Polygon } from "@lotir/geometry";
import { formatArea, formatLength } from "../../../kit/format.ts";
import { labelPlace } from "../../../kit/map/label-place.ts";

/** A plan to draw over its parcel, with the buildings that stand there. */
export interface DrawnDivision {
  readonly parcelId: string;
  readonly plan: DivisionPlan;
  readonly buildings: Parcel["buildings"];
}

type Shape = DivisionPlan["lots"][number]["geometry"];

type Line = { readonly type: "LineString"; readonly coordinates: [number, number][] };
type Place = { readonly type: "Point"; readonly coordinates: [number, number] };

interface Feature {
  readonly type: "Feature";
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: Shape | Line | Place;
}

export interface DivisionShapes {
  readonly type: "FeatureCollection";
  readonly features: Feature[];
}

/** Lots wear the tints in turn. */
export const TINTS = 6;

const feature = (geometry: Feature["geometry"], properties: Feature["properties"]): Feature => ({
  type: "Feature",
  properties,
  geometry,
});

const polygonsOf = (shape: Shape): Polygon[] =>
  (shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates).map(([outer = [], ...holes]) => ({
    outer: outer.map(([x = 0, y = 0]): Point => [x, y]),
    holes: holes.map((hole) => hole.map(([x = 0, y = 0]): Point => [x, y])),
  }));

const lotShapes = (plan: DivisionPlan): Feature[] =>
  plan.lots.map(({ geometry, number }) => feature(geometry, { kind: "lot", tint: (number - 1) % TINTS }));

const frontageWords = (metres: number): string => (metres > 0 ? `façade ${formatLength(metres)}` : "sans façade");

/** The map draws narrow spaces without any width. */
const spaced = (text: string): string => text.replaceAll("\u202f", "\u00a0");

const lotLabels = ({ plan, buildings }: DrawnDivision): Feature[] =>
  plan.lots.flatMap(({ geometry, letter, areaM2, frontageM, keepsHouse }) => {
    const ways = plan.access.flatMap((way) => (way.geometry === null ? [] : polygonsOf(way.geometry)));
    const at = labelPlace(polygonsOf(geometry), [...buildings.flatMap((each) => polygonsOf(each.geometry)), ...ways]);
    if (at === undefined) return [];
    const house = keepsHouse ? "\nmaison conservée" : "";
    const detail = spaced(`${formatArea(areaM2)}\n${frontageWords(frontageM)}${house}`);
    return [feature({ type: "Point", coordinates: [at[0], at[1]] }, { kind: "label", letter, detail })];
  });

/** Everything of a plan that the map draws, told apart by `kind`. */
export const divisionShapes = (division: DrawnDivision): DivisionShapes => {
  const { plan, buildings } = division;
  return {
    type: "FeatureCollection",
    features: [
      ...lotShapes(plan),
      ...plan.faces.map(({ geometry, role }) => feature(geometry, { kind: role })),
      ...plan.access.flatMap(({ geometry }) => (geometry === null ? [] : [feature(geometry, { kind: "acces" })])),
      ...buildings.map(({ geometry }) => feature(geometry, { kind: "house" })),
      ...plan.lots.flatMap(({ envelope }) => (envelope === null ? [] : [feature(envelope, { kind: "envelope" })])),
      ...plan.cuts.map(({ line }) =>
        feature({ type: "LineString", coordinates: line.map(([lon, lat]) => [lon, lat]) }, { kind: "cut" }),
      ),
      ...lotLabels(division),
    ],
  };
};

/** West, south, east and north of a plan; undefined for a plan without a lot. */
export const boundsOfPlan = (plan: DivisionPlan): [number, number, number, number] | undefined => {
  const points = plan.lots.flatMap(({ geometry }) => polygonsOf(geometry).flatMap(({ outer }) => outer));
  if (points.length === 0) return undefined;
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};
