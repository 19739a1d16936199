import { distanceBetween, offset, polygonArea, type Region } from "@lotir/geometry";
import { type AccessWidths, widthFor } from "../rules/passage.ts";
import { localPolygon } from "../shape/region-shapes.ts";
import { entryEdges } from "./bent-strip.ts";
import { contactsOf } from "./contacts-of.ts";
import { type IsFront, longestFrontage } from "./longest-frontage.ts";

/** Room for the rounding of arcs and of the grid, m. */
const SLACK = 0.02;
/** What the grid may take off a width, m. */
const ROUNDING = 1e-4;

/** A common face on the road, the tag of the line that cuts it off, and the lots that enter by it. */
export interface CommonWay {
  readonly tag: number;
  readonly lots: readonly number[];
}

/** The line that cuts a face off: cuts are numbered downwards, so it carries the lowest tag of its boundary. */
const ownTag = (common: Region): number => Math.min(0, ...common.outer.map(({ edge }) => edge));

const servedAt = (
  width: number,
  face: { common: Region; lots: readonly Region[] },
  ground: { isFront: IsFront; widths: AccessWidths },
): number[] => {
  const { common, lots } = face;
  if (longestFrontage(common, ground.isFront) < width - ROUNDING) return [];
  const cores = offset([localPolygon(common)], SLACK - width / 2, "round").filter((piece) => polygonArea(piece) > 1e-4);
  const reach = width / 2 + 2 * SLACK;
  const road = entryEdges(common, ground.isFront);
  const open = cores.filter((core) => distanceBetween([core], road) <= reach);
  const tag = ownTag(common);
  return lots.flatMap((lot, index) => {
    const touches = contactsOf(lot, common).some(
      (contact) => contact.tag === tag && contact.length >= widthFor(ground.widths, 1) - ROUNDING,
    );
    return touches && distanceBetween(open, [localPolygon(lot)]) <= reach ? [index] : [];
  });
};

/**
 * The lots a common face serves: it opens on the road, a vehicle of the width that `dwellings` need goes through it (shrunk
 * by half that width it still reaches both), and each lot touches it along the width of an entrance. Undefined without any.
 */
export const commonWay = (
  common: Region,
  lots: readonly Region[],
  ground: { isFront: IsFront; widths: AccessWidths; dwellings: number },
): CommonWay | undefined => {
  const served = servedAt(widthFor(ground.widths, ground.dwellings), { common, lots }, ground);
  return served.length === 0 ? undefined : { tag: ownTag(common), lots: served };
};
