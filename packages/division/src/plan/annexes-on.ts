import type { Keep } from "../ground/ground.ts";
import type { Site } from "../site/site.ts";
import type { Annex } from "./plan.ts";

/** The annexes that a lot holds, told from its houses, and what becomes of each. */
export const annexesOn = (keeps: readonly Keep[], { obstacles }: Pick<Site, "obstacles">): Annex[] => {
  const held = new Set(keeps.map(({ id }) => id));
  const hasHouse = keeps.some(({ isHouse }) => isHouse);
  return obstacles
    .filter(({ id, role }) => role === "annexe" && held.has(id))
    .map(({ id, area, solidity, house }) => ({
      id,
      area,
      solidity,
      fate: hasHouse ? ("kept" as const) : ("to-clear" as const),
      cutFrom: house === undefined || held.has(house) ? undefined : house,
    }))
    .sort((a, b) => b.area - a.area || (a.id < b.id ? -1 : 1));
};
