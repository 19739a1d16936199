import type { Point } from "@lotir/geometry";
import type { Advert } from "../advert.ts";
import { anyEnergy, energyLikelihood, sameFloor } from "../clues/diagnosis-likelihood.ts";
import { anyFloor, floorLikelihood } from "../clues/floor-likelihood.ts";
import type { Diagnosis } from "../ground/ground.ts";
import { HELD_FAR, type PreparedGround, type PreparedParcel } from "../prepare/prepare-ground.ts";

/** A clue that a question can be asked without. */
export type Clue = "land" | "position" | "diagnosis" | "street" | "reference";

export interface Asked {
  readonly advert: Advert;
  readonly points: readonly Point[];
  /** Ids of parcels that its words quote. */
  readonly quoted: ReadonlySet<string>;
}

/** An advert's figures held against every diagnosis, once. */
export interface EnergyEvidence {
  /** By diagnosis: energy figures, then street, then floor where the diagnosis has one. */
  readonly byDiagnosis: readonly { readonly likelihood: number; readonly knowsFloor: boolean }[];
  /** As `byDiagnosis` for one that stands plainly elsewhere, per house of the commune. */
  readonly far: { readonly withFloor: number; readonly withoutFloor: number };
  /** For a house of which none is on file. */
  readonly any: number;
}

const SAID_RIGHT = 0.85;

/** How likely a street is named, of the chance that the address lies in it. */
export const streetLikelihood = (share: number, known: number): number =>
  SAID_RIGHT * share + (1 - SAID_RIGHT) / Math.max(2, known);

export const hasEnergy = (advert: Advert): boolean =>
  advert.energy !== undefined ||
  advert.emission !== undefined ||
  advert.energyClass !== undefined ||
  advert.emissionClass !== undefined ||
  advert.built !== undefined ||
  advert.floor !== undefined;

const ofDiagnosis = (advert: Advert, filed: Diagnosis, inStreet: number) => ({
  likelihood:
    energyLikelihood(advert, filed) *
    inStreet *
    (advert.floor !== undefined && filed.floor !== undefined ? sameFloor(advert.floor, filed.floor) : 1),
  knowsFloor: filed.floor !== undefined,
});

export const energyEvidence = (advert: Advert, prepared: PreparedGround): EnergyEvidence => {
  const { diagnoses } = prepared.ground;
  const known = prepared.streetNames.size;
  const houses = Math.max(
    1,
    prepared.parcels.reduce((sum, { asHouse }) => sum + asHouse, 0),
  );
  const byDiagnosis = diagnoses.map((filed, rank) => {
    const street = prepared.streetOf[rank];
    const inStreet =
      advert.streets.length === 0
        ? 1
        : streetLikelihood(street !== undefined && advert.streets.includes(street) ? 1 : 0, known);
    return ofDiagnosis(advert, filed, inStreet);
  });
  const sum = (knows: boolean): number =>
    byDiagnosis.reduce((total, each) => total + (each.knowsFloor === knows ? each.likelihood : 0), 0);
  const background = diagnoses.reduce((total, filed) => total + anyEnergy(advert, filed), 0);
  return {
    byDiagnosis,
    far: { withFloor: (HELD_FAR * sum(true)) / houses, withoutFloor: (HELD_FAR * sum(false)) / houses },
    any: diagnoses.length === 0 ? 1 : background / diagnoses.length,
  };
};

/** No house surely has a diagnosis on file: those that stand nearest to it may be its neighbours'. */
const MOST_OWNED = 0.93;

/** How likely an advert's energy figures, street and floor are if its house stands on a parcel. */
export const houseLikelihood = (
  advert: Advert,
  evidence: EnergyEvidence,
  { parcel, known }: { readonly parcel: PreparedParcel; readonly known: number },
): number => {
  const floor = advert.floor === undefined ? 1 : floorLikelihood(advert.floor, parcel.mainM2, advert.nature.storeys);
  const street = streetsLikelihood(advert, parcel, known);
  const total = parcel.owns.reduce((sum, { share }) => sum + share, 0);
  const scale = total > MOST_OWNED ? MOST_OWNED / total : 1;
  let owned = evidence.far.withFloor + evidence.far.withoutFloor * floor;
  for (const { diagnosis, share } of parcel.owns) {
    const found = evidence.byDiagnosis[diagnosis];
    if (found !== undefined) owned += share * scale * found.likelihood * (found.knowsFloor ? 1 : floor);
  }
  return owned + (1 - Math.min(MOST_OWNED, total)) * evidence.any * floor * street;
};

export const streetsLikelihood = ({ streets }: Advert, parcel: PreparedParcel, known: number): number =>
  streets.length === 0
    ? 1
    : streetLikelihood(
        Math.min(
          1,
          streets.reduce((sum, street) => sum + (parcel.streets.get(street) ?? 0), 0),
        ),
        known,
      );

/** The same for a thing that is on no parcel of the commune. */
export const nowhereLikelihood = (advert: Advert, evidence: EnergyEvidence, known: number): number =>
  (advert.kind === "house" ? evidence.any * (advert.floor === undefined ? 1 : anyFloor(advert.floor)) : 1) *
  (advert.streets.length === 0 ? 1 : 1 / Math.max(2, known));
