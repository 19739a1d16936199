import { z } from "zod";

/** Rules that an organisation may correct, with their names, their units and what a value may be. */
export const CORRECTABLE = {
  setbackFromVoie: { label: "Recul de la voie", unit: "m", most: 100 },
  setbackFromLimite: { label: "Recul des limites séparatives", unit: "m", most: 50 },
  accessWidth: { label: "Largeur d'accès", unit: "m", most: 20 },
  minFrontage: { label: "Façade minimale", unit: "m", most: 100 },
  bande: { label: "Profondeur constructible", unit: "m", most: 200 },
  coverage: { label: "Emprise au sol maximale", unit: "%", most: 100 },
  pleineTerre: { label: "Pleine terre minimale", unit: "%", most: 100 },
  parkingPerLot: { label: "Stationnement par lot", unit: "places", most: 10 },
} as const;
export type CorrectedRule = keyof typeof CORRECTABLE;

const RULES = Object.keys(CORRECTABLE) as [CorrectedRule, ...CorrectedRule[]];
export const CorrectedRule = z.enum(RULES);

/** A correction as it is shown: the value in the unit of its rule. */
export const RuleCorrection = z.object({
  rule: CorrectedRule,
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  reason: z.string(),
});
export type RuleCorrection = z.infer<typeof RuleCorrection>;
