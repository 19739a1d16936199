import type { DivisionPlan } from "@lotir/contract";
import { readParcelleId } from "@lotir/foncier";
import {
  divisionObjects,
  middleOf,
  type PlanDocument,
  type PlanObject,
  planObject,
  withLabelPlaces,
} from "@lotir/plan";
import type { DividedParcelle } from "@lotir/territory";
import { asMember } from "../call.ts";
import { annotationsOf } from "../division/annotations-of.ts";
import { divideInTurn } from "../division/divide-in-turn.ts";
import { divisionToWire, remediesToWire } from "../division/division-to-wire.ts";
import { lotPrices } from "../division/lot-prices.ts";
import type { Lotir } from "../lotir.ts";
import { areTouching, findPropertyParcels } from "../property/property-parcel-store.ts";
import { isOfOneOwner } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { copyPlan } from "./copy-plan.ts";
import { type OpenPlan, openPlan } from "./open-plan.ts";
import { documentOf } from "./plan-to-wire.ts";
import { tellPlan } from "./tell-plan.ts";

/** The ground of a plan, without what was drawn or divided on it. */
const groundOf = ({ plan, objects }: OpenPlan): PlanDocument => {
  const { frame, objects: drawn } = documentOf(plan, objects);
  return {
    frame,
    objects: drawn.filter(({ layer, locked }) => locked && ["surroundings", "parcels", "buildings"].includes(layer)),
  };
};

const divided = (best: DivisionPlan, ground: PlanDocument): PlanDocument | undefined => {
  const annotations = annotationsOf(best, { labels: true, measurements: true }) ?? [];
  const houses = new Set(best.lots.filter(({ keepsHouse }) => keepsHouse).map(({ number }) => number));
  const parts = divisionObjects(annotations, ground.frame, houses);
  return parts && { ...ground, objects: withLabelPlaces([...ground.objects, ...parts]) };
};

/** Fewest lots that a division makes. */
const TWO_LOTS = 2;

/** Why the ground cannot be divided, on the plan itself (spec 2 §3: a non-divisible annotation). */
const refused = (answer: DividedParcelle, ground: PlanDocument): PlanDocument => {
  const wire = divisionToWire(answer);
  const [reason = wire.sentence, ...details] = wire.refusals.map(({ sentence }) => sentence);
  const recommendations = remediesToWire(answer).map(({ sentence }) => sentence);
  const own = ground.objects.filter(({ layer }) => layer === "parcels");
  const panel: PlanObject = planObject({
    id: "non-divisible",
    kind: "non-divisible",
    layer: "annotations",
    points: [middleOf(own)],
    closed: false,
    color: "#B3261E",
    text: "Division impossible",
    locked: true,
    facts: { refusal: { reason, details: [...details, ...wire.remarks], recommendations } },
  });
  return { ...ground, objects: [...ground.objects, panel] };
};

interface Asked {
  readonly parcelleId: string;
  readonly joined: readonly string[];
  readonly organisationId: string;
  readonly signal: AbortSignal | undefined;
}

const divideGround = async (lotir: Lotir, ground: PlanDocument, asked: Asked) => {
  const id = readParcelleId(asked.parcelleId);
  if (id === undefined) throw refuse("no-cadastral-plan");
  const joined = asked.joined.flatMap((each) => readParcelleId(each) ?? []);
  const asking = { organisationId: asked.organisationId, signal: asked.signal };
  const question = {
    id,
    joined,
    strategy: "pays_most" as const,
    prices: await lotPrices(lotir, id),
    on: lotir.today(),
  };
  const answer = await divideInTurn(lotir, question, asking);
  const [best] = divisionToWire(answer).plans;
  const drawn = best && divided(best, ground);
  if (best !== undefined && drawn !== undefined) return { drawn, title: best.title, isDivisible: true };
  const remedied = await divideInTurn(lotir, { id, joined, remediesFor: TWO_LOTS }, asking);
  return {
    drawn: refused({ ...answer, remedies: remedied.remedies }, ground),
    title: "Division impossible",
    isDivisible: false,
  };
};

/** The best plan of the engine over a cadastral plan, as a plan of its own; or why there is none, on one. */
export const generatePlanDivision = asMember.generatePlanDivision.handler(async ({ input, context, signal }) => {
  const { lotir, member } = context;
  const { propertyId, basePlanId } = input;
  const { open, joined } = await lotir.database.application(member.organisationId, async (trx) => {
    const base = await openPlan(trx, { propertyId, planId: basePlanId });
    const parcels = (await findPropertyParcels(trx, propertyId)).filter(({ status }) => status === "validated");
    const isOne = (await areTouching(trx, propertyId)) && (await isOfOneOwner(trx, propertyId));
    return { open: base, joined: isOne ? parcels.map(({ parcelleId }) => parcelleId) : [] };
  });
  const { plan, property } = open;
  if (plan.kind !== "cadastral") throw refuse("no-cadastral-plan", { id: basePlanId });
  const parcelleId = plan.parcelleId ?? property.parcelleId;
  const { organisationId } = member;
  const others = joined.filter((each) => each !== parcelleId);
  const ground = groundOf(open);
  const { drawn, title, isDivisible } = await divideGround(lotir, ground, {
    parcelleId,
    joined: others,
    organisationId,
    signal,
  });
  const told = { name: title, kind: "division-ai", source: "ai-generated", surface: plan.surface } as const;
  const planId = await lotir.database.application(organisationId, (trx) =>
    copyPlan(trx, plan, drawn, { ...told, actorId: member.userId }),
  );
  await tellPlan(context, { propertyId, planId, revision: 1, change: "added" });
  return { success: true, data: { planId, isDivisible } };
});
