import type { IsoDate } from "@lotir/units";
import { entryOn, type Figure, type FigureStatus, type FigureValue, figure } from "./figure.ts";

const LF2025 = "CGI, art. 1594 D ; loi de finances 2025, art. 116";
const BEFORE = "DGFiP, taux au 1er juin 2024 (notairesmaurice.org)";
const RAISED = `${LF2025} ; liste DGFiP du printemps 2025 (journaldelagence.com, moneyvox.fr, bevouac.com)`;
const KEPT = `${LF2025} ; département qui n'a pas relevé son taux en 2025 (banquedesterritoires.fr, boursorama.com)`;
/** When the public lists were last read, in French. */
export const RATES_READ_ON = "25 novembre 2026";
const UNLISTED = `${LF2025} ; absent des listes publiques lues le ${RATES_READ_ON} : plafond retenu par prudence`;
const SUNSET = `${LF2025} : relèvement des actes passés et conventions conclues du 1er avril 2025 au 31 mars 2028 (telosconseils.fr)`;

/** The highest rate a departement may vote, taken when nothing better is known. */
export const HIGHEST_DEPARTEMENT_RATE = figure<number>({
  id: "dmto-departement-plafond",
  label: "Plafond du droit départemental de mutation",
  unit: "part du prix",
  reviewBy: "2027-06-15",
  values: [
    ["2014-03-01", 0.045, "CGI, art. 1594 D", "verifie"],
    ["2025-04-01", 0.05, LF2025, "verifie"],
    ["2028-04-01", 0.045, SUNSET, "a-confirmer"],
  ],
});

/** The rise voted from 2025 on spares who buys a main residence for the first time: his departement's duty stops here. */
export const FIRST_HOME_RATE = figure<number>({
  id: "dmto-premiere-acquisition",
  label: "Plafond du droit départemental pour une première résidence principale",
  unit: "part du prix",
  reviewBy: "2027-06-15",
  values: [["2014-03-01", 0.045, `${LF2025} ; service-public.fr (2 avril 2025)`, "verifie"]],
});

/** The twenty-seven of the list of 1 April 2025 (telosconseils.fr, journaldelagence.com), read again on 23 November 2026. */
const APRIL = "09 17 19 21 24 28 31 34 35 41 42 44 45 49 53 54 63 69 74 75 77 81 88 89 91 92 93".split(" ");
/** Pyrénées-Orientales: direct.gestiondefortune.com; Vendée and Métropole de Lyon, apart from the Rhône: banquedesterritoires.fr. */
const MAY = (
  "02 08 11 12 13 14 15 18 22 23 25 29 30 32 33 37 39 43 47 50 51 52 55 57 59 61 64 67 68 70 72 73 76 78 80 84 86 87 " +
  "94 95 66 85 69M"
).split(" ");
const JUNE = "03 04 10 2A 2B 40 46 79 90 973".split(" ");
const UNRAISED = "01 06 07 26 27 48 60 65 71".split(" ");
const LOWEST = "36 976".split(" ");
const UNKNOWN = "05 16 58 62 82 971".split(" ");

type Row = readonly [from: string, value: number, source: string, status: FigureStatus];

const sunset: Row = ["2028-04-01", 0.045, SUNSET, "a-confirmer"];
const raisedOn = (from: string): readonly Row[] => [
  ["2021-01-01", 0.045, BEFORE, "secondaire"],
  [from, 0.05, RAISED, "secondaire"],
  sunset,
];
const unraised: readonly Row[] = [
  ["2021-01-01", 0.045, BEFORE, "secondaire"],
  ["2025-06-01", 0.045, KEPT, "secondaire"],
];
const unlisted: readonly Row[] = [
  ["2021-01-01", 0.045, BEFORE, "secondaire"],
  ["2025-04-01", 0.05, UNLISTED, "a-confirmer"],
  sunset,
];
const morbihan: readonly Row[] = [
  ["2021-01-01", 0.038, BEFORE, "secondaire"],
  ["2025-06-01", 0.045, `${LF2025} ; Morbihan (boursorama.com)`, "secondaire"],
];

/** Raised after the others of 2025, as the list of the tax administration of early 2026 adds it. */
const martinique: readonly Row[] = [
  ["2021-01-01", 0.045, BEFORE, "secondaire"],
  ["2025-04-01", 0.045, `${LF2025} ; Martinique avant sa délibération (efl.fr, 18 février 2026)`, "secondaire"],
  ["2026-02-01", 0.05, `${LF2025} ; Martinique relevée au 1er février 2026 (efl.fr, 18 février 2026)`, "secondaire"],
  sunset,
];
/** Its notaries print 6.3185 % in November 2025; the day of its vote was not read: the ceiling before that day is prudence. */
const var83: readonly Row[] = [
  ["2021-01-01", 0.045, BEFORE, "secondaire"],
  [
    "2025-04-01",
    0.05,
    `${LF2025} ; Var relevé en 2025, jour d'effet non lu : plafond retenu par prudence`,
    "a-confirmer",
  ],
  ["2025-11-25", 0.05, `${LF2025} ; Var à 6,3185 % en tout (notaires.fr, Six-Fours, 25 novembre 2025)`, "secondaire"],
  sunset,
];
/** It said that it kept its rate for 2025; what it voted since was not read. */
const reunion: readonly Row[] = [
  ["2021-01-01", 0.045, BEFORE, "secondaire"],
  ["2025-04-01", 0.045, `${LF2025} ; La Réunion garde 4,5 % en 2025 (departement974.fr)`, "secondaire"],
  ["2026-01-01", 0.045, "La Réunion : dernier taux lu, celui de 2025 (departement974.fr)", "a-confirmer"],
];

/** At the ordinary rate until its vote of 2022, then raised with the others of June 2025. */
const isere: readonly Row[] = [
  ["2021-01-01", 0.038, "CGI, art. 1594 D ; Isère jusqu'au 31 mai 2022 (efl.fr)", "secondaire"],
  ["2022-06-01", 0.045, "CGI, art. 1594 D ; Isère relevée au 1er juin 2022 (efl.fr)", "secondaire"],
  ["2025-06-01", 0.05, RAISED, "secondaire"],
  sunset,
];

const rateOf = (code: string, rows: readonly Row[]): readonly [string, Figure<number>] => [
  code,
  figure({
    id: `dmto-departement-${code}`,
    label: `Droit départemental de mutation, département ${code}`,
    unit: "part du prix",
    reviewBy: "2027-06-15",
    values: rows,
  }),
];

/** The departement's own duty by code (two or three characters; 69M, the Métropole de Lyon). Rates change each June: read again every spring. */
export const DEPARTEMENT_RATES: ReadonlyMap<string, Figure<number>> = new Map([
  ...APRIL.map((code) => rateOf(code, raisedOn("2025-04-01"))),
  ...MAY.map((code) => rateOf(code, raisedOn("2025-05-01"))),
  ...JUNE.map((code) => rateOf(code, raisedOn("2025-06-01"))),
  ...UNRAISED.map((code) => rateOf(code, unraised)),
  ...LOWEST.map((code) => rateOf(code, [["2021-01-01", 0.038, BEFORE, "secondaire"]])),
  ...UNKNOWN.map((code) => rateOf(code, unlisted)),
  rateOf("56", morbihan),
  rateOf("83", var83),
  rateOf("972", martinique),
  rateOf("974", reunion),
  rateOf("38", isere),
]);

/** The rate of a departement on the day of the deed; the legal ceiling, "a-confirmer", when no code is given. */
export const departementRateOn = (code: string | undefined, on: IsoDate): FigureValue<number> => {
  const known = code === undefined ? undefined : DEPARTEMENT_RATES.get(code);
  return known === undefined ? { ...entryOn(HIGHEST_DEPARTEMENT_RATE, on), status: "a-confirmer" } : entryOn(known, on);
};
