import { type Point, signedArea } from "@lotir/geometry";
import { standsApart, standsInside } from "../plane/clearance.ts";
import { areaOf, type LinedRing } from "../plane/lined-ring.ts";
import { elbow, placed, rectangle } from "../plane/rectangle.ts";
import { splitRing } from "../plane/split-ring.ts";
import { dot, plus, times } from "../plane/vector.ts";
import type { Chance } from "../random.ts";
import type { District } from "./districts.ts";
import { frontOf } from "./plots.ts";

/** One building drawn on a plot. */
export interface Building {
  readonly outline: readonly Point[];
  readonly use: "maison" | "immeuble" | "local" | "annexe" | "grange";
  /** The cadastre's "01", or "02" for what stands without foundations. */
  readonly construction: "dur" | "leger";
  readonly floors: number;
}

interface Habit {
  readonly bare: number;
  readonly width: readonly [number, number];
  readonly depth: readonly [number, number];
  readonly margin: number;
  readonly setback: readonly [number, number];
  readonly wing: number;
}

const HABITS: Readonly<Record<Exclude<District, "village">, Habit>> = {
  faubourg: { bare: 0.07, width: [8, 12.5], depth: [7.5, 10], margin: 0.6, setback: [0.7, 4], wing: 0.2 },
  pavillons: { bare: 0.11, width: [9.5, 15], depth: [8, 10.5], margin: 3, setback: [4.5, 9], wing: 0.4 },
  villas: { bare: 0.09, width: [12, 20], depth: [9, 12.5], margin: 4, setback: [7, 16], wing: 0.6 },
  activites: { bare: 0.12, width: [18, 42], depth: [13, 24], margin: 4, setback: [8, 16], wing: 0.4 },
  campagne: { bare: 0.9, width: [14, 26], depth: [8, 12], margin: 4, setback: [8, 30], wing: 0.4 },
  bois: { bare: 0.975, width: [5, 9], depth: [5, 7], margin: 5, setback: [8, 40], wing: 0 },
};

/** In the village the house is the front of the plot, wall against wall; what is left behind is a court. */
const villageHouse = (plot: LinedRing, random: Chance): readonly Building[] => {
  if (random.happens(0.05)) return [];
  const floors = random.integer(2, 4);
  const use = floors >= 3 && areaOf(plot) > 95 && random.happens(0.6) ? "immeuble" : "maison";
  const whole: Building = { outline: plot.points, use, construction: "dur", floors };
  const front = frontOf(plot);
  if (front === undefined || areaOf(plot) < 75) return [whole];
  const depth = random.between(8.5, 13);
  const at = (u: number): Point => plus(plus(front.origin, times(front.along, u)), times(front.inward, depth));
  const split = splitRing(plot, [at(-300), at(300)], "land");
  const [house, ...more] = split?.right ?? [];
  if (split === undefined || house === undefined || more.length > 0 || areaOf(house) < 28) return [whole];
  return [{ ...whole, outline: house.points }];
};

const shapeOf = (habit: Habit, random: Chance, scale: number): readonly Point[] => {
  const width = random.between(...habit.width) * scale;
  const depth = random.between(...habit.depth) * scale;
  if (!random.happens(habit.wing)) return rectangle(width, depth);
  return elbow({ width, depth }, { width: width * random.between(0.35, 0.5), depth: depth * random.between(0.3, 0.7) });
};

// Most houses stand near the street with the garden behind; some at the far end for the view, some to one side.
const wantedDepth = (habit: Habit, random: Chance, depth: number): number => {
  const near = random.between(...habit.setback);
  const mood = random.next();
  if (mood < 0.66) return near + 5;
  if (mood < 0.86) return depth * random.between(0.35, 0.55);
  return depth - near - 6;
};

const houseOn = (plot: LinedRing, habit: Habit, random: Chance): readonly Point[] | undefined => {
  const front = frontOf(plot);
  const along = front?.along ?? [1, 0];
  const angle = Math.atan2(along[1], along[0]) + random.normal() * 0.03;
  const spread = (axis: Point): readonly [number, number] => {
    const values = plot.points.map((point) => dot(point, axis));
    return [Math.min(...values), Math.max(...values)];
  };
  const inward: Point = front?.inward ?? [0, 1];
  const [lowU, highU] = spread(along);
  const [lowN, highN] = spread(inward);
  const wanted = lowN + wantedDepth(habit, random, highN - lowN);
  for (const scale of [1, 0.86, 0.74, 0.62]) {
    let best: { readonly outline: readonly Point[]; readonly far: number } | undefined;
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const turned = attempt % 4 === 3 ? Math.PI / 2 : 0;
      const shape = shapeOf(habit, random, scale);
      const middle = plus(
        times(along, random.between(lowU, highU)),
        times(inward, attempt < 14 ? wanted + random.normal() * 3 : random.between(lowN, highN)),
      );
      const outline = placed(shape, { middle, angle: angle + turned });
      const far = Math.abs(dot(middle, inward) - wanted);
      if (best !== undefined && far >= best.far) continue;
      if (standsInside(outline, plot.points, habit.margin * Math.min(1, scale + 0.1))) best = { outline, far };
    }
    if (best !== undefined) return best.outline;
  }
  return undefined;
};

interface Wanted {
  readonly shape: readonly Point[];
  readonly use: Building["use"];
  readonly construction: Building["construction"];
}

const wantedAnnexes = (isFarm: boolean, random: Chance): readonly Wanted[] => {
  const wanted: Wanted[] = [];
  if (isFarm) wanted.push({ shape: rectangle(random.between(14, 24), 10), use: "grange", construction: "dur" });
  if (random.happens(0.42))
    wanted.push({ shape: rectangle(random.pick([3.4, 6.2]), 6.1), use: "annexe", construction: "dur" });
  if (random.happens(0.33))
    wanted.push({
      shape: rectangle(random.between(2.3, 4), random.between(2.3, 3.4)),
      use: "annexe",
      construction: "leger",
    });
  return wanted;
};

interface Spot {
  readonly plot: LinedRing;
  readonly angle: number;
  readonly apartFrom: readonly (readonly Point[])[];
}

// A garage, a shed, a barn: anywhere on the plot that is free, a metre from its limits.
const placeFor = (shape: readonly Point[], spot: Spot, random: Chance): readonly Point[] | undefined => {
  const { points } = spot.plot;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  for (let attempt = 0; attempt < 18; attempt += 1) {
    const middle: Point = [
      random.between(Math.min(...xs), Math.max(...xs)),
      random.between(Math.min(...ys), Math.max(...ys)),
    ];
    const outline = placed(shape, { middle, angle: spot.angle });
    const isFree =
      standsInside(outline, points, 1) && spot.apartFrom.every((other) => standsApart(outline, other, 1.2));
    if (isFree) return outline;
  }
  return undefined;
};

const annexesOn = (
  plot: LinedRing,
  around: { readonly house: readonly Point[]; readonly angle: number; readonly isFarm: boolean },
  random: Chance,
): readonly Building[] => {
  const placedSoFar: Building[] = [];
  for (const { shape, use, construction } of wantedAnnexes(around.isFarm, random)) {
    const apartFrom = [around.house, ...placedSoFar.map((each) => each.outline)];
    const outline = placeFor(shape, { plot, angle: around.angle, apartFrom }, random);
    if (outline !== undefined) placedSoFar.push({ outline, use, construction, floors: 1 });
  }
  return placedSoFar;
};

const useOf = (house: readonly Point[], district: District, random: Chance): Pick<Building, "use" | "floors"> => {
  if (district === "activites") return { use: "local", floors: 1 };
  const isBlock = district === "faubourg" && Math.abs(signedArea(house)) > 105 && random.happens(0.35);
  if (isBlock) return { use: "immeuble", floors: 3 };
  return { use: "maison", floors: district === "campagne" || random.happens(0.45) ? 1 : 2 };
};

/** What stands on a plot; nothing where it is bare ground. */
export const buildingsOn = (plot: LinedRing, district: District, random: Chance): readonly Building[] => {
  if (district === "village") return villageHouse(plot, random);
  const habit = HABITS[district];
  if (random.happens(habit.bare)) return [];
  const house = houseOn(plot, habit, random);
  if (house === undefined) return [];
  const isFarm = district === "campagne";
  const main: Building = { outline: house, construction: "dur", ...useOf(house, district, random) };
  const [alongX, alongY] = frontOf(plot)?.along ?? [1, 0];
  return [main, ...annexesOn(plot, { house, angle: Math.atan2(alongY, alongX), isFarm }, random)];
};
