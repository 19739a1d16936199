import { along, type Scale } from "./along.ts";
import { type Component, componentOf } from "./component.ts";
import { inFactor, inMetres, inPercent, inSquareMetres } from "./in-french.ts";
import type { ParcelleFacts, SurfaceFacts } from "./parcelle-facts.ts";

// 300 m²: the least lot our engine proposes. 900 m²: "surface suffisante" of the specification. 2 500 m²: a plateau,
// since beyond it a permis d'aménager needs an architect (code de l'urbanisme, articles L441-4 and R441-4-2).
const AREA: Scale = [
  [300, 0],
  [600, 0.35],
  [900, 0.6],
  [1500, 0.85],
  [2500, 1],
];
/** Under 900 m² two lots seldom hold: the whole score goes down with the area. */
const TOO_SMALL: Scale = [
  [200, 0],
  [900, 1],
];
// 12 m: the least width of a lot's body. 20 m: two such lots abreast, nearly.
const WIDTH: Scale = [
  [6, 0.3],
  [12, 0.7],
  [20, 1],
];
const RECTANGULARITY: Scale = [
  [0.4, 0.7],
  [0.85, 1],
];

const judge = ({ area, width, rectangularity }: SurfaceFacts) => {
  const coefficient = along(TOO_SMALL, area);
  const warning = coefficient < 1 ? ` ; sous 900 m², ${inFactor(coefficient)}` : "";
  return {
    value: along(AREA, area) * along(WIDTH, width) * along(RECTANGULARITY, rectangularity),
    coefficient,
    figures: [
      { label: "Surface", value: area, unit: "m²" as const },
      { label: "Largeur", value: width, unit: "m" as const },
      { label: "Part du rectangle occupée", value: rectangularity * 100, unit: "%" as const },
    ],
    measured: `${inSquareMetres(area)}, ${inMetres(width)} de large, ${inPercent(rectangularity)} de son rectangle${warning}`,
  };
};

export const scoreSurface = ({ surface }: ParcelleFacts): Component => componentOf("surface", surface, judge);
