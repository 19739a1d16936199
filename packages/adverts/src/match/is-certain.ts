import type { PreparedGround } from "../prepare/prepare-ground.ts";
import { type Asked, type Clue, hasEnergy } from "./evidence.ts";
import { type Ranked, rankParcels } from "./rank-parcels.ts";
import { weighParcels } from "./weigh-parcels.ts";

/** « I would write to the owner ». */
const SURE = 0.97;
/** With any one clue put aside, the same parcel must still come well before the others. */
const STILL = 0.5;

const saidClues = ({ advert, points, quoted }: Asked): readonly Clue[] => [
  ...(advert.lands.length > 0 || advert.parentLand !== undefined ? ["land" as const] : []),
  ...(points.length > 0 ? ["position" as const] : []),
  ...(hasEnergy(advert) && advert.kind === "house" ? ["diagnosis" as const] : []),
  ...(advert.streets.length > 0 ? ["street" as const] : []),
  ...(quoted.size > 0 ? ["reference" as const] : []),
];

const without = (asked: Asked, clue: Clue): Asked => {
  const { advert } = asked;
  switch (clue) {
    case "land":
      return { ...asked, advert: { ...advert, lands: [], parentLand: undefined } };
    case "position":
      return { ...asked, points: [] };
    case "street":
      return { ...asked, advert: { ...advert, streets: [] } };
    case "reference":
      return { ...asked, quoted: new Set() };
    case "diagnosis":
      return { ...asked, advert: { ...advert, ...NO_DIAGNOSIS } };
  }
};

const NO_DIAGNOSIS = {
  energy: undefined,
  emission: undefined,
  energyClass: undefined,
  emissionClass: undefined,
  built: undefined,
  floor: undefined,
} as const;

/**
 * Whether the first parcel can be taken for certain: the chance is high, several clues of different kinds say so, nothing
 * in the words makes it another kind of thing, and no single clue, were it false, would point to another parcel.
 */
export const isCertain = (asked: Asked, ranked: readonly Ranked[], prepared: PreparedGround): boolean => {
  const [first] = ranked;
  if (first === undefined || first.probability < SURE || first.form === "part") return false;
  if (asked.advert.kind === "house" && asked.advert.nature.flat !== "no") return false;
  const clues = saidClues(asked);
  if (clues.length < 2) return false;
  return clues.every((clue) => {
    const [again] = rankParcels(weighParcels(without(asked, clue), prepared), prepared);
    return again?.at === first.at || (again !== undefined && again.probability < STILL);
  });
};
