import { correctRules, type DivisionRules, HYPOTHESES, type Proposal, planCompliance } from "@lotir/division";
import { failure, type Result, referenceOf, success } from "@lotir/foncier";
import { type DescribedParcelle, describeParcelles, type Surroundings } from "../describe/describe-parcelles.ts";
import type { PackedCommune } from "../describe/packed-commune.ts";
import { unpackCommune } from "../describe/unpack-commune.ts";
import { planWorth } from "../price/plan-worth.ts";
import { divideAsAsked } from "./divide-as-asked.ts";
import type { DividedParcelle, DivisionAsk, NotDivided } from "./divided-parcelle.ts";
import { divisionRulesOf, judgedZoneOf, zoneRulesOf } from "./division-rules-of.ts";
import { joinableParcels } from "./joinable-parcels.ts";
import type { Finding } from "./keep-finding.ts";
import { answerKept } from "./scan-parcelle.ts";
import { siteOfParcelles } from "./site-of-parcelle.ts";

/** Obeyed, or set aside: then even a closed zone is only unknown. */
const rulesAsked = (described: DescribedParcelle, around: Surroundings, { plu }: DivisionAsk): DivisionRules =>
  plu === "ignored" ? HYPOTHESES : divisionRulesOf(described, around.commune);

/** A plain question on one parcel: its answer is what a scan without hurry would have kept. */
const isPlain = ({
  joined = [],
  wish,
  strategy,
  on,
  buildings,
  plu,
  remediesFor,
  program,
  told,
}: DivisionAsk): boolean =>
  joined.length === 0 &&
  wish === undefined &&
  strategy === "pays_most" &&
  on !== undefined &&
  buildings !== "cleared" &&
  plu !== "ignored" &&
  remediesFor === undefined &&
  program === undefined &&
  told === undefined;

const findingOf = (
  question: DivisionAsk,
  {
    proposal,
    corrected,
    around,
  }: {
    readonly proposal: Proposal;
    readonly corrected: readonly unknown[];
    readonly around: Surroundings;
  },
): Finding | undefined => {
  if (!isPlain(question) || corrected.length > 0) return undefined;
  const { verdict, caps, plans, refusals } = proposal;
  return {
    ...answerKept({ verdict, caps, best: plans[0], refusals }, around),
    rulesVersion: around.commune.rulesVersion,
  };
};

/** What plans of the asked ground pay, by the prices that came with the question, as the scan of its commune weighs them. */
const worthOf = (several: readonly DescribedParcelle[], { id, prices, on }: DivisionAsk) => {
  if (prices === undefined || on === undefined) return undefined;
  const areaM2 = several.reduce((sum, { parcelle }) => sum + parcelle.areaM2, 0);
  const isBuilt = several.some(({ builtM2 }) => builtM2 !== "unknown" && builtM2 > 0);
  return planWorth(prices, { codeInsee: referenceOf(id).codeInsee, areaM2, isBuilt, on });
};

/** Divides one parcel, or several that touch, among what surrounds them. */
export const divideDescribed = ({
  commune,
  question,
}: {
  readonly commune: PackedCommune;
  readonly question: DivisionAsk;
}): Result<DividedParcelle, NotDivided> => {
  const started = performance.now();
  const asked = new Set([question.id, ...(question.joined ?? [])]);
  const { around, parcelles } = describeParcelles(unpackCommune(commune), (id) => asked.has(id));
  const several = [...parcelles];
  const described = several.find(({ parcelle }) => parcelle.id === question.id);
  if (described === undefined || several.length < asked.size) {
    for (const { parcelle } of several) asked.delete(parcelle.id);
    return failure({ kind: "unknown-parcels", ids: [...asked] });
  }
  const standing = question.buildings === "cleared" ? { ...around, buildings: undefined } : around;
  const site = siteOfParcelles(several, standing, question.told);
  if (!site.ok) return site;
  const zoneName = judgedZoneOf(described)?.libelle;
  const corrected =
    question.plu === "ignored" ? [] : (question.corrections ?? []).filter(({ zone }) => zone === zoneName);
  const rules = correctRules(rulesAsked(described, around, question), corrected);
  const worth = worthOf(several, question);
  const answer = divideAsAsked(site.value, rules, { ...question, worth });
  const { proposal } = answer;
  const zone = zoneRulesOf(described, around.commune);
  const buildings = site.value.request.buildings.map(({ shape }) => shape);
  const ground = { site: site.value, rules, buildings };
  return success({
    epsg: around.plane.epsg,
    origin: around.plane.origin,
    siteOrigin: [site.value.origin.x, site.value.origin.y],
    request: site.value.request,
    asked: { wish: question.wish, told: question.told, buildings: question.buildings, plu: question.plu },
    rules,
    ...answer,
    zoneName,
    finding: findingOf(question, { proposal, corrected, around }),
    corrected,
    zone,
    compliance: zone === undefined ? [] : proposal.plans.map((plan) => planCompliance(plan, zone, ground)),
    areas: site.value.areas,
    remarks: site.value.remarks,
    joinable: joinableParcels(site.value, around),
    ms: performance.now() - started,
  });
};
