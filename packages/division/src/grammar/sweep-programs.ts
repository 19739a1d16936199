import { areaBelow, type Loop, type Region, regionArea } from "@lotir/geometry";
import type { IsFront } from "../access/longest-frontage.ts";
import { directionsOf } from "./directions-of.ts";
import type { Program } from "./program.ts";

/** Degrees between two directions of the fan, besides the ground's own. */
const DEGREES = 2.5;
/** Metres between two lines of one direction, or a hundredth of the ground when that is more. */
const STEP = 0.5;
const MOST_STEPS = 100;
/** Areas people ask for, m²: a lot of exactly that much is tried at either side of every direction. */
const USUAL_AREAS = [150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1_000, 1_200, 1_500];
/** Distances people ask for between a house and a line, m. */
const USUAL_DISTANCES = [0, 1, 2, 2.5, 3, 3.5, 4, 5, 6];

interface Extent {
  readonly low: number;
  readonly high: number;
}

const extentOf = (loop: Loop, nx: number, ny: number): Extent => {
  let [low, high] = [Infinity, -Infinity];
  for (const { x, y } of loop) {
    const t = nx * x + ny * y;
    if (t < low) low = t;
    if (t > high) high = t;
  }
  return { low, high };
};

/** What is swept, areas in m² of the plane; `scale` is that of a metre of ground squared. */
export interface SweptGround {
  readonly buildings: readonly Loop[];
  readonly isFront: IsFront;
  readonly scale: number;
  /** Area under which no lot can hold: lines that leave less are passed over. */
  readonly least: number;
}

interface Direction {
  readonly nx: number;
  readonly ny: number;
  readonly extent: Extent;
}

/** Area below each of the regular lines of a direction, to find where a given area lies without cutting. */
const profileOf = (region: Region, { nx, ny, extent }: Direction): { t: number; below: number }[] => {
  const step = Math.max(STEP, (extent.high - extent.low) / MOST_STEPS);
  const count = Math.floor((extent.high - extent.low) / step);
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = extent.low + step * i;
    return { t, below: areaBelow(region, { nx, ny, t }) };
  });
};

/** Where the area below is exactly the one asked, refined by bisection between two lines of the profile. */
const levelFor = (
  region: Region,
  direction: Direction,
  at: { profile: readonly { t: number; below: number }[]; area: number },
): number | undefined => {
  const after = at.profile.findIndex(({ below }) => below >= at.area);
  const [before, next] = [at.profile[after - 1], at.profile[after]];
  if (before === undefined || next === undefined) return undefined;
  let [low, high] = [before.t, next.t];
  for (let round = 0; round < 16; round += 1) {
    const middle: number = (low + high) / 2;
    if (areaBelow(region, { nx: direction.nx, ny: direction.ny, t: middle }) < at.area) low = middle;
    else high = middle;
  }
  return high;
};

const levelsIn = (region: Region, direction: Direction, ground: SweptGround): number[] => {
  const whole = regionArea(region);
  const profile = profileOf(region, direction);
  const blocks = ground.buildings.map((loop) => extentOf(loop, direction.nx, direction.ny));
  const areas = USUAL_AREAS.map((area) => area * ground.scale).filter((area) => area >= ground.least - 0.01);
  // A hair more than the area asked on its own side: what is rounded on the grid must still hold it.
  const byArea = areas
    .flatMap((area) => [area + 0.02, whole - area - 0.02])
    .flatMap((area) => levelFor(region, direction, { profile, area }) ?? []);
  const byDistance = blocks.flatMap(({ low, high }) => USUAL_DISTANCES.flatMap((each) => [low - each, high + each]));
  const regular = profile.filter(({ below }) => below >= ground.least && whole - below >= ground.least);
  return [...regular.map(({ t }) => t), ...byArea, ...byDistance]
    .filter((t) => !blocks.some((block) => t > block.low + 1e-9 && t < block.high - 1e-9))
    .filter((t) => {
      const below = areaBelow(region, { ...direction, t });
      return below >= ground.least - 0.01 && whole - below >= ground.least - 0.01;
    });
};

/**
 * The last resort for two lots: every straight line of a fan of 2.5 degrees, 50 cm apart and at the usual areas and the
 * usual distances from buildings, that cuts none of them. It is only read when the grammar found nothing, so that a *non*
 * means that a patient surveyor would find nothing either. Lines that leave too little land on a side are passed over.
 */
export const sweepPrograms = (region: Region, ground: SweptGround): Program[] => {
  if (regionArea(region) < 2 * ground.least) return [];
  const fan = Array.from({ length: 180 / DEGREES }, (_, i) => (i * DEGREES * Math.PI) / 180);
  const own = directionsOf(region, ground.isFront, 12);
  return [...own, ...fan].flatMap((normal) => {
    const [nx, ny] = [Math.cos(normal), Math.sin(normal)];
    const direction = { nx, ny, extent: extentOf(region.outer, nx, ny) };
    return levelsIn(region, direction, ground).map(
      (t): Program => ({
        kind: "cut",
        normal,
        place: { by: "distance", at: t },
        below: { kind: "lot", lot: 1 },
        above: { kind: "lot", lot: 2 },
      }),
    );
  });
};
