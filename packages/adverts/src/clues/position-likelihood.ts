/** Shares of points: on the ground itself, moved within a disc of 50 to 500 m, plainly elsewhere. */
const EXACT = 0.33;
const MOVED = 0.64;
const ASTRAY = 0.03;
const LEAST_RADIUS = 50;
const MOST_RADIUS = 500;
/** Metres: a map's pin stands at the gate or on the roof. */
const PIN = 9;
/** m²: an advert astray is anywhere in a commune. */
const ANYWHERE = 12_000_000;

/** What a point says of nothing in particular, per m². */
export const anyPosition = 1 / ANYWHERE;

/** A disc of every radius from 50 to 500 m, its points equally likely: density at a distance from its middle, per m². */
const movedBy = (distance: number): number => {
  if (distance > MOST_RADIUS + 20) return 0;
  const from = Math.max(LEAST_RADIUS, Math.min(distance, MOST_RADIUS - 2));
  return (1 / from - 1 / MOST_RADIUS) / (Math.PI * (MOST_RADIUS - LEAST_RADIUS));
};

/**
 * How likely it is that a thing is shown at a point, per m². `edge`: metres from the point to its parcel; `heart`: to the
 * house, or to the middle of the plot; `areaM2` of the parcel.
 */
export const positionLikelihood = (edge: number, heart: number, areaM2: number): number => {
  const reach = Math.sqrt(Math.min(areaM2, 4_000) / Math.PI) + PIN;
  const exact = Math.exp(-edge / PIN - Math.max(0, heart - reach) / (2 * PIN)) / (Math.PI * reach * reach);
  return EXACT * exact + MOVED * movedBy(heart) + ASTRAY * anyPosition;
};
