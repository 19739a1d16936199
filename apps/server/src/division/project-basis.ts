import { isDeepStrictEqual } from "node:util";
import type { Assumptions } from "@lotir/contract";
import type { DivisionRules, LotPrices } from "@lotir/division";
import { z } from "zod";
import { KeptAssumptions } from "../organisation/kept-assumptions.ts";
import { changedAssumptions } from "../property/analysis-basis.ts";
import { saidRulesOf } from "./division-sentences.ts";
import type { PropertySite } from "./property-site.ts";

const SaidRule = z.object({
  rule: z.string(),
  label: z.string(),
  value: z.string(),
  from: z.string(),
  isAssumed: z.boolean(),
});

/** What the scenarios of a project were made with, as it is kept beside them. */
export const ProjectBasis = z.object({
  on: z.string(),
  zone: z.string().nullable(),
  rules: z.array(SaidRule),
  prices: z.array(z.object({ areaM2: z.number(), priceEur: z.number() })),
  pricesOn: z.string().nullable(),
  landPriceEur: z.number().nullable(),
  parcels: z.array(z.string()),
  areaM2: z.number(),
  assumptions: KeptAssumptions,
});
export type ProjectBasis = z.infer<typeof ProjectBasis>;

interface Made {
  readonly on: string;
  readonly zone: string | null;
  readonly rules: DivisionRules;
  readonly prices: LotPrices | undefined;
  readonly site: PropertySite;
  readonly assumptions: Assumptions;
}

export const basisOf = ({ on, zone, rules, prices, site, assumptions }: Made): ProjectBasis => ({
  on,
  zone,
  rules: saidRulesOf(rules),
  prices: (prices?.byArea ?? []).map(({ areaM2, priceEur }) => ({ areaM2, priceEur })),
  pricesOn: site.parcelle.sheet.price?.on ?? null,
  landPriceEur: site.landPriceEur,
  parcels: [site.id, ...site.joined],
  areaM2: site.areaM2,
  assumptions,
});

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const euros = (amount: number | null): string => (amount === null ? "inconnu" : `${WHOLE.format(amount)} €`);

const changedRules = (before: ProjectBasis, now: ProjectBasis): string[] => {
  const was = new Map(before.rules.map((rule) => [rule.rule, rule]));
  return now.rules.flatMap(({ rule, label, value, from }) => {
    const old = was.get(rule);
    if (old === undefined) return [`${label} : ${value}, désormais connu`];
    if (old.value === value) return old.from === from ? [] : [`${label} : ${value}, ${from} (${old.from} avant)`];
    return [`${label} : ${old.value} → ${value}`];
  });
};

/** The area whose price tells how the market moved, m². */
const TOLD_AREA = 600;

const changedPrice = (before: ProjectBasis, now: ProjectBasis): string[] => {
  const at = ({ prices }: ProjectBasis): number | null =>
    prices.find(({ areaM2 }) => areaM2 === TOLD_AREA)?.priceEur ?? null;
  return at(before) === at(now) ? [] : [`Lot de ${TOLD_AREA} m² : ${euros(at(before))} → ${euros(at(now))}`];
};

/** What changed since a project was made: rules, prices, parcels, hypotheses, in French; nothing when nothing did. */
export const changesSinceProject = (before: ProjectBasis, now: ProjectBasis): string[] => [
  ...(before.zone === now.zone ? [] : [`Zone : ${before.zone ?? "inconnue"} → ${now.zone ?? "inconnue"}`]),
  ...changedRules(before, now),
  ...changedPrice(before, now),
  ...(before.landPriceEur === now.landPriceEur
    ? []
    : [`Prix d'achat : ${euros(before.landPriceEur)} → ${euros(now.landPriceEur)}`]),
  ...(isDeepStrictEqual(before.parcels, now.parcels)
    ? []
    : [`Parcelles : ${before.parcels.length} → ${now.parcels.length}`]),
  ...(before.areaM2 === now.areaM2
    ? []
    : [`Surface : ${WHOLE.format(before.areaM2)} m² → ${WHOLE.format(now.areaM2)} m²`]),
  ...changedAssumptions(before.assumptions, now.assumptions),
];
