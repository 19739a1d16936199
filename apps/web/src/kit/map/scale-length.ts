/** Spec 1 §9: the bar takes one of these lengths so that it measures 100 to 200 px, otherwise 50 m. */
const STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500];
/** Beyond the specification's steps, for a map that shows a whole commune. */
const FAR_STEPS = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const FALLBACK = 50;
const SHORTEST_PX = 100;
const LONGEST_PX = 200;

const EQUATOR_M = 40_075_016.686;
const TILE_PX = 512;

/** Ground metres per screen pixel at a latitude (Web Mercator, MapLibre's 512 px tiles). */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);

export const scaleLength = (metresPerPx: number): number =>
  [...STEPS, ...FAR_STEPS].find((length) => {
    const px = length / metresPerPx;
    return px >= SHORTEST_PX && px <= LONGEST_PX;
  }) ?? FALLBACK;
