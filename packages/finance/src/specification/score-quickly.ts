import { failure, type Result, success } from "@lotir/foncier";
import { type IsoDate, terrain } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import { bilanEnCinqLignes } from "../bilan/bilan-en-cinq-lignes.ts";
import { LAW_RANGE } from "../figures/figure.ts";
import { SPECIFICATION, servicedZone } from "../figures/specification.ts";

/** What the market says of building land around the address; null where nothing is known. */
export interface QuickMarket {
  /** Price of building land, €/m² including VAT. */
  readonly averagePricePerSqm: number | null;
  /** Over a year, in %. */
  readonly evolution: number | null;
  readonly transactions: number;
}

/** Risks as the sources answer them; `null` is unknown, never "none". */
export interface QuickRisks {
  readonly inondation: { readonly zone: boolean; readonly niveau: string } | null;
  readonly seisme: { readonly zone: number } | null;
  readonly argile: { readonly alea: string } | null;
  readonly cavites: boolean | null;
}

export interface QuickDemand {
  readonly surface: number;
  readonly price: number;
  readonly on: IsoDate;
  readonly zone?: string | undefined;
  /** Maximum ground coverage of the PLU, 0–1. */
  readonly coverage?: number | undefined;
  /** Least area of a lot that the rules allow, when known. */
  readonly minimumLotM2?: number | undefined;
  readonly hasBuilding?: boolean | undefined;
  /** Why the division engine draws nothing on the parcel, where it was asked and said no. */
  readonly undividable?: string | undefined;
  /** Area of the parcel found there, when it is known: the one typed may be another. */
  readonly parcelM2?: number | undefined;
  readonly market: QuickMarket;
  readonly risks: QuickRisks;
  readonly difficultAccess?: boolean | undefined;
  readonly pollution?: boolean | undefined;
  readonly nearTransport?: boolean | undefined;
  readonly view?: boolean | undefined;
}

export interface QuickDetails {
  readonly scoreTerrain: number;
  readonly scorePotentielDivision: number;
  readonly scoreLocalisation: number;
  readonly scoreFinancier: number;
  readonly scoreRisque: number;
}

export interface QuickScore {
  /** 0–100; 70 or more is high. */
  readonly score: number;
  readonly details: QuickDetails;
  readonly analysis: readonly string[];
  readonly recommendations: readonly string[];
  readonly marketData: QuickMarket;
  readonly risks: QuickRisks;
  /** Scores left at 50 because nothing was known. */
  readonly unknown: readonly (keyof QuickDetails)[];
}

export type QuickFailure =
  | { readonly kind: "bad-surface"; readonly surface: number }
  | { readonly kind: "bad-price"; readonly price: number }
  | { readonly kind: "date-out-of-law"; readonly date: IsoDate };

export const quickSentence = (refusal: QuickFailure): string => {
  if (refusal.kind === "bad-surface") return "La surface doit être un nombre positif, en mètres carrés.";
  return refusal.kind === "bad-price"
    ? "Le prix doit être un nombre positif, en euros."
    : `La date ${refusal.date} sort des dates dont nous connaissons la loi.`;
};

const WEIGHTS: Readonly<Record<keyof QuickDetails, number>> = {
  scoreTerrain: 0.2,
  scorePotentielDivision: 0.25,
  scoreLocalisation: 0.2,
  scoreFinancier: 0.25,
  scoreRisque: 0.1,
};

const SCORES = [
  "scoreTerrain",
  "scorePotentielDivision",
  "scoreLocalisation",
  "scoreFinancier",
  "scoreRisque",
] as const;

const NEUTRAL = 50;
const clamp = (score: number): number => Math.max(0, Math.min(100, Math.round(score)));

type Point = readonly [value: number, score: number];

/** Straight lines between points, flat outside. */
const along = (points: readonly Point[], value: number): number => {
  const after = points.findIndex(([at]) => at >= value);
  const [high, highScore] = points[after === -1 ? points.length - 1 : after] ?? [0, 0];
  const [low, lowScore] = points[Math.max(0, (after === -1 ? points.length : after) - 1)] ?? [0, 0];
  return high === low ? highScore : lowScore + ((highScore - lowScore) * (value - low)) / (high - low);
};

const SURFACE: readonly Point[] = [
  [300, 0],
  [SPECIFICATION.eligibleSurfaceM2, 50],
  [1_500, 80],
  [2_500, 100],
];

const divisionScore = (demand: QuickDemand): number => {
  if (demand.undividable !== undefined) return 0;
  const lots = Math.floor(demand.surface / SPECIFICATION.lotM2.max_lots);
  const base = [5, 15, 50, 70, 85][lots] ?? 100;
  const { pluFactors } = SPECIFICATION;
  const zone = servicedZone(demand.zone);
  const zoneGain = zone === "UA" ? pluFactors.UA : zone === "UB" ? pluFactors.UB : 0;
  const smallLots =
    demand.minimumLotM2 !== undefined && demand.minimumLotM2 < pluFactors.smallLots.belowM2
      ? pluFactors.smallLots.gain
      : 0;
  const coverageGain = (demand.coverage ?? 0) > pluFactors.highCoverage.above ? pluFactors.highCoverage.gain : 0;
  return lots < 2 ? base : base * (1 + zoneGain + coverageGain + smallLots);
};

const locationScore = ({ market }: QuickDemand): number | undefined => {
  if (market.averagePricePerSqm === null) return undefined;
  const price = along(
    [
      [25, 20],
      [91, 45],
      [200, 70],
      [400, 100],
    ],
    market.averagePricePerSqm,
  );
  const trend = market.evolution === null ? 0 : Math.max(-15, Math.min(15, market.evolution * 2));
  const few = market.transactions < SPECIFICATION.fewTransactions.below ? 1 - SPECIFICATION.fewTransactions.loss : 1;
  return (price + trend) * few;
};

/** The five-line balance of an even division into lots of about 700 m²; the house, if any, is taken to be worth the rest. */
const marginOf = (demand: QuickDemand): number | undefined => {
  const price = demand.market.averagePricePerSqm;
  if (price === null || price <= 0) return undefined;
  const lots = Math.max(1, Math.floor(demand.surface / SPECIFICATION.lotM2.balanced));
  const each = demand.surface / lots;
  const balanced = bilanEnCinqLignes({
    profile: "marchand-de-biens",
    procedure: lots > 3 ? "PA" : "DP",
    on: demand.on,
    area: terrain(demand.surface),
    lots: Array.from({ length: lots }, () => ({ area: terrain(each), price: roundToCents(each * price * 100) })),
    boughtAs: demand.hasBuilding === true ? "avec-maison" : "inconnu",
    landPrice: roundToCents(demand.price * 100),
  });
  return balanced.ok ? balanced.value.netRate : undefined;
};

const MARGIN: readonly Point[] = [
  [-0.3, 0],
  [0, 25],
  [SPECIFICATION.viableNetMargin, 60],
  [0.2, 90],
  [0.3, 100],
];

/** Ground that no source says anything against. */
const SOUND_GROUND = 85;

/** Nothing is earned by a division that cannot be: its margin may lower the score, never lift it. */
const financeScore = (demand: QuickDemand, margin: number | undefined): number => {
  const found = margin === undefined ? NEUTRAL : along(MARGIN, margin);
  return demand.undividable === undefined ? found : Math.min(found, along(MARGIN, 0));
};

/** What the five scores count with, for whoever explains one. */
export const QUICK_SCORE = {
  weights: WEIGHTS,
  surface: SURFACE,
  margin: MARGIN,
  neutral: NEUTRAL,
  soundGround: SOUND_GROUND,
} as const;

const risksKnown = (risks: QuickRisks): boolean => Object.values(risks).some((risk) => risk !== null);

const riskScore = (demand: QuickDemand): number => {
  const { riskAdjustments: change } = SPECIFICATION;
  const flags: readonly (readonly [boolean | undefined, number])[] = [
    [demand.risks.inondation?.zone, change.flood],
    [demand.difficultAccess, change.difficultAccess],
    [demand.pollution, change.pollution],
    [demand.nearTransport, change.nearTransport],
    [demand.view, change.view],
  ];
  return (
    (risksKnown(demand.risks) ? SOUND_GROUND : NEUTRAL) +
    flags.reduce((sum, [holds, points]) => sum + (holds === true ? points : 0), 0)
  );
};

/** Beyond, the area typed is not that of the parcel. */
const SAME_AREA = 0.05;

/** What the parcel found there says against the figures typed. */
const ofParcel = ({ undividable, parcelM2, surface, difficultAccess }: QuickDemand): string[] => [
  ...(difficultAccess === true ? ["Accès difficile : cette parcelle n'a aucune façade sur une voie."] : []),
  ...(undividable === undefined ? [] : [`Aucun plan de division sur cette parcelle : ${undividable}.`]),
  ...(parcelM2 === undefined || Math.abs(parcelM2 - surface) <= SAME_AREA * parcelM2
    ? []
    : [`Surface saisie : ${frenchNumber(surface)} m² ; la parcelle en a ${frenchNumber(Math.round(parcelM2))}.`]),
];

const analysisOf = (demand: QuickDemand, margin: number | undefined): string[] => {
  const perM2 = Math.round(demand.price / demand.surface);
  const unknown = [
    demand.risks.inondation === null ? "inondation" : "",
    demand.risks.seisme === null ? "séisme" : "",
    demand.risks.argile === null ? "argile" : "",
    demand.risks.cavites === null ? "cavités" : "",
  ].filter((name) => name !== "");
  return [
    ...ofParcel(demand),
    demand.surface >= SPECIFICATION.eligibleSurfaceM2
      ? "Propriété éligible à la division (surface suffisante)"
      : `Surface limitée pour la division (${frenchNumber(demand.surface)} m²)`,
    `Prix demandé : ${frenchNumber(perM2)} €/m² de terrain.`,
    margin === undefined
      ? "Aucun prix de terrain à bâtir connu alentour : la finance n'est pas notée."
      : `Marge nette, impôt payé, d'une division sans maison conservée : ${frenchNumber(Math.round(margin * 1_000) / 10)} % du chiffre d'affaires hors taxe, TVA comptée sur le prix total.`,
    ...(unknown.length === 0 ? [] : [`Risques non connus : ${unknown.join(", ")}.`]),
  ];
};

const isTooThin = (margin: number | undefined): boolean =>
  margin !== undefined && margin < SPECIFICATION.viableNetMargin;

/** A high score is no reason to hurry where the price asked leaves too little, or nothing can be drawn. */
const recommendationsOf = (demand: QuickDemand, score: number, margin: number | undefined): string[] => [
  ...(demand.undividable === undefined
    ? []
    : ["Ne pas acheter pour diviser en l'état : voyez dans la fiche ce qui bloque et ce qui le lèverait."]),
  score >= SPECIFICATION.highScore && demand.undividable === undefined && !isTooThin(margin)
    ? "Opportunité à étudier sans tarder."
    : "À étudier en détail avant toute offre.",
  ...(isTooThin(margin)
    ? ["Rentabilité insuffisante au prix demandé : négociez, ou conservez et revendez la maison."]
    : []),
  ...(demand.risks.argile?.alea.toLowerCase() === "fort" ? ["Aléa argile fort : prévoyez l'étude de sol G1."] : []),
];

const refusalOf = (demand: QuickDemand): QuickFailure | undefined => {
  const sane = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;
  if (!sane(demand.surface, 10_000_000)) return { kind: "bad-surface", surface: demand.surface };
  if (!sane(demand.price, 100_000_000)) return { kind: "bad-price", price: demand.price };
  return demand.on < LAW_RANGE.saleFrom || demand.on > LAW_RANGE.to
    ? { kind: "date-out-of-law", date: demand.on }
    : undefined;
};

/**
 * The answer of `GET /opportunities/quick-score`: five scores out of 100, weighted 20 (land), 25 (division), 20 (place),
 * 25 (money), 10 (risks). What is unknown scores 50 and is said to be unknown.
 */
export const scoreQuickly = (demand: QuickDemand): Result<QuickScore, QuickFailure> => {
  const refused = refusalOf(demand);
  if (refused !== undefined) return failure(refused);
  const location = locationScore(demand);
  const margin = marginOf(demand);
  const details: QuickDetails = {
    scoreTerrain: clamp(along(SURFACE, demand.surface)),
    scorePotentielDivision: clamp(divisionScore(demand)),
    scoreLocalisation: clamp(location ?? NEUTRAL),
    scoreFinancier: clamp(financeScore(demand, margin)),
    scoreRisque: clamp(riskScore(demand)),
  };
  const score = clamp(SCORES.reduce((sum, name) => sum + WEIGHTS[name] * details[name], 0));
  return success({
    score,
    details,
    analysis: analysisOf(demand, margin),
    recommendations: recommendationsOf(demand, score, margin),
    marketData: demand.market,
    risks: demand.risks,
    unknown: [
      ...(location === undefined ? ["scoreLocalisation" as const] : []),
      ...(margin === undefined ? ["scoreFinancier" as const] : []),
      ...(risksKnown(demand.risks) ? [] : ["scoreRisque" as const]),
    ],
  });
};
