/** A seeded stream of chance: the same seed gives the same stream on every machine. */
export interface Chance {
  /** From 0 included to 1 excluded. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly integer: (low: number, high: number) => number;
  /** Normal, mean 0, standard deviation 1. */
  readonly normal: () => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Another stream, unmoved by how much is drawn from this one. */
  readonly branch: (name: string) => Chance;
}

// FNV-1a, to turn a name into 32 bits.
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

// Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, enough for a landscape.
const mulberry = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const chance = (seed: string): Chance => {
  const next = mulberry(hashOf(seed));
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    happens: (probability) => next() < probability,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError("Nothing to pick from");
      return value;
    },
    branch: (name) => chance(`${seed}/${name}`),
  };
};
