import * as acquisition from "./acquisition.ts";
import * as amenagement from "./amenagement.ts";
import { COSTS } from "./costs.ts";
import { DEPARTEMENT_RATES, FIRST_HOME_RATE, HIGHEST_DEPARTEMENT_RATE } from "./departements.ts";
import * as encheres from "./encheres.ts";
import * as erosion from "./erosion-monetaire.ts";
import type { Figure } from "./figure.ts";
import * as garantie from "./garantie.ts";
import { LEAST_INSTRUCTION, LEAST_PURGE, PHASES } from "./phases.ts";
import * as plusValue from "./plus-value.ts";
import * as societes from "./societes.ts";
import * as terrains from "./terrains-constructibles.ts";
import * as tva from "./tva.ts";
import * as urbanisme from "./urbanisme.ts";
import * as usages from "./usages.ts";

const isFigure = (value: unknown): value is Figure<unknown> =>
  typeof value === "object" && value !== null && "reviewBy" in value && "values" in value;

/** Every figure of law and of trade, for the page of sources and for the test that keeps them fresh. */
export const ALL_FIGURES: readonly Figure<unknown>[] = [
  ...[
    acquisition,
    amenagement,
    encheres,
    erosion,
    garantie,
    plusValue,
    societes,
    terrains,
    tva,
    urbanisme,
    usages,
  ].flatMap((subject) => Object.values(subject).filter(isFigure)),
  ...Object.values(COSTS),
  HIGHEST_DEPARTEMENT_RATE,
  FIRST_HOME_RATE,
  ...DEPARTEMENT_RATES.values(),
  ...[...PHASES.DP, ...PHASES.PA].map((phase) => phase.months),
  LEAST_INSTRUCTION,
  LEAST_PURGE,
];
