/** Beyond it the orders of the areas are too many to be tried: those given and their reverse are. */
const MOST_PERMUTED = 4;

const permutations = (areas: readonly number[]): number[][] =>
  areas.length < 2
    ? [[...areas]]
    : areas.flatMap((area, index) =>
        areas.indexOf(area) < index
          ? []
          : permutations(areas.filter((_, other) => other !== index)).map((rest) => [area, ...rest]),
      );

const largestOf = (areas: readonly number[]): number => areas.indexOf(Math.max(...areas));

/**
 * The areas of `count` lots on a ground of `whole` m², from those asked: lots that were given none share what is left, and
 * where every lot has one the largest takes the difference. Every order up to four lots, two beyond. None where the areas
 * asked leave nothing to the others.
 */
export const askedAreas = (areas: readonly number[], count: number, whole: number): number[][] => {
  const left = whole - areas.reduce((sum, area) => sum + area, 0);
  const others = count - areas.length;
  const largest = largestOf(areas);
  const all =
    others > 0
      ? [...areas, ...Array.from({ length: others }, () => left / others)]
      : areas.map((area, index) => (index === largest ? area + left : area));
  if (all.some((area) => area <= 0)) return [];
  return count > MOST_PERMUTED ? [all, all.toReversed()] : permutations(all);
};
