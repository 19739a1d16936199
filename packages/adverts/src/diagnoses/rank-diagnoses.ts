import { hypotenuse, type Point } from "@lotir/geometry";
import type { Advert } from "../advert.ts";
import type { Diagnosis, Ground } from "../ground/ground.ts";
import { matchAdverts } from "../match/match-adverts.ts";
import { type PreparedGround, prepareGround } from "../prepare/prepare-ground.ts";
import { readAdvert } from "../read/read-advert.ts";

/** A diagnosis that may be of what an advert sells, and how each figure agrees. */
export interface RankedDiagnosis {
  readonly numero: string;
  readonly at: Point;
  readonly address: string;
  readonly madeOn: string | undefined;
  readonly energyClass: string | undefined;
  readonly emissionClass: string | undefined;
  readonly energy: number | undefined;
  readonly emission: number | undefined;
  readonly floor: number | undefined;
  readonly year: number | undefined;
  /** The parcel that it is most likely of; undefined where none is near. */
  readonly parcelle: string | undefined;
  readonly landM2: number | undefined;
  /** French, with the figures: what agrees, then what does not. */
  readonly why: readonly string[];
  readonly against: readonly string[];
  /** From 0 to 1: the share of what is known of both that agrees, each by its weight. */
  readonly agreement: number;
  /** Chance that its parcel is what is sold, all clues together. */
  readonly probability: number;
}

interface Clue {
  readonly weight: number;
  /** 1 agrees, 0 contradicts. */
  readonly fits: number;
  readonly sentence: string;
}

const count = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u202f");

const emissionClue = ({ emissionClass, emission }: Diagnosis, advert: Advert): Clue | undefined => {
  if (emission !== undefined && advert.emission !== undefined) {
    const isSame = Math.round(emission) === Math.round(advert.emission);
    return {
      weight: 3,
      fits: isSame ? 1 : Math.max(0, 1 - Math.abs(emission - advert.emission) / 12),
      sentence: `émissions ${count(emission)} kg/m², annonce ${count(advert.emission)} kg/m²`,
    };
  }
  if (emissionClass === undefined || advert.emissionClass === undefined) return undefined;
  const isSame = emissionClass === advert.emissionClass;
  return {
    weight: 2,
    fits: isSame ? 1 : 0,
    sentence: `classe d'émission ${emissionClass}, annonce ${advert.emissionClass}`,
  };
};

const energyClue = ({ energy }: Diagnosis, advert: Advert): Clue | undefined => {
  if (energy === undefined || advert.energy === undefined) return undefined;
  const isSame = Math.round(energy) === Math.round(advert.energy);
  return {
    weight: 5,
    fits: isSame ? 1 : Math.max(0, 1 - Math.abs(energy - advert.energy) / 25),
    sentence: `consommation ${count(energy)} kWh/m², annonce ${count(advert.energy)} kWh/m²`,
  };
};

const floorClue = ({ floor }: Diagnosis, advert: Advert): Clue | undefined =>
  floor === undefined || advert.floor === undefined
    ? undefined
    : {
        weight: 3,
        fits: Math.max(0, 1 - Math.abs(floor - advert.floor) / (0.14 * advert.floor + 3)),
        sentence: `logement ${count(floor)} m², annonce ${count(advert.floor)} m²`,
      };

const yearClue = ({ year }: Diagnosis, { built }: Advert): Clue | undefined => {
  if (year === undefined || built === undefined) return undefined;
  const away = Math.max(0, built.from - year, year - built.to);
  const told = built.from === built.to ? String(built.from) : `${built.from}–${built.to}`;
  return { weight: 2, fits: Math.max(0, 1 - away / 8), sentence: `construction ${year}, annonce ${told}` };
};

const landClue = (landM2: number | undefined, { lands, parentLand }: Advert): Clue | undefined => {
  const told = parentLand ?? lands[0];
  if (landM2 === undefined || told === undefined) return undefined;
  const closest = [...lands, told].reduce((best, each) =>
    Math.abs(each - landM2) < Math.abs(best - landM2) ? each : best,
  );
  return {
    weight: 4,
    fits: Math.max(0, 1 - Math.abs(closest - landM2) / (0.06 * landM2 + 30)),
    sentence: `terrain de la parcelle ${count(landM2)} m², annonce ${count(closest)} m²`,
  };
};

/** What each figure that contradicts leaves of the agreement of the others. */
const CONTRADICTED = 0.75;

/** Metres: a blurred point is seldom farther. */
const FAR = 900;

const placeClue = (at: Point, points: readonly Point[]): Clue | undefined => {
  if (points.length === 0) return undefined;
  const metres = Math.min(...points.map(([x, y]) => hypotenuse(x - at[0], y - at[1])));
  return {
    weight: 2,
    fits: Math.max(0, 1 - metres / FAR),
    sentence: `à ${metres < 1_000 ? `${count(metres / 10) === "0" ? "moins de 10" : count(Math.round(metres / 10) * 10)} m` : `${(metres / 1_000).toFixed(1).replace(".", ",")} km`} du point de l'annonce`,
  };
};

/** The parcel that holds most of a diagnosis, as they were shared out among the houses around. */
const parcelsOf = ({
  parcels,
}: PreparedGround): ReadonlyMap<number, { readonly at: number; readonly share: number }> => {
  const best = new Map<number, { at: number; share: number }>();
  for (const [at, { owns }] of parcels.entries())
    for (const { diagnosis, share } of owns)
      if (share > (best.get(diagnosis)?.share ?? 0)) best.set(diagnosis, { at, share });
  return best;
};

/** Half a clue of doubt, so that one figure that agrees is not a certainty. */
const agreementOf = (clues: readonly Clue[]): number => {
  const weight = clues.reduce((sum, clue) => sum + clue.weight, 0);
  const agreed = clues.reduce((sum, clue) => sum + clue.weight * clue.fits, 0.75);
  return (agreed / (weight + 1.5)) * CONTRADICTED ** clues.filter(({ fits }) => fits < CONTRADICTS).length;
};

const AGREES = 0.6;
const CONTRADICTS = 0.35;
const MOST = 30;

/**
 * Diagnoses of a class that may be of what an advert sells, those that agree best first: emissions, dwelling, year, ground of
 * the parcel and place, each with its figures. The latest of a dwelling that has several. `Err`-free: an advert that cannot
 * be read gets none.
 */
export const rankDiagnoses = (raw: unknown, ground: Ground, energyClass: string): readonly RankedDiagnosis[] => {
  const prepared = prepareGround(ground);
  const read = readAdvert(raw, { rank: 1, streets: prepared.streetNames });
  if (!read.ok) return [];
  const advert = read.value;
  const centre = advert.town.centre && ground.toPlanar(advert.town.centre);
  const points = advert.points
    .map(ground.toPlanar)
    .filter(([x, y]) => centre === undefined || hypotenuse(centre[0] - x, centre[1] - y) > 40);
  const [match] = matchAdverts([raw], ground);
  const chance = new Map(match?.candidates.map(({ parcelle, probability }) => [parcelle, probability]));
  const best = parcelsOf(prepared);
  const latest = new Map<string, RankedDiagnosis>();
  for (const [rank, diagnosis] of prepared.ground.diagnoses.entries()) {
    if (diagnosis.energyClass !== energyClass) continue;
    const held = best.get(rank);
    const parcel = held === undefined ? undefined : prepared.parcels[held.at];
    const clues = [
      energyClue(diagnosis, advert),
      emissionClue(diagnosis, advert),
      floorClue(diagnosis, advert),
      yearClue(diagnosis, advert),
      landClue(parcel?.areaM2, advert),
      placeClue(diagnosis.at, points),
    ].filter((clue) => clue !== undefined);
    const ranked: RankedDiagnosis = {
      ...diagnosis,
      parcelle: parcel?.id,
      landM2: parcel?.areaM2,
      why: clues.filter(({ fits }) => fits >= AGREES).map(({ sentence }) => sentence),
      against: clues.filter(({ fits }) => fits < CONTRADICTS).map(({ sentence }) => sentence),
      agreement: agreementOf(clues),
      probability: (parcel && chance.get(parcel.id)) ?? 0,
    };
    const key = `${diagnosis.address} ${Math.round(diagnosis.floor ?? 0)}`;
    const known = latest.get(key);
    if (known === undefined || (known.madeOn ?? "") < (diagnosis.madeOn ?? "")) latest.set(key, ranked);
  }
  return [...latest.values()]
    .toSorted((a, b) => b.agreement - a.agreement || (a.numero < b.numero ? -1 : 1))
    .slice(0, MOST);
};
