import type { Point } from "@lotir/geometry";
import type { Building } from "../island/buildings.ts";
import type { Plot } from "../island/grow-island.ts";
import type { Street } from "../island/street-plan.ts";
import { ZONES, type Zone } from "../island/zones.ts";
import { nodeRings } from "../plane/node-rings.ts";
import {
  HAMLET_PLOTS,
  HAMLET_SHORE,
  HAMLET_STREETS,
  HAMLET_TRACKS,
  type HamletBox,
  type HamletBuilding,
} from "./plots-of-the-hamlet.ts";

/** The hamlet as it stands at sea beside the island. */
export interface Hamlet {
  readonly shore: readonly Point[];
  /** In the order of `HAMLET_PLOTS`. */
  readonly plots: readonly Plot[];
  readonly streets: readonly Street[];
  readonly zone: Zone;
}

const STREET_WIDTH = 8;
const TRACK_WIDTH = 4;
/** A sheet of its own: no quarter of an island counts so far. */
const SECTION = 9_999;
const TURN = (14 * Math.PI) / 180;
const SLANT = 0.07;
/** Metres of sea between the island and the hamlet. */
const STRAIT = 60;
const SIZE = { along: 256, across: 208 };

type Placing = (at: Point) => Point;

// Turned and slanted: straight lines stay straight, and no limit runs along an axis or at a right angle to another.
const placingAround = (middle: Point): Placing => {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  return ([x, y]) => {
    const [u, v] = [x - SIZE.along / 2 + SLANT * y, y - 54];
    return [middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos];
  };
};

const corners = ({ x: [x0, x1], y: [y0, y1] }: HamletBox): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** In the corner of the island's frame that is farthest from its coasts, or beyond it where all are too near. */
const middleBeside = (coasts: readonly (readonly Point[])[]): Point => {
  const land = coasts.flat();
  const [xs, ys] = [land.map(([x]) => x), land.map(([, y]) => y)];
  const reach = Math.hypot(SIZE.along, SIZE.across) / 2;
  const frame = {
    x: [Math.min(...xs) + SIZE.along / 2, Math.max(...xs) - SIZE.along / 2],
    y: [Math.min(...ys) + SIZE.across / 2, Math.max(...ys) - SIZE.across / 2],
  };
  const away = (at: Point): number => Math.min(...land.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
  const candidates = frame.x.flatMap((x) => frame.y.map((y): Point => [x, y]));
  const [first = [0, 0]] = candidates.toSorted((a, b) => away(b) - away(a));
  let at: Point = first;
  while (away(at) < reach + STRAIT) {
    const far = Math.hypot(...at) || 1;
    at = [at[0] + (10 * at[0]) / far, at[1] + (10 * at[1]) / far];
  }
  return at;
};

const FLOORS: Readonly<Record<HamletBuilding["kind"], Pick<Building, "use" | "construction" | "floors">>> = {
  maison: { use: "maison", construction: "dur", floors: 1 },
  garage: { use: "annexe", construction: "dur", floors: 1 },
  cabanon: { use: "annexe", construction: "leger", floors: 1 },
};

const frontingOn = ({ y }: HamletBox): number | undefined => {
  if (y[0] === 4 || y[1] === -4) return 0;
  if (y[1] === 150) return 2;
  return undefined;
};

/**
 * The hamlet beside an island: plots of the kinds that real land showed, in a zone of houses, on streets numbered after
 * the island's.
 */
export const hamletBeside = (coasts: readonly (readonly Point[])[], firstStreet: number): Hamlet => {
  const place = placingAround(middleBeside(coasts));
  const streets = HAMLET_STREETS.map(
    ({ centre }, rank): Street => ({
      number: firstStreet + rank,
      rank: "rue",
      width: STREET_WIDTH,
      centre: centre.map(place),
      isPrivate: false,
    }),
  );
  const tracks = HAMLET_TRACKS.map(
    ({ centre }, rank): Street => ({
      number: firstStreet + HAMLET_STREETS.length + rank,
      rank: "chemin",
      width: TRACK_WIDTH,
      centre: centre.map(place),
      isPrivate: true,
    }),
  );
  // Seven decimals of a degree: a corner that stands on a neighbour's side has to be a corner of his too.
  const [shore = [], ...rings] = nodeRings([HAMLET_SHORE, ...HAMLET_PLOTS].map(corners));
  return {
    shore: shore.map(place),
    plots: HAMLET_PLOTS.map((drawn, rank): Plot => {
      const fronting = frontingOn(drawn);
      return {
        ring: { points: (rings[rank] ?? corners(drawn)).map(place), sides: [] },
        district: "pavillons",
        section: SECTION,
        quarter: -1,
        zone: ZONES.UC,
        street: fronting === undefined ? undefined : firstStreet + fronting,
        buildings: drawn.buildings.map(({ kind, ...box }) => ({ outline: corners(box).map(place), ...FLOORS[kind] })),
      };
    }),
    streets: [...streets, ...tracks],
    zone: ZONES.UC,
  };
};
