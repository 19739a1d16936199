import type { BuildingHeights } from "@lotir/contract";
import { formatQuantity } from "../../../kit/format.ts";
import { ASSUMED_HEIGHT_M } from "./volume-shapes.ts";

const ASSUMED = `hauteur supposée de ${ASSUMED_HEIGHT_M} m`;

const counted = (count: number): string => formatQuantity(count, "bâtiment existant", "bâtiments existants");

/** What the volumes of standing buildings rest on; undefined while the source is asked. */
export const standingWords = (heights: BuildingHeights | undefined): string => {
  if (heights === undefined)
    return `Bâtiments existants hachurés : emprise vraie, ${ASSUMED} le temps que la source réponde.`;
  const { buildings, status, words, source } = heights;
  if (buildings.length === 0) return "Aucun bâtiment existant.";
  const measured = buildings.filter(({ heightM }) => heightM !== null).length;
  const assumed = buildings.length - measured;
  if (status !== "read")
    return `Bâtiments existants hachurés : emprise vraie, ${ASSUMED}. ${words ?? "Hauteurs inconnues"}.`;
  return [
    measured === 0 ? "" : `${counted(measured)} à la hauteur de ${source}.`,
    assumed === 0 ? "" : `${counted(assumed)} sans hauteur publiée : hachures, ${ASSUMED}.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};
