import { z } from "zod";
import { EstimateLevel } from "../market/market.ts";
import { RuleCorrection } from "../reglement/rule-correction.ts";
import { ParcelGeometry } from "../wire/geojson.ts";

export const VERDICTS = ["oui", "a-verifier", "non"] as const;
export const Verdict = z.enum([...VERDICTS, "non-analysee"]);
export type Verdict = z.infer<typeof Verdict>;
/** A verdict in words, where no sentence says more. */
export const VERDICT_LABELS = {
  oui: "Oui",
  "a-verifier": "À vérifier",
  non: "Non",
  "non-analysee": "Non analysée",
} as const satisfies Record<Verdict, string>;

export const AccessForm = z.enum(["facade", "drapeau", "servitude", "commun"]);
export type AccessForm = z.infer<typeof AccessForm>;
export const ACCESS_LABELS = {
  facade: "façade sur rue",
  drapeau: "bande d'accès en propriété",
  servitude: "servitude de passage",
  commun: "voie commune",
} as const satisfies Record<AccessForm, string>;

/** Division strategies of the specification (spec 2 §7). */
export const DivisionStrategy = z.enum(["max_lots", "balanced", "premium", "custom"], {
  error: "La stratégie est max_lots, balanced, premium ou custom.",
});
export type DivisionStrategy = z.infer<typeof DivisionStrategy>;
export const STRATEGY_LABELS = {
  max_lots: "Maximum de lots",
  balanced: "Équilibrée",
  premium: "Premium",
  custom: "Sur mesure",
} as const satisfies Record<DivisionStrategy, string>;

const Position = z.tuple([z.number(), z.number()]);

export const DivisionLot = z.object({
  /** A, B, C… as on the plan. */
  letter: z.string(),
  number: z.number().int(),
  geometry: ParcelGeometry,
  areaM2: z.number(),
  /** The share of the contenance that goes with it; null without contenance. */
  contenanceM2: z.number().nullable(),
  frontageM: z.number(),
  keepsHouse: z.boolean(),
  /** Sheds and garages that stand on it: kept with its house, or to pull down on a lot sold as vacant. */
  annexes: z
    .array(z.object({ areaM2: z.number(), fate: z.enum(["kept", "to-clear"]), isCutOff: z.boolean() }))
    .default([]),
  buildings: z.number().int(),
  /** Where a house may stand, under the stricter reading of R.151-21; null when nothing fits. */
  envelope: ParcelGeometry.nullable(),
  envelopeM2: z.number().nullable(),
  /** Largest standard house footprint that fits, m². */
  houseM2: z.number().nullable(),
  priceEur: z.number().nullable(),
  priceLowEur: z.number().nullable(),
  priceHighEur: z.number().nullable(),
  /** 0–1, and how near the sales are that the price was learnt from; null where nothing was priced. */
  priceConfidence: z.number().nullable().default(null),
  priceLevel: EstimateLevel.nullable().default(null),
});
export type DivisionLot = z.infer<typeof DivisionLot>;

export const DivisionAccess = z.object({
  lot: z.number().int(),
  form: AccessForm,
  geometry: ParcelGeometry.nullable(),
  widthM: z.number(),
  lengthM: z.number(),
  dwellings: z.number().int(),
  grade: z.enum(["A", "B", "C", "D"]),
  sentence: z.string(),
});

/** One rule of the règlement judged on one lot. *Conforme* only on a value read and verified, without open condition. */
export const ComplianceCell = z.object({
  rule: z.string(),
  /** Letter of the lot; null where the whole operation is judged. */
  lot: z.string().nullable(),
  verdict: z.enum(["conforme", "sous-reserve", "non-conforme", "sans-objet"]),
  reason: z.string(),
  quote: z.string().nullable(),
  page: z.number().int().nullable(),
  article: z.string().nullable(),
});
export type ComplianceCell = z.infer<typeof ComplianceCell>;

export const DivisionPlan = z.object({
  id: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  lots: z.array(DivisionLot),
  /** Ground left to develop beside the lots, m²: never counted nor priced as one. Null without any. */
  remainderM2: z.number().nullable().default(null),
  /** Ground of the annexes that lots sold as vacant are rid of, m². */
  clearM2: z.number().default(0),
  access: z.array(DivisionAccess),
  faces: z.array(
    z.object({ role: z.enum(["acces", "cession", "reliquat"]), geometry: ParcelGeometry, areaM2: z.number() }),
  ),
  cuts: z.array(z.object({ line: z.array(Position), lengthM: z.number() })),
  procedure: z.object({
    kind: z.enum(["declaration-prealable", "permis-d-amenager", "aucune", "a-confirmer"]),
    label: z.string(),
    article: z.string(),
    because: z.string(),
    unless: z.array(z.string()),
    architect: z.enum(["oui", "non", "inconnu"]),
  }),
  /** 0–1: shapes of the lots' bodies, the worst counting for a quarter. */
  quality: z.number(),
  /** Rule × lot; empty while the règlement of the zone was not read. */
  compliance: z.array(ComplianceCell),
  /** The cuts that rebuild the plan exactly. */
  program: z.unknown(),
  /** The ground in metres with that program: all that draws the lots again, to the last bit. */
  sheet: z.unknown(),
});
export type DivisionPlan = z.infer<typeof DivisionPlan>;

export const DivisionReason = z.object({
  code: z.string(),
  lots: z.number().int(),
  measured: z.number(),
  needed: z.number(),
  missing: z.number(),
  unit: z.string(),
  sentence: z.string(),
});

/** What the engine says of a site: plans best first, or the exact reasons why not. */
export const DivisionProposal = z.object({
  verdict: z.enum(VERDICTS),
  sentence: z.string(),
  /** What keeps the verdict from a plain yes. */
  caps: z.array(z.object({ kind: z.string(), sentence: z.string() })),
  hypotheses: z.array(z.object({ rule: z.string(), label: z.string(), value: z.string() })),
  /** The zone whose rules were obeyed; null where the zoning is not known. */
  zone: z.string().nullable(),
  /** What the organisation that asks corrected of them. */
  corrections: z.array(RuleCorrection),
  plans: z.array(DivisionPlan),
  refusals: z.array(DivisionReason),
  remarks: z.array(z.string()),
  /** Parcels on which a building of this one also stands: dividing them together may help. */
  joinable: z.array(z.string()),
  areas: z.object({
    mapM2: z.number(),
    groundM2: z.number(),
    contenanceM2: z.number().nullable(),
    ratio: z.number().nullable(),
  }),
  partial: z.boolean(),
  ms: z.number(),
});
export type DivisionProposal = z.infer<typeof DivisionProposal>;
