import { readListingLine } from "./read-listing-line.ts";

/** What share of the lines of a list says each thing, once read. */
export interface ListingShares {
  readonly lines: number;
  readonly place: number;
  readonly date: number;
  readonly hour: number;
  readonly kind: number;
  readonly area: number;
  /** Among the lines that give one. */
  readonly areaOfGiven: number;
  /** Where the day of the week written is that of the date. */
  readonly weekday: number;
}

export const listingShares = (lines: readonly string[]): ListingShares => {
  const given = lines.filter((line) => line.trim() !== "");
  const read = given.map((line) => ({ line, read: readListingLine(line) }));
  const share = (holds: (each: (typeof read)[number]) => boolean, among = read): number =>
    among.length === 0 ? 1 : among.filter(holds).length / among.length;
  return {
    lines: given.length,
    place: share((each) => each.read?.commune != null),
    date: share((each) => each.read?.on != null),
    hour: share((each) => each.read?.at != null),
    kind: share((each) => each.read?.kind != null),
    area: share((each) => each.read?.areaM2 != null),
    areaOfGiven: share(
      (each) => each.read?.areaM2 != null,
      read.filter(({ line }) => line.split(";")[3]?.trim() !== ""),
    ),
    weekday: share((each) => each.read?.weekdayAgrees === true),
  };
};
