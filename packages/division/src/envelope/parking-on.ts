import { difference, type MultiPolygon, type Polygon } from "@lotir/geometry";
import { type Footprint, roomFor } from "./largest-rectangle.ts";

/** A parking place as the règlements draw it, m. */
export const PLACE: Footprint = { width: 2.5, depth: 5 };

const rectangleIn = (ground: MultiPolygon, directions: readonly number[], size: Footprint): Polygon | undefined => {
  for (const direction of directions) {
    const corners = roomFor(ground, direction, size);
    if (corners !== undefined) return { outer: corners, holes: [] };
  }
  return undefined;
};

/** Places side by side, nose to tail, then one by one wherever each fits; undefined when they do not all stand. */
const placesOn = (ground: MultiPolygon, directions: readonly number[], count: number): Polygon[] | undefined => {
  const abreast = rectangleIn(ground, directions, { width: PLACE.width * count, depth: PLACE.depth });
  const block = abreast ?? rectangleIn(ground, directions, { width: PLACE.width, depth: PLACE.depth * count });
  if (block !== undefined) return [block];
  const places: Polygon[] = [];
  let left = ground;
  while (places.length < count) {
    const place = rectangleIn(left, directions, PLACE);
    if (place === undefined) return undefined;
    places.push(place);
    left = difference(left, [place]);
  }
  return places;
};

/**
 * Where the cars of a lot stand beside its house: real rectangles on the lot, off the house, the strips over it and what
 * takes no building. The house is tried in both corners of the room it has. Undefined when they do not fit.
 */
export const parkingOn = (
  open: MultiPolygon,
  asked: { readonly houses: readonly Polygon[]; readonly directions: readonly number[]; readonly places: number },
): readonly Polygon[] | undefined => {
  const { houses, directions, places } = asked;
  if (places <= 0) return [];
  const grounds = houses.length === 0 ? [open] : houses.map((house) => difference(open, [house]));
  for (const ground of grounds) {
    const found = placesOn(ground, directions, places);
    if (found !== undefined) return found;
  }
  return undefined;
};
