import { boxOf, distance, type Point, type Polygon, pointOnSurface } from "@lotir/geometry";
import type { Drawing, DrawingFrame, DrawingLayer, Shape } from "../drawing/drawing.ts";

export interface SituationRoad {
  readonly name: string | null;
  /** One line for each piece. */
  readonly lines: readonly (readonly Point[])[];
  readonly isMain: boolean;
  readonly isPrivate: boolean;
}

/** What a situation plan is drawn from, in metres of the frame: the commune's roads and outline, the ground among them. */
export interface SituationGround {
  readonly frame: DrawingFrame;
  readonly site: readonly Polygon[];
  readonly contour: readonly Polygon[];
  readonly roads: readonly SituationRoad[];
  readonly parcels: readonly Polygon[];
}

/** `quarter`: streets and their names around the ground; `commune`: where it stands in the commune. */
export type SituationView = "quarter" | "commune";

interface SituationAbout extends Pick<Drawing, "sources" | "date"> {
  readonly code: string | null;
  readonly lines: readonly string[];
}

const VIEWS = {
  quarter: { title: "Plan de situation dans le quartier", mostNames: 24, withParcels: true },
  commune: { title: "Plan de situation dans la commune", mostNames: 0, withParcels: false },
} as const satisfies Record<SituationView, object>;

/** How far from the ground a street is named, m. */
const NAMED_WITHIN = 900;

const area = ({ outer, holes }: Polygon, style: string): Shape => ({ kind: "area", style, rings: [outer, ...holes] });

const middleOf = (points: readonly Point[]): Point => {
  const { minX, minY, maxX, maxY } = boxOf(points);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
};

/** Each name once, on the point of its street that stands nearest the ground, the nearest streets first. */
const namesOf = (roads: readonly SituationRoad[], centre: Point, most: number): Shape[] => {
  const nearest = new Map<string, { readonly at: Point; readonly far: number }>();
  for (const { name, lines } of roads) {
    if (name === null) continue;
    for (const at of lines.flat()) {
      const far = distance(at, centre);
      if (far < (nearest.get(name)?.far ?? NAMED_WITHIN)) nearest.set(name, { at, far });
    }
  }
  return [...nearest]
    .sort(([, one], [, other]) => one.far - other.far)
    .slice(0, most)
    .map(([text, { at }]) => ({ kind: "text", style: "street-name", at, text }));
};

const roadsLayer = (roads: readonly SituationRoad[]): DrawingLayer => ({
  name: "VOIES",
  context: true,
  shapes: roads.flatMap(({ lines, isMain }) =>
    lines.map((points): Shape => ({ kind: "line", style: isMain ? "road-main" : "road-thin", points })),
  ),
});

/** Ring around the ground, m: seen at once on a map where the ground itself is a point. */
const ringRadius = (site: readonly Polygon[], scale: number): number => {
  const { minX, minY, maxX, maxY } = boxOf(site.flatMap(({ outer }) => outer));
  return Math.max(Math.hypot(maxX - minX, maxY - minY) * 0.75, (scale * 7) / 1000);
};

/** Where the ground is: its streets or its commune around it, the ground marked. */
export const situationDrawing = (
  view: SituationView,
  ground: SituationGround,
  about: SituationAbout,
  scale: number,
): Drawing => {
  const { title, mostNames, withParcels } = VIEWS[view];
  const centre = pointOnSurface(ground.site) ?? middleOf(ground.site.flatMap(({ outer }) => outer));
  const layers: DrawingLayer[] = [
    { name: "COMMUNE", context: true, shapes: ground.contour.map((polygon) => area(polygon, "commune-limit")) },
    {
      name: "ALENTOURS",
      context: true,
      shapes: withParcels ? ground.parcels.map((polygon) => area(polygon, "neighbour")) : [],
    },
    roadsLayer(ground.roads),
    {
      name: "TERRAIN",
      shapes: [
        ...ground.site.map((polygon) => area(polygon, "site")),
        {
          kind: "circle",
          style: "site-ring",
          at: middleOf(ground.site.flatMap(({ outer }) => outer)),
          radius: ringRadius(ground.site, scale),
        },
      ],
    },
    { name: "NOMS", context: true, shapes: namesOf(ground.roads, centre, mostNames) },
  ];
  return {
    frame: ground.frame,
    layers: layers.filter(({ shapes }) => shapes.length > 0),
    title: { title: about.code === null ? title : `${about.code} — ${title}`, lines: about.lines.slice(0, 5) },
    sources: about.sources,
    date: about.date,
  };
};
