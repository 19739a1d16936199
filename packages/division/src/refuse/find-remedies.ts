import type { Plan } from "../plan/plan.ts";
import { type DivisionQuestion, proposeDivisions } from "../propose-divisions.ts";
import type { DivisionRules, Sourced } from "../rules/division-rules.ts";
import { DEFAULT_WISH, type DivisionWish, WAY_CLEARANCE } from "../rules/division-wish.ts";
import type { Site } from "../site/site.ts";

/** What could be asked, bought, checked or given up so that a plan appears. */
export type RemedyKind =
  | "smaller-lot"
  | "narrower-lot"
  | "narrower-access"
  | "house-nearer"
  | "way-nearer"
  | "on-boundary"
  | "whole-operation"
  | "easement"
  | "smaller-house"
  | "demolish-light"
  | "fewer-lots";

/** A change that was really tried: the engine found this plan with it. Values in the unit of what changes (m or m²). */
export interface Remedy {
  readonly kind: RemedyKind;
  readonly from: number;
  readonly to: number;
  /** What it takes, in French. */
  readonly words: string;
  readonly plan: Plan;
}

interface Trial {
  readonly kind: RemedyKind;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly site: Site;
  readonly rules: DivisionRules;
  readonly wish: DivisionWish;
}

const tried = <Value>(value: Value): Sourced<Value> => ({ value, from: "hypothese" });

const areaTrials = (base: Omit<Trial, "kind" | "from" | "to" | "words">): Trial[] =>
  [0.9, 0.8, 0.67, 0.5].map((share) => {
    const to = Math.round((base.wish.lotArea * share) / 10) * 10;
    const words = `accepter des lots de ${to} m² au lieu de ${base.wish.lotArea} m²`;
    const wish = { ...base.wish, lotArea: to, houseLotArea: Math.min(base.wish.houseLotArea, to) };
    return { ...base, kind: "smaller-lot" as const, from: base.wish.lotArea, to, words, wish };
  });

const ruleTrials = (base: Omit<Trial, "kind" | "from" | "to" | "words">): Trial[] => {
  const { rules } = base;
  const { least, onBoundary } = rules.setbackFromLimite.value;
  const [width] = rules.accessWidths.value;
  const trials: Trial[] = [];
  const add = (kind: RemedyKind, from: number, to: number, change: { words: string; rules: DivisionRules }): void => {
    trials.push({ ...base, kind, from, to, ...change });
  };
  for (const to of [2, 1, 0].filter((each) => each < rules.houseSetback.value)) {
    const words = `laisser ${to} m entre la maison et la nouvelle limite au lieu de ${rules.houseSetback.value} m, si le PLU le permet`;
    add("house-nearer", rules.houseSetback.value, to, { words, rules: { ...rules, houseSetback: tried(to) } });
  }
  const room = base.wish.wayClearance ?? WAY_CLEARANCE;
  if (room > 0) {
    const words = `faire passer l'accès au ras de la maison au lieu de ${room} m de ses murs`;
    trials.push({ ...base, kind: "way-nearer", from: room, to: 0, words, wish: { ...base.wish, wayClearance: 0 } });
  }
  if (width > 3) {
    const words = `un accès de 3 m au lieu de ${width} m, si le PLU et les pompiers l'acceptent`;
    add("narrower-access", width, 3, { words, rules: { ...rules, accessWidths: tried([3, 4, 5]) } });
  }
  if (!rules.easements.value) {
    const words = "une servitude de passage sur le lot voisin, si le règlement ne l'exclut pas";
    add("easement", 0, 1, { words, rules: { ...rules, easements: tried(true) } });
  }
  if (!onBoundary) {
    const words = "construire en limite séparative, si le PLU l'autorise";
    add("on-boundary", least, 0, { words, rules: { ...rules, setbackFromLimite: tried({ least, onBoundary: true }) } });
  }
  if (rules.appreciation.value === "lot") {
    const words = "apprécier les règles à l'échelle de l'opération (R.151-21)";
    add("whole-operation", 0, 1, { words, rules: { ...rules, appreciation: tried("ensemble") } });
  }
  for (const to of [10, 8].filter((each) => each < rules.bodyWidth.value)) {
    const words = `des lots larges de ${to} m au lieu de ${rules.bodyWidth.value} m`;
    add("narrower-lot", rules.bodyWidth.value, to, { words, rules: { ...rules, bodyWidth: tried(to) } });
  }
  if (rules.houseFootprint.value > 60) {
    const words = `une maison de 60 m² au sol au lieu de ${rules.houseFootprint.value} m²`;
    add("smaller-house", rules.houseFootprint.value, 60, { words, rules: { ...rules, houseFootprint: tried(60) } });
  }
  return trials;
};

const siteTrials = (base: Omit<Trial, "kind" | "from" | "to" | "words">): Trial[] => {
  const light = base.site.obstacles.filter(({ role }) => role === "annexe");
  if (light.length === 0) return [];
  const site = { ...base.site, obstacles: base.site.obstacles.filter((obstacle) => !light.includes(obstacle)) };
  const words = `démolir ${light.length === 1 ? "l'annexe" : `les ${light.length} annexes`}`;
  return [{ ...base, kind: "demolish-light", from: light.length, to: 0, words, site }];
};

/**
 * Changes that give `lots` lots where there is no plan, each proved by running the engine again with it; the smallest of
 * each kind. Costs up to a dozen searches: asked by a user for one site, never by a scan.
 */
export const findRemedies = (site: Site, question: DivisionQuestion, lots: number): Remedy[] => {
  const wish = { ...(question.wish ?? DEFAULT_WISH), counts: [lots] };
  const base = { site, rules: question.rules, wish };
  const found: Remedy[] = [];
  for (const trial of [...siteTrials(base), ...areaTrials(base), ...ruleTrials(base)]) {
    if (found.some(({ kind }) => kind === trial.kind) || question.shouldStop?.() === true) continue;
    const answer = proposeDivisions(trial.site, { ...question, rules: trial.rules, wish: trial.wish });
    const [plan] = answer.plans;
    const { kind, from, to, words } = trial;
    if (plan !== undefined) found.push({ kind, from, to, words, plan });
  }
  if (found.length === 0 && lots > 2) {
    const [plan] = proposeDivisions(site, { ...question, wish: { ...wish, counts: [lots - 1] } }).plans;
    if (plan !== undefined) {
      found.push({ kind: "fewer-lots", from: lots, to: lots - 1, words: `se contenter de ${lots - 1} lots`, plan });
    }
  }
  return found;
};
