import { cutForArea, type Region, regionArea, splitRegion } from "@lotir/geometry";
import { boxOf } from "../shape/shape-of.ts";

/**
 * The naive method everything is compared with: cut across the long side of the minimal rectangle, in two parts as equal
 * as the number of lots allows, and again. It knows nothing of roads. Tag −1 marks every cut.
 */
export const halveByRectangle = (region: Region, lots: number): Region[] => {
  if (lots <= 1) return [region];
  const { angle } = boxOf(region);
  const first = Math.floor(lots / 2);
  const line = cutForArea(region, { nx: Math.cos(angle), ny: Math.sin(angle) }, (regionArea(region) * first) / lots);
  const { below, above } = splitRegion(region, line, -1);
  const largest = (pieces: readonly Region[]): Region | undefined =>
    [...pieces].sort((a, b) => regionArea(b) - regionArea(a))[0];
  const [low, high] = [largest(below), largest(above)];
  if (low === undefined || high === undefined) return [region];
  return [...halveByRectangle(low, first), ...halveByRectangle(high, lots - first)];
};
