import type { Point } from "@lotir/geometry";
import type { Building } from "../island/buildings.ts";
import type { District } from "../island/districts.ts";
import type { Chance } from "../random.ts";
import type { BlockPlot } from "./block-plots.ts";

interface Habit {
  readonly bare: number;
  /** Shares of the plot that the house covers, along the street and in depth. */
  readonly along: readonly [number, number];
  readonly deep: readonly [number, number];
  readonly annexe: number;
}

const HABITS: Partial<Readonly<Record<District, Habit>>> = {
  village: { bare: 0.05, along: [0.97, 1], deep: [0.24, 0.36], annexe: 0.3 },
  faubourg: { bare: 0.07, along: [0.55, 0.85], deep: [0.2, 0.3], annexe: 0.4 },
  pavillons: { bare: 0.11, along: [0.5, 0.68], deep: [0.18, 0.26], annexe: 0.5 },
  villas: { bare: 0.1, along: [0.4, 0.58], deep: [0.2, 0.34], annexe: 0.6 },
  campagne: { bare: 0.9, along: [0.15, 0.3], deep: [0.2, 0.3], annexe: 0.2 },
};

const inside = ([a, b, c, d]: BlockPlot["ground"], u: number, v: number): Point => {
  const mix = (axis: 0 | 1): number =>
    (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
  return [mix(0), mix(1)];
};

const boxIn = (
  ground: BlockPlot["ground"],
  { left, right, near, far }: Record<"left" | "right" | "near" | "far", number>,
): readonly Point[] => [
  inside(ground, left, near),
  inside(ground, right, near),
  inside(ground, right, far),
  inside(ground, left, far),
];

const useOf = (district: District, random: Chance): Pick<Building, "use" | "floors"> => {
  if (district === "campagne") return { use: "grange", floors: 1 };
  const floors = district === "village" ? random.integer(2, 4) : random.integer(1, 2);
  const isShared = (district === "village" && floors > 2) || (district === "faubourg" && random.happens(0.2));
  return { use: isShared ? "immeuble" : "maison", floors };
};

/** What stands on a plot: a house by its street, and perhaps something light at the back of the garden. */
export const buildingsOfPlot = ({ ground }: BlockPlot, district: District, random: Chance): readonly Building[] => {
  const habit = HABITS[district];
  if (habit === undefined || random.happens(habit.bare)) return [];
  const [along, deep] = [random.between(...habit.along), random.between(...habit.deep)];
  const left = (1 - along) * random.between(0.3, 0.7);
  const near = district === "village" ? 0 : random.between(0.1, 0.26);
  const house: Building = {
    outline: boxIn(ground, { left, right: left + along, near, far: near + deep }),
    construction: "dur",
    ...useOf(district, random),
  };
  if (!random.happens(habit.annexe)) return [house];
  const shed: Building = {
    outline: boxIn(ground, { left: 0.08, right: 0.3, near: 0.76, far: 0.88 }),
    use: "annexe",
    construction: random.happens(0.5) ? "leger" : "dur",
    floors: 1,
  };
  return [house, shed];
};
