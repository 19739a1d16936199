import type { Advert } from "../advert.ts";
import type { Diagnosis } from "../ground/ground.ts";
import { gauss, laplace } from "./densities.ts";

export type EnergyClues = Pick<Advert, "energy" | "emission" | "energyClass" | "emissionClass" | "floor" | "built">;

const SAME_CLASS = 0.93;
const CLASSES = 7;
/** A figure copied as it is; otherwise near by, or from another diagnosis. */
const COPIED = 0.9;

const figure = (said: number | undefined, filed: number | undefined, wide: number): number => {
  if (said === undefined || filed === undefined) return 1;
  return (Math.round(said) === Math.round(filed) ? COPIED : 0) + (1 - COPIED) * gauss(said - filed, wide);
};

const letter = (said: string | undefined, filed: string | undefined): number => {
  if (said === undefined || filed === undefined) return said === undefined ? 1 : 1 / CLASSES;
  return said === filed ? SAME_CLASS : (1 - SAME_CLASS) / (CLASSES - 1);
};

/** A diagnosis says a year or, a few years off, an age. */
const year = (built: Advert["built"], filed: number | undefined): number => {
  if (built === undefined) return 1;
  const years = built.to - built.from + 1;
  if (filed === undefined) return years / 90;
  const isInside = filed >= built.from && filed <= built.to;
  const gap = isInside ? 0 : Math.min(Math.abs(filed - built.from), Math.abs(filed - built.to));
  const blurred = Math.min(1, years * laplace(gap, 3));
  return 0.55 * (isInside ? 1 : 0) + 0.4 * blurred + (0.05 * years) / 150;
};

/** How likely an advert's figures are if its house is the one of this diagnosis; its floor apart. */
export const energyLikelihood = (clues: EnergyClues, filed: Diagnosis): number =>
  (clues.energy === undefined ? letter(clues.energyClass, filed.energyClass) : figure(clues.energy, filed.energy, 40)) *
  (clues.emission === undefined
    ? letter(clues.emissionClass, filed.emissionClass)
    : figure(clues.emission, filed.emission, 12)) *
  year(clues.built, filed.year);

/** A dwelling measured twice: some percents apart, per unit of logarithm. */
export const sameFloor = (floor: number, filed: number): number =>
  0.88 * gauss(Math.log(floor / filed), 0.06) + 0.12 * gauss(Math.log(floor / filed), 0.35);

/** The same figures for a house of which no diagnosis is on file: what those around it show, blurred. */
export const anyEnergy = (clues: EnergyClues, filed: Diagnosis): number => {
  const near = (said: number | undefined, other: number | undefined, wide: number): number =>
    said === undefined || other === undefined
      ? 1
      : 0.9 * gauss(said - other, wide) + 0.1 * gauss(said - other, 5 * wide);
  const built = clues.built;
  const middle = built === undefined ? 0 : (built.from + built.to) / 2;
  const years = built === undefined ? 0 : built.to - built.from + 1;
  const gap = filed.year === undefined ? 20 : middle - filed.year;
  return (
    (clues.energy === undefined ? letter(clues.energyClass, filed.energyClass) : near(clues.energy, filed.energy, 15)) *
    (clues.emission === undefined
      ? letter(clues.emissionClass, filed.emissionClass)
      : near(clues.emission, filed.emission, 3)) *
    (built === undefined ? 1 : Math.min(1, years * laplace(gap, 6)))
  );
};
