const SIDE = 16;
const STROKE = 3;
/** Drawn twice as fine as the screen: crisp on a phone. */
export const HATCHING_RATIO = 2;

const channelsOf = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A square of diagonal strokes that repeats without a seam, as the map takes it. */
export const hatching = (colour: string): { width: number; height: number; data: Uint8ClampedArray } => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const [red, green, blue] = channelsOf(colour);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      if ((x + y) % (SIDE / 2) < STROKE) data.set([red, green, blue, 190], (y * SIDE + x) * 4);
    }
  }
  return { width: SIDE, height: SIDE, data };
};
