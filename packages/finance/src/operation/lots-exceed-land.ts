import { readableNumber } from "../amounts/french-amounts.ts";

export interface LotsExceedLand {
  readonly kind: "lots-exceed-land";
  readonly lotsM2: number;
  readonly landM2: number;
}

/** One part in a thousand: areas of the cadastre and of the surveyor never agree to the metre. */
export const SURVEYED = 1.001;

/** One part in ten: lots drawn on the cadastral plan are measured there, the land by its declared area. */
export const DRAWN = 1.1;

export const lotsExceedLand = (
  areas: { readonly lotsM2: number; readonly landM2: number },
  tolerance: number,
): LotsExceedLand | undefined =>
  areas.lotsM2 > areas.landM2 * tolerance ? { kind: "lots-exceed-land", ...areas } : undefined;

export const lotsExceedLandSentence = ({ lotsM2, landM2 }: LotsExceedLand): string =>
  `Les lots et maisons (${readableNumber(lotsM2)} m²) dépassent la surface achetée (${readableNumber(landM2)} m²).`;
