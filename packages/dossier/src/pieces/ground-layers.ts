import { difference, type Polygon, pointOnSurface, polygonArea, signedArea } from "@lotir/geometry";
import { edgeRuns } from "@lotir/plan";
import { frenchArea } from "../compose/french-length.ts";
import type { DrawingLayer, Shape } from "../drawing/drawing.ts";
import { lotStyle } from "../drawing/style.ts";
import type { NamedGround, PieceGround } from "./piece-ground.ts";

const area = ({ outer, holes }: Polygon, style: string): Shape => ({ kind: "area", style, rings: [outer, ...holes] });

const named = (ground: readonly NamedGround[], style: string): Shape[] =>
  ground.flatMap(({ name, polygons }) => {
    const at = pointOnSurface(polygons);
    const outlines = polygons.map((polygon) => area(polygon, style));
    return at === undefined ? outlines : [...outlines, { kind: "text", style, at, text: name } as const];
  });

const LOOKS = { building: "building", light: "building-light", removed: "building-removed", pool: "pool" } as const;

/** Shorter runs are corners of the cadastre that a sheet cannot write. */
const SHORTEST_RUN = 0.5;

/** Each side of outlines with its length, written inside; a side that two share is written once. */
export const sideDimensions = (polygons: readonly Polygon[]): Shape[] => {
  const seen = new Set<string>();
  return polygons.flatMap(({ outer }) => {
    const ring = signedArea(outer) < 0 ? outer.toReversed() : outer;
    return edgeRuns(ring).flatMap(({ from, to, length }): Shape[] => {
      const key = [from, to]
        .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
        .sort()
        .join("/");
      if (length < SHORTEST_RUN || seen.has(key)) return [];
      seen.add(key);
      return [{ kind: "dimension", style: "dimension", from, to }];
    });
  });
};

const around = ({ neighbours, neighbourBuildings }: PieceGround): DrawingLayer => ({
  name: "ALENTOURS",
  context: true,
  shapes: [...named(neighbours, "neighbour"), ...neighbourBuildings.map((polygon) => area(polygon, "building-light"))],
});

/** A road goes far beyond the ground: it is around it. */
const roads = (ground: PieceGround): DrawingLayer => ({
  name: "VOIES",
  context: true,
  shapes: ground.roads.flatMap(({ name, points, isPrivate }): Shape[] => {
    const style = isPrivate ? "private-road" : "road";
    const middle = points[Math.floor(points.length / 2)];
    const line: Shape = { kind: "line", style, points };
    return name === null || middle === undefined
      ? [line]
      : [line, { kind: "text", style: "label", at: middle, text: name }];
  }),
});

const parcels = (ground: PieceGround, withNames: boolean): DrawingLayer => ({
  name: "PARCELLES",
  shapes: withNames
    ? named(ground.parcels, "parcelle")
    : ground.parcels.flatMap(({ polygons }) => polygons.map((polygon) => area(polygon, "parcelle"))),
});

const buildings = (ground: PieceGround): DrawingLayer => ({
  name: "BATIMENTS",
  shapes: ground.buildings.map(({ polygon, look }) => area(polygon, LOOKS[look])),
});

const buildingDimensions = (ground: PieceGround): DrawingLayer => ({
  name: "COTES_BATIMENTS",
  shapes: sideDimensions(ground.buildings.filter(({ look }) => look === "building").map(({ polygon }) => polygon)),
});

const lots = (ground: PieceGround): DrawingLayer => ({
  name: "LOTS",
  shapes: ground.lots.map(({ number, polygon }) => area(polygon, lotStyle(number))),
});

const lotNames = (ground: PieceGround): DrawingLayer => ({
  name: "LOTS_NOMS",
  shapes: ground.lots.flatMap(({ letter, polygon, area: measured, keepsHouse }): Shape[] => {
    // Beside its house, not on it, where there is room.
    const free = difference(
      [polygon],
      ground.buildings.map((building) => building.polygon),
    );
    const at = pointOnSurface(free) ?? pointOnSurface([polygon]);
    const text = `Lot ${letter}\n${frenchArea(measured)}${keepsHouse ? "\n(maison conservée)" : ""}`;
    return at === undefined ? [] : [{ kind: "text", style: "strong-label", at, text }];
  }),
});

const lotDimensions = (ground: PieceGround): DrawingLayer => ({
  name: "COTES",
  shapes: sideDimensions(ground.lots.map(({ polygon }) => polygon)),
});

const newLimits = (ground: PieceGround): DrawingLayer => ({
  name: "LIMITES_NOUVELLES",
  shapes: ground.newLimits.map((points) => ({ kind: "line", style: "new-limit", points })),
});

const ways = (ground: PieceGround): DrawingLayer => ({
  name: "ACCES_SERVITUDES",
  shapes: [
    ...ground.ways.flatMap(({ polygon, kind, text }): Shape[] => {
      const at = pointOnSurface([polygon]);
      const outline = area(polygon, kind);
      return text === null || at === undefined ? [outline] : [outline, { kind: "text", style: "label", at, text }];
    }),
    ...ground.accesses.map((at) => ({ kind: "symbol", style: "access", symbol: "access", at }) as const),
  ],
});

const envelopes = (ground: PieceGround): DrawingLayer => ({
  name: "IMPLANTATION_INFORMATION",
  shapes: [
    ...ground.envelopes.map((polygon) => area(polygon, "envelope")),
    ...ground.setbacks.map((points) => ({ kind: "line", style: "setback", points }) as const),
  ],
});

const networks = (ground: PieceGround): DrawingLayer => ({
  name: "RESEAUX",
  shapes: [
    ...ground.networks.map(({ kind, points }) => ({ kind: "line", style: kind, points }) as const),
    ...ground.hydrants.map(
      ({ at, text }) =>
        ({ kind: "symbol", style: "hydrant", symbol: "hydrant", at, ...(text === null ? {} : { text }) }) as const,
    ),
  ],
});

const trees = (ground: PieceGround): DrawingLayer => ({
  name: "ARBRES",
  shapes: ground.trees.map(
    ({ at, text }) =>
      ({ kind: "symbol", style: "tree", symbol: "tree", at, ...(text === null ? {} : { text }) }) as const,
  ),
});

const levels = (ground: PieceGround): DrawingLayer => ({
  name: "ALTITUDES",
  shapes: ground.levels.map(({ at, altitude, source }) => ({
    kind: "symbol",
    style: `level-${source}`,
    symbol: "level",
    at,
    altitude,
    text: altitude.toFixed(2).replace(".", ","),
  })),
});

const surveyed = (ground: PieceGround): DrawingLayer => ({
  name: "RELEVE_GEOMETRE",
  context: true,
  shapes: ground.surveyed.map((points) => ({ kind: "line", style: "surveyed-line", points })),
});

/** The layers that pieces are composed of; one that has nothing is left out by the piece. */
export const GROUND_LAYERS = {
  around,
  roads,
  parcels: (ground: PieceGround) => parcels(ground, false),
  namedParcels: (ground: PieceGround) => parcels(ground, true),
  buildings,
  buildingDimensions,
  lots,
  lotNames,
  lotDimensions,
  newLimits,
  ways,
  envelopes,
  networks,
  trees,
  levels,
  surveyed,
} as const;
export type GroundLayer = keyof typeof GROUND_LAYERS;

/** What the parcels measure on the drawing, m² of ground. */
export const groundArea = ({ parcels: grounds }: PieceGround): number =>
  grounds.reduce((sum, { polygons }) => sum + polygons.reduce((total, polygon) => total + polygonArea(polygon), 0), 0);
