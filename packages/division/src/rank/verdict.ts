import type { Plan } from "../plan/plan.ts";
import { type DivisionRules, hypothesesIn } from "../rules/division-rules.ts";
import type { Site } from "../site/site.ts";
import type { UnreadLayer } from "../site/site-request.ts";

/** What a parcel is judged: proved, to be checked, or not possible under these rules and wishes. */
export type Verdict = "oui" | "a-verifier" | "non";

/** What keeps a verdict at *à vérifier*, each to be read by people. */
export type VerdictCap =
  | { readonly kind: "hypotheses"; readonly rules: readonly (keyof DivisionRules)[] }
  | { readonly kind: "frontage-grade"; readonly grade: "B" | "C" | "D" }
  | { readonly kind: "one-reading"; readonly reading: "lot" | "ensemble" }
  | { readonly kind: "straddling-building"; readonly building: string; readonly outside: number }
  | { readonly kind: "beyond-loaded" }
  | { readonly kind: "procedure" }
  | { readonly kind: "zone-unknown" }
  | { readonly kind: "mixed-zones"; readonly zones: readonly string[] }
  | { readonly kind: "unread-layer"; readonly layer: UnreadLayer };

/** Without the roads, a free edge is one that none is known along because none is known at all: told as such. */
const gradeCaps = (plan: Plan, unread: readonly UnreadLayer[]): VerdictCap[] => {
  const grades = [...new Set(plan.ways.map(({ grade }) => grade))].sort();
  return grades.flatMap((grade): VerdictCap[] => {
    if (grade === "A") return [];
    return grade === "B" && unread.includes("voies")
      ? [{ kind: "unread-layer", layer: "voies" }]
      : [{ kind: "frontage-grade", grade }];
  });
};

/** What the sources left unsaid of the ground itself. */
const groundCaps = ({ request }: Site): VerdictCap[] => {
  const { unread = [], zones = [] } = request;
  const layers = unread.filter((layer) => layer !== "voies");
  return [
    ...layers.map((layer): VerdictCap => ({ kind: "unread-layer", layer })),
    ...(zones.length > 1 ? [{ kind: "mixed-zones", zones } as const] : []),
  ];
};

/**
 * Assumptions that a plan does not rest on: what the engine wishes for itself (the size of a house, the width of a lot),
 * a form of access it does not use, a kept house it does not have. How the rules are read has a cap of its own.
 */
const isIdle = (rule: keyof DivisionRules, { ways, lots }: Plan): boolean => {
  switch (rule) {
    case "bodyWidth":
    case "houseFootprint":
    case "appreciation":
      return true;
    case "easements":
      return ways.every(({ form }) => form !== "servitude");
    case "commonLanes":
      return ways.every(({ form }) => form !== "commun");
    case "accessWidths":
      return ways.every(({ form }) => form === "facade");
    case "houseSetback":
      return lots.every(({ keepsHouse }) => !keepsHouse);
    default:
      return false;
  }
};

/** Everything that keeps the best plan from a plain *oui*; nothing when there is no plan. */
export const capsOf = (plan: Plan | undefined, { site, rules }: { site: Site; rules: DivisionRules }): VerdictCap[] => {
  if (plan === undefined) return [];
  const hypotheses = hypothesesIn(rules).filter((rule) => !isIdle(rule, plan));
  const caps: VerdictCap[] = hypotheses.length === 0 ? [] : [{ kind: "hypotheses", rules: hypotheses }];
  if (rules.zone.value === "inconnu") caps.push({ kind: "zone-unknown" });
  caps.push(...groundCaps(site), ...gradeCaps(plan, site.request.unread ?? []));
  if (plan.front === "beyond") caps.push({ kind: "beyond-loaded" });
  if (rules.appreciation.value === "inconnu" && plan.readings.lot !== plan.readings.ensemble) {
    caps.push({ kind: "one-reading", reading: plan.readings.lot ? "lot" : "ensemble" });
  }
  if (plan.procedure.kind === "a-confirmer") caps.push({ kind: "procedure" });
  for (const { id, straddles } of site.obstacles) {
    if (straddles !== undefined) caps.push({ kind: "straddling-building", building: id, outside: straddles });
  }
  return caps;
};
