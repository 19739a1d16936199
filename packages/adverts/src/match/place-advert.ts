import type { Point } from "@lotir/geometry";
import type { Advert } from "../advert.ts";
import { communesTold, namedStrength } from "../read/place-in-words.ts";
import { bareName } from "../read/plain-words.ts";

export interface Surroundings {
  readonly codeInsee: string;
  readonly name: string | undefined;
  readonly otherTowns: readonly string[];
  /** Where the advert says it is, towns' centres left out. */
  readonly points: readonly Point[];
  /** Metres from a point to the nearest parcel of the commune. */
  readonly outside: (point: Point) => number;
}

/** A point may be moved by 500 m: only farther than that is it surely of another commune. */
const SURELY_OUT = 520;

const wordsBalance = ({ text, title }: Advert, { name, otherTowns }: Surroundings, field: string): number => {
  const here = name === undefined ? 0 : Math.max(namedStrength(text, name), namedStrength(title, name));
  const mine = bareName(name ?? "");
  const others = [...new Set([...otherTowns, field])].filter(
    (town) => bareName(town) !== mine && bareName(town).length > 3,
  );
  const told = communesTold(text).some(
    (town) => mine !== "" && bareName(town) !== mine && !bareName(town).startsWith(mine),
  );
  const elsewhere = Math.max(told ? 3 : 0, ...others.map((town) => namedStrength(text, town)), 0);
  return here === elsewhere ? 0 : here > elsewhere ? here : -elsewhere;
};

const pointBalance = ({ points, outside }: Surroundings): number => {
  if (points.length === 0) return 0;
  const least = Math.min(...points.map(outside));
  if (least > SURELY_OUT) return -4;
  return least <= 0 ? 2.2 : least > 150 ? -0.7 : 0;
};

/** Suburbs and sectors (« Bordeaux Sud Est ») are no town: only a code, or a name with a town's own code, speaks. */
const fieldBalance = ({ town }: Advert, { codeInsee, name, otherTowns }: Surroundings): number => {
  if (town.insee !== undefined) return town.insee === codeInsee ? 1 : -1.5;
  const bare = bareName(town.name).replace(/\s*\d{5}$/, "");
  if (name !== undefined && bare.replaceAll(" ", "") === bareName(name).replaceAll(" ", "")) return 1;
  if (otherTowns.some((other) => bareName(other) === bare)) return -1.5;
  if (town.zipcode !== undefined && town.zipcode.slice(0, 2) !== codeInsee.slice(0, 2)) return -1.5;
  return 0;
};

/** Whether an advert is of the commune: words and point outweigh the town in the field, which is often the agency's. */
export const isInCommune = (advert: Advert, around: Surroundings): boolean => {
  const words = wordsBalance(advert, around, advert.town.name.replace(/\s*\(?\d{5}\)?/, ""));
  return words + pointBalance(around) + fieldBalance(advert, around) >= 0;
};
