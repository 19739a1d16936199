import { type Plan, type ScanResult, scanSite, type Verdict, type VerdictCap } from "@lotir/division";
import type { DescribedParcelle, Surroundings } from "../describe/describe-parcelles.ts";
import { type ScanSheet, scannedPlanOf } from "../kept/scan-sheet.ts";
import { divisionRulesOf } from "./division-rules-of.ts";
import { siteOfParcelle } from "./site-of-parcelle.ts";

/** What the engine found for one parcel. */
export interface ScannedParcelle {
  readonly verdict: Verdict;
  /** The verdict were every assumed rule true: what geometry alone proves. */
  readonly geometryVerdict: Verdict;
  readonly result: ScanResult | undefined;
  readonly sheet: ScanSheet;
}

/** What is assumed of the rules and of the zoning, and not of the ground. */
const ASSUMED: ReadonlySet<VerdictCap["kind"]> = new Set(["hypotheses", "zone-unknown", "mixed-zones"]);

const isAssumed = (cap: VerdictCap): boolean =>
  ASSUMED.has(cap.kind) || (cap.kind === "unread-layer" && cap.layer === "prescriptions");

const withoutHypotheses = ({ best, caps }: Pick<ScanResult, "best" | "caps">): Verdict => {
  if (best === undefined) return "non";
  return caps.some((cap) => !isAssumed(cap)) ? "a-verifier" : "oui";
};

/**
 * Puts one parcel to the engine under the public rules; its plans are weighed by what they pay. Never throws: of a shape
 * it cannot read, nothing is known, and the sheet says why.
 */
export const scanParcelle = (
  described: DescribedParcelle,
  around: Surroundings,
  worth?: (plan: Plan) => number | undefined,
): ScannedParcelle => {
  const site = siteOfParcelle(described, around);
  if (!site.ok) {
    const sheet = { best: null, caps: [], refusals: [], reasons: [], unreadable: site.failure.kind };
    return { verdict: "a-verifier", geometryVerdict: "a-verifier", result: undefined, sheet };
  }
  const result = scanSite(site.value, {
    rules: divisionRulesOf(described, around.commune),
    ...(worth === undefined ? {} : { worth }),
  });
  return { ...answerKept(result, around), result };
};

/** The answer of an engine as the list of a commune keeps it: its best plan, what holds it back, and the reasons of a refusal. */
export const answerKept = (
  answer: Pick<ScanResult, "verdict" | "caps" | "best" | "refusals">,
  { plane }: Pick<Surroundings, "plane">,
): Omit<ScannedParcelle, "result"> => ({
  verdict: answer.verdict,
  geometryVerdict: withoutHypotheses(answer),
  sheet: {
    best: answer.best === undefined ? null : scannedPlanOf(answer.best, plane),
    caps: answer.caps,
    refusals: answer.refusals,
    reasons: [...new Set(answer.refusals.map(({ code }) => code))],
    unreadable: null,
  },
});
