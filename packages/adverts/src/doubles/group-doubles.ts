/** What tells that two adverts are of the same property; what one does not say is null. */
export interface Comparable {
  readonly id: string;
  readonly kind: string;
  readonly priceEur: number | null;
  readonly floorM2: number | null;
  readonly landM2: number | null;
  readonly rooms: number | null;
  readonly builtYear: number | null;
  readonly energy: number | null;
  /** The parcel behind it, when it is known. */
  readonly parcelle: string | null;
}

const CLOSE_PRICE = 0.08;
const CLOSE_FLOOR_M2 = 2;
const CLOSE_LAND = 0.03;

const near = (a: number | null, b: number | null, most: (of: number) => number): boolean | undefined =>
  a === null || b === null ? undefined : Math.abs(a - b) <= most(Math.max(a, b));

/** Each clue agrees, contradicts, or is not known of both. */
const cluesOf = (a: Comparable, b: Comparable): readonly (boolean | undefined)[] => [
  near(a.floorM2, b.floorM2, () => CLOSE_FLOOR_M2),
  near(a.landM2, b.landM2, (land) => Math.max(10, land * CLOSE_LAND)),
  near(a.builtYear, b.builtYear, () => 0),
  near(a.energy, b.energy, () => 0),
];

/**
 * Whether two adverts are plainly of the same property: the same parcel, or prices that are near with two other clues that
 * agree and none that contradicts. Bare plots have only their ground: it must then be the same to the metre.
 */
export const areDoubles = (a: Comparable, b: Comparable): boolean => {
  if (a.parcelle !== null && b.parcelle !== null) return a.parcelle === b.parcelle;
  if (a.kind !== b.kind) return false;
  if (near(a.priceEur, b.priceEur, (price) => price * CLOSE_PRICE) !== true) return false;
  const clues = cluesOf(a, b);
  if (clues.includes(false)) return false;
  if (a.kind === "land") return a.landM2 !== null && a.landM2 === b.landM2;
  return clues.filter((clue) => clue === true).length >= 2;
};

/** Adverts of the same property together, in the order of the first of each; the whole list is in the groups, each once. */
export const groupDoubles = <Advert extends Comparable>(adverts: readonly Advert[]): readonly (readonly Advert[])[] => {
  const groups: Advert[][] = [];
  const byBucket = new Map<string, Advert[][]>();
  // Prices apart by more than they may be are never compared: a thousand adverts stay quick.
  const bucketOf = ({ priceEur }: Comparable): number => Math.floor(Math.log(Math.max(1, priceEur ?? 1)) / CLOSE_PRICE);
  for (const advert of adverts) {
    const own = bucketOf(advert);
    const keys = advert.parcelle === null ? [] : [advert.parcelle];
    const places = [own - 1, own, own + 1, own + 2].map(String).concat(keys);
    const known = places.flatMap((place) => byBucket.get(place) ?? []);
    const home = known.find((group) => group.every((other) => areDoubles(other, advert)));
    const group = home ?? [];
    if (home === undefined) groups.push(group);
    group.push(advert);
    for (const place of [String(own), ...keys]) {
      const there = byBucket.get(place) ?? [];
      if (!there.includes(group)) byBucket.set(place, [...there, group]);
    }
  }
  return groups;
};
