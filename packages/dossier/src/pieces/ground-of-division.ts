import { letterOf, type Plan, type SiteRequest } from "@lotir/division";
import { intersection, type MultiPolygon, type Point, type Polygon } from "@lotir/geometry";
import type { NamedGround, PieceBuilding, PieceGround, PieceRoad } from "./piece-ground.ts";

/** What the division engine was given and answered, in metres of one plane from `origin`. */
export interface DividedGround {
  readonly epsg: number;
  readonly origin: Point;
  readonly request: SiteRequest;
  /** Where the envelopes count from, on the same plane; without it they are not drawn. */
  readonly siteOrigin: Point | undefined;
  readonly plan: Plan | undefined;
}

type ToGround = (point: Point) => Point;

const ring = (points: readonly Point[], to: ToGround): Point[] => points.map(to);
const shape = ({ outer, holes }: Polygon, to: ToGround): Polygon => ({
  outer: ring(outer, to),
  holes: holes.map((hole) => ring(hole, to)),
});

/** "06999000AB0012" → "AB 12". */
const parcelName = (id: string): string => {
  const [, section, number] = /^.{8}([0-9A-Z]{2})(\d{4})$/.exec(id) ?? [];
  return section === undefined ? id : `${section.replace(/^0/, "")} ${Number(number)}`;
};

const parcelsOf = ({ parcels }: SiteRequest, to: ToGround): NamedGround[] =>
  parcels.map(({ id, polygon }) => ({ name: parcelName(id), polygons: [shape(polygon, to)] }));

const LOOKS = { dur: "building", leger: "light" } as const;

/** Buildings as far as they stand on the ground: the rest is the neighbours'. */
const buildingsOf = ({ parcels, buildings }: SiteRequest, to: ToGround): PieceBuilding[] => {
  const ground: MultiPolygon = parcels.map(({ polygon }) => polygon);
  return buildings.flatMap(({ shape: pieces, solidity }) =>
    intersection(pieces, ground).map(
      (polygon): PieceBuilding => ({ polygon: shape(polygon, to), look: LOOKS[solidity] }),
    ),
  );
};

const roadsOf = ({ boundary }: SiteRequest, to: ToGround): PieceRoad[] =>
  boundary.flatMap(({ from, to: end, kind }) =>
    kind === "voie" || kind === "voie-privee"
      ? [{ name: null, points: ring([from, end], to), isPrivate: kind === "voie-privee" }]
      : [],
  );

const FORMS = { facade: null, drapeau: "Accès", servitude: "Servitude de passage", commun: "Voie commune" } as const;

const widthOf = (width: number, scale: number): string => `${(width / scale).toFixed(2).replace(".", ",")}\u00a0m`;

const waysOf = (plan: Plan, scale: number, to: ToGround): PieceGround["ways"] => [
  ...plan.ways.flatMap(({ form, polygon, width }) =>
    polygon.map((piece) => {
      const name = FORMS[form];
      const kind = form === "servitude" ? ("servitude" as const) : ("way" as const);
      return { polygon: shape(piece, to), kind, text: name === null ? null : `${name} ${widthOf(width, scale)}` };
    }),
  ),
  ...plan.faces.map(({ polygon, role }) => ({
    polygon: shape(polygon, to),
    kind: "way" as const,
    text: role === "cession" ? "Cédé à la voie" : "Voie commune",
  })),
];

const lotsOf = ({ lots, remainder }: Plan, to: ToGround): PieceGround["lots"] =>
  [...lots, ...(remainder === undefined ? [] : [remainder])].map(({ number, polygon, area, keepsHouse }) => ({
    number,
    letter: letterOf(number),
    polygon: shape(polygon, to),
    area: area.ground,
    keepsHouse,
  }));

const envelopesOf = ({ lots }: Plan, from: Point, to: ToGround): Polygon[] =>
  lots.flatMap(({ envelope }) =>
    (envelope?.lot.shape ?? []).map((piece) => shape(piece, ([x, y]) => to([x + from[0], y + from[1]]))),
  );

/** The ground of a file from what the engine was given and answered; without a plan, its present state. */
export const groundOfDivision = ({ epsg, origin, request, siteOrigin, plan }: DividedGround): PieceGround => {
  const { scale } = request;
  const to: ToGround = ([x, y]) => [x / scale, y / scale];
  return {
    frame: { epsg, origin, scale },
    parcels: parcelsOf(request, to),
    neighbours: [],
    buildings: buildingsOf(request, to),
    neighbourBuildings: [],
    roads: roadsOf(request, to),
    lots: plan === undefined ? [] : lotsOf(plan, to),
    newLimits: plan === undefined ? [] : plan.cuts.map(({ from, to: end }) => ring([from, end], to)),
    ways: plan === undefined ? [] : waysOf(plan, scale, to),
    envelopes: plan === undefined || siteOrigin === undefined ? [] : envelopesOf(plan, siteOrigin, to),
    setbacks: [],
    networks: [],
    hydrants: [],
    trees: [],
    accesses: [],
    levels: [],
    surveyed: [],
  };
};
