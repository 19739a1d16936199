import { hypotenuse } from "@lotir/geometry";
import { anyLand, landLikelihood, landsLikelihood, partLikelihood } from "../clues/land-likelihood.ts";
import { anyPosition, positionLikelihood } from "../clues/position-likelihood.ts";
import { distanceToParcel } from "../ground/distance-to-parcel.ts";
import type { PreparedGround, PreparedParcel } from "../prepare/prepare-ground.ts";
import { type Asked, energyEvidence, houseLikelihood, nowhereLikelihood, streetsLikelihood } from "./evidence.ts";

/** What is sold, if it is on this parcel: the parcel alone, a plot of it, or with a neighbour. */
export type Form = "alone" | "part" | "pair";

export interface Weighed {
  /** Rank of the parcel. */
  readonly at: number;
  /** Rank of the parcel sold with it. */
  readonly with: number | undefined;
  readonly form: Form;
  readonly probability: number;
}

/** Chance that a quoted reference is right, and how many others it may be instead. */
const QUOTED_RIGHT = 0.93;
/** Things that are on no parcel that we know, or so badly told that nothing fits. */
const NOWHERE = 0.03;

/** Shares of what is sold, by what the words say. */
const formShares = ({ advert }: Asked): Readonly<Record<Form, number>> => {
  if (advert.nature.isPair) return { alone: 0.1, part: 0.01, pair: 0.89 };
  if (advert.parentLand !== undefined) return { alone: 0.04, part: 0.95, pair: 0.01 };
  if (advert.nature.isDivision && advert.kind === "plot") return { alone: 0.1, part: 0.89, pair: 0.01 };
  return advert.kind === "plot" ? { alone: 0.92, part: 0.06, pair: 0.02 } : { alone: 0.96, part: 0.005, pair: 0.035 };
};

const positionOf = ({ points }: Asked, parcel: PreparedParcel): number =>
  points.reduce((product, point) => {
    const heart = hypotenuse(point[0] - parcel.heart[0], point[1] - parcel.heart[1]);
    // Beyond the widest disc only the parcel's own extent could bring it near.
    const edge = heart > 2_000 ? heart : distanceToParcel(point, parcel);
    return product * positionLikelihood(edge, heart, parcel.areaM2);
  }, 1);

const quotedOf = ({ quoted }: Asked, ids: readonly string[], all: number): number => {
  if (quoted.size === 0) return 1;
  return ids.some((id) => quoted.has(id)) ? QUOTED_RIGHT / quoted.size : (1 - QUOTED_RIGHT) / all;
};

const part = ({ advert }: Asked, { areaM2 }: PreparedParcel): number => {
  const { lands, parentLand } = advert;
  const whole = parentLand === undefined ? 1 : landLikelihood(parentLand, areaM2);
  return whole * (lands.length === 0 ? 0.3 : partLikelihood(lands, areaM2));
};

/** Before any clue: houses stand on built parcels; a plot of a division is taken from a built one as readily as not. */
const prior = ({ advert }: Asked, parcel: PreparedParcel, form: Form): number => {
  if (form === "part") return parcel.areaM2 < 300 ? 0.02 : 1;
  return advert.kind === "house" ? parcel.asHouse : parcel.asPlot;
};

/** The chance of each parcel, in each form, given all clues at once; the rest is that it is none of them. */
export const weighParcels = (asked: Asked, prepared: PreparedGround): readonly Weighed[] => {
  const { advert } = asked;
  const { parcels } = prepared;
  const known = prepared.streetNames.size;
  const evidence = energyEvidence(advert, prepared);
  const forms = formShares(asked);
  const totals = {
    whole: Math.max(
      1,
      parcels.reduce((sum, parcel) => sum + prior(asked, parcel, "alone"), 0),
    ),
    part: Math.max(
      1,
      parcels.reduce((sum, parcel) => sum + prior(asked, parcel, "part"), 0),
    ),
  };
  const isHouse = advert.kind === "house";
  // A property of origin that the words tell is nobody's own ground where nothing is taken from one.
  const untaken = advert.parentLand === undefined ? 1 : anyLand(advert.parentLand);
  const told = (parcel: PreparedParcel): number =>
    positionOf(asked, parcel) *
    (isHouse ? houseLikelihood(advert, evidence, { parcel, known }) : streetsLikelihood(advert, parcel, known));
  const rough: { at: number; with: number | undefined; form: Form; weight: number }[] = [];
  for (const [at, parcel] of parcels.entries()) {
    const common = told(parcel);
    const alone = (untaken * prior(asked, parcel, "alone")) / totals.whole;
    const quoted = quotedOf(asked, [parcel.id], parcels.length);
    rough.push({
      at,
      with: undefined,
      form: "alone",
      weight: common * alone * forms.alone * quoted * landsLikelihood(advert.lands, parcel.areaM2),
    });
    const parts = prior(asked, parcel, "part") / totals.part;
    rough.push({
      at,
      with: undefined,
      form: "part",
      weight: common * parts * forms.part * quoted * part(asked, parcel),
    });
    for (const beside of parcel.beside) {
      const other = parcels[beside];
      if (other === undefined) continue;
      const lands = landsLikelihood(advert.lands, parcel.areaM2 + other.areaM2);
      const pair = quotedOf(asked, [parcel.id, other.id], parcels.length);
      // A plot of two parcels is the same pair seen from either.
      const share = (alone * forms.pair) / parcel.beside.length;
      rough.push({ at, with: beside, form: "pair", weight: common * share * pair * lands });
    }
  }
  const nowhere =
    NOWHERE *
    nowhereLikelihood(advert, evidence, known) *
    anyPosition ** asked.points.length *
    untaken *
    advert.lands.reduce((product, land) => product * anyLand(land), 1) *
    (asked.quoted.size === 0 ? 1 : 1 / parcels.length);
  return shared(rough, nowhere);
};

const shared = (
  rough: readonly { at: number; with: number | undefined; form: Form; weight: number }[],
  nowhere: number,
): readonly Weighed[] => {
  const total = rough.reduce((sum, { weight }) => sum + weight, nowhere);
  if (!(total > 0)) return [];
  return rough.map(({ weight, ...each }) => ({ ...each, probability: weight / total }));
};
