import type { Point } from "@lotir/geometry";
import { type Centre, remoteness } from "../island/districts.ts";
import type { Chance } from "../random.ts";

/** Euros per square metre as they would be on the island: invented, smooth from place to place and year to year. */
export interface PriceSurface {
  /** Of building land. */
  readonly land: (at: Point, date: string) => number;
  /** Of floor, house or flat. */
  readonly floor: (at: Point, date: string) => number;
}

// A market that rose, then paused: index of the first of January of each year.
const INDEX: Readonly<Record<string, number>> = {
  "2021": 1,
  "2022": 1.065,
  "2023": 1.115,
  "2024": 1.105,
  "2025": 1.085,
  "2026": 1.1,
};

const indexAt = (date: string): number => {
  const year = date.slice(0, 4);
  const [from, to] = [INDEX[year] ?? 1, INDEX[String(Number(year) + 1)] ?? 1.1];
  return from + (to - from) * ((Number(date.slice(5, 7)) - 1) / 12);
};

export const priceSurface = (centres: readonly Centre[], random: Chance): PriceSurface => {
  const phase = random.between(0, 6);
  const charm = ([x, y]: Point): number => 1 + 0.09 * Math.sin(x / 410 + phase) + 0.07 * Math.sin(y / 350 - phase);
  const nearness = (at: Point): number => Math.exp(-remoteness(at, centres) / 900);
  return {
    land: (at, date) => (290 + 430 * nearness(at)) * charm(at) * indexAt(date),
    floor: (at, date) => (4_300 + 2_300 * nearness(at)) * charm(at) * indexAt(date),
  };
};
