import type { DivisionRules, Sourced } from "../rules/division-rules.ts";
import type { DivisionWish } from "../rules/division-wish.ts";

const given = <Value>(value: Value): Sourced<Value> => ({ value, from: "plu" });

/** Rules and a wish tight enough to bind on plots of 25 to 80 m: each of them, loosened, must never lose a plan. */
export const TIGHT: { readonly rules: DivisionRules; readonly wish: DivisionWish } = {
  rules: {
    zone: given("oui"),
    setbackFromVoie: given(5),
    setbackFromLimite: given({ least: 4, onBoundary: false }),
    houseSetback: given(4),
    accessWidths: given([4, 5, 6]),
    bodyWidth: given(12),
    minFrontage: given(6),
    bande: given(35),
    coverage: given(0.4),
    pleineTerre: given(0.5),
    houseFootprint: given(108),
    parkingPerLot: given(2),
    appreciation: given("lot"),
    easements: given(true),
    commonLanes: given(false),
    sanitationArea: given(300),
  },
  wish: { counts: [2, 3], lotArea: 350, houseLotArea: 350, evenness: 0.6 },
};

interface Asked {
  readonly rules: DivisionRules;
  readonly wish: DivisionWish;
}

const ruled =
  (change: Partial<DivisionRules>) =>
  ({ rules, wish }: Asked): Asked => ({ rules: { ...rules, ...change }, wish });
const wished =
  (change: Partial<DivisionWish>) =>
  ({ rules, wish }: Asked): Asked => ({ rules, wish: { ...wish, ...change } });

/** Every way of asking for less, one at a time, by name. */
export const RELAXATIONS: Readonly<Record<string, (asked: Asked) => Asked>> = {
  "retrait de la voie": ruled({ setbackFromVoie: given(2) }),
  "retrait des limites": ruled({ setbackFromLimite: given({ least: 2, onBoundary: false }) }),
  "en limite": ruled({ setbackFromLimite: given({ least: 4, onBoundary: true }) }),
  "recul de la maison": ruled({ houseSetback: given(2.2) }),
  "largeur d'accès": ruled({ accessWidths: given([3, 3.5, 4]) }),
  "largeur des lots": ruled({ bodyWidth: given(9.3) }),
  façade: ruled({ minFrontage: given(4) }),
  "bande constructible": ruled({ bande: given(60) }),
  "emprise au sol": ruled({ coverage: given(0.7) }),
  "pleine terre": ruled({ pleineTerre: given(0.2) }),
  "maison plus petite": ruled({ houseFootprint: given(80) }),
  stationnement: ruled({ parkingPerLot: given(1) }),
  "règles sur l'ensemble": ruled({ appreciation: given("ensemble") }),
  "accès communs": ruled({ commonLanes: given(true) }),
  assainissement: ruled({ sanitationArea: given(150) }),
  "surface des lots": wished({ lotArea: 233, houseLotArea: 350 }),
  "surface du lot de la maison": wished({ houseLotArea: 217 }),
  écart: wished({ evenness: 0.9 }),
};
