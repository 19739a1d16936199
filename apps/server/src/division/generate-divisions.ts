import type { DivisionScenario, DivisionWishes } from "@lotir/contract";
import { isOfStrategy, strategyWish } from "@lotir/division";
import type { DividedParcelle, DivisionAsk } from "@lotir/territory";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember, type Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { insertProject } from "./division-store.ts";
import { divisionToWire, remediesToWire } from "./division-to-wire.ts";
import type { Generation } from "./generations.ts";
import { lotPrices } from "./lot-prices.ts";
import { nonDivisibleAnnotation, outOfSize } from "./non-divisible.ts";
import { pricePlans } from "./price-plans.ts";
import { basisOf } from "./project-basis.ts";
import { type PropertySite, propertySite } from "./property-site.ts";
import { inBusiness, scenarioMoney } from "./scenario-money.ts";
import { orderScenarios, scenarioOf } from "./scenarios-of.ts";

interface Asking {
  readonly context: Call & { readonly member: Member };
  readonly site: PropertySite;
  readonly wishes: DivisionWishes;
  readonly generation: Generation;
  readonly signal: AbortSignal;
}

/** The engine's question of these wishes, whatever the number of lots. */
export const engineQuestion = (site: PropertySite, wishes: DivisionWishes): DivisionAsk => ({
  id: site.id,
  joined: site.joined,
  strategy: wishes.strategy,
  wish: {
    ...strategyWish(wishes, site.areaM2),
    ...(wishes.wayClearanceM === undefined ? {} : { wayClearance: wishes.wayClearanceM }),
  },
  buildings: wishes.preserveBuildings ? "kept" : "cleared",
  plu: wishes.respectPLU ? "obeyed" : "ignored",
});

type Found = Awaited<ReturnType<typeof searchCount>>;

/** The plans of one number of lots, priced and balanced. */
const searchCount = async ({ context, site, wishes, generation, signal }: Asking, count: number, made: MadeWith) => {
  const { lotir, member } = context;
  const question = engineQuestion(site, wishes);
  const asking = { organisationId: member.organisationId, signal };
  const wish = { ...(question.wish ?? strategyWish(wishes, site.areaM2)), counts: [count] };
  const divided = await divideInTurn(lotir, { ...question, wish, prices: made.prices }, asking);
  const wire = divisionToWire(divided);
  const proposal = wishes.includeFinancing ? await pricePlans(lotir, site.id, wire) : wire;
  const isCleared = !wishes.preserveBuildings && site.builtM2 > 0;
  const scenarios = proposal.plans.map((plan) => {
    const basis = { site, assumptions: made.assumptions, on: lotir.today(), isCleared };
    const money = wishes.includeFinancing ? scenarioMoney(plan, basis) : undefined;
    generation.found({ lots: plan.lots.length, marginEur: money?.ok ? money.value.lines.netEur : null });
    return scenarioOf(plan, "", {
      wishes,
      needsDemolition: isCleared,
      caps: proposal.caps.map(({ sentence }) => sentence),
      remarks: proposal.remarks,
      landPriceOrigin: site.landPriceOrigin,
      money,
      faults: [],
    });
  });
  return { divided, proposal, scenarios };
};

interface MadeWith {
  readonly assumptions: Awaited<ReturnType<typeof ownAssumptions>>["assumptions"];
  readonly prices: Awaited<ReturnType<typeof lotPrices>>;
}

/** Number of lots after number of lots, so that whoever stops has all that was found before. */
const searchAll = async (asking: Asking, made: MadeWith): Promise<{ found: Found[]; stopped: boolean }> => {
  const { site, wishes, generation } = asking;
  const { counts } = strategyWish(wishes, site.areaM2);
  const found: Found[] = [];
  generation.tell({ stage: "search", total: counts.length });
  for (const [tried, lots] of counts.entries()) {
    generation.tell({ lots, tried });
    try {
      found.push(await searchCount(asking, lots, made));
    } catch (error) {
      if (generation.stopping.aborted) break;
      throw error;
    }
    if (generation.stopping.aborted) break;
  }
  generation.tell({ tried: found.length });
  return { found, stopped: found.length < counts.length };
};

/** What would give the least division, really tried, where nothing was found. */
const remediesOf = async ({ context, site, wishes, signal, generation }: Asking): Promise<readonly string[]> => {
  if (generation.stopping.aborted) return [];
  const question = { ...engineQuestion(site, wishes), remediesFor: 2 };
  const asking = { organisationId: context.member.organisationId, signal };
  const divided: DividedParcelle = await divideInTurn(context.lotir, question, asking);
  return remediesToWire(divided).map(({ sentence }) => sentence);
};

const unique = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const numbered = (scenarios: readonly DivisionScenario[]): DivisionScenario[] =>
  scenarios.map((scenario, rank) => {
    const id = `scenario-${rank + 1}`;
    return { ...scenario, id, divisionPlan: { ...scenario.divisionPlan, id } };
  });

/** Of the size that the strategy is after where there are some, unless the person said how many lots he wants. */
const ofItsSize = (scenarios: readonly DivisionScenario[], { strategy, targetLots = 0 }: DivisionWishes) => {
  const sized = scenarios.filter(({ lots }) => isOfStrategy(strategy, lots));
  return targetLots >= 2 || sized.length === 0 ? scenarios : sized;
};

const madeOf = async (asking: Asking) => {
  const { context, site, wishes } = asking;
  const own = await ownAssumptions(context.lotir, context.member);
  const prices = await lotPrices(context.lotir, site.id);
  const made: MadeWith = { assumptions: inBusiness(own.assumptions), prices };
  const { found, stopped } = await searchAll(asking, made);
  const scenarios = numbered(
    orderScenarios(
      ofItsSize(
        found.flatMap((each) => each.scenarios),
        wishes,
      ),
      wishes,
    ),
  );
  const refusals = unique(
    found.flatMap(({ proposal }) => proposal.refusals),
    ({ sentence }) => sentence,
  );
  const nothing = scenarios.length === 0 && !stopped;
  const remedies = nothing && refusals.every(({ code }) => code !== "ZONE_NO") ? await remediesOf(asking) : [];
  const [first] = found;
  return {
    scenarios,
    refusals,
    remarks: unique(
      [...outOfSize(wishes, scenarios), ...found.flatMap(({ proposal }) => proposal.remarks)],
      (remark) => remark,
    ),
    nonDivisible: nothing ? nonDivisibleAnnotation(refusals, wishes, remedies) : null,
    stopped,
    basis: first && {
      ...basisOf({
        on: context.lotir.today(),
        zone: first.proposal.zone,
        rules: first.divided.rules,
        prices,
        site,
        assumptions: made.assumptions,
      }),
    },
  };
};

/** Scenarios of a property from real plans, kept as a project of the organisation. */
export const generateDivisions = asMember.generateDivisions.handler(async ({ input, context, signal }) => {
  const { lotir, member } = context;
  const { propertyId, ...wishes } = input;
  const site = await propertySite(lotir, member, { propertyId, joined: wishes.joined });
  const generation = lotir.generations.begin(member.organisationId, propertyId);
  if (generation === undefined) throw refuse("generation-under-way", { propertyId });
  try {
    const either = AbortSignal.any([generation.stopping, ...(signal === undefined ? [] : [signal])]);
    const made = await madeOf({ context, site, wishes, generation, signal: either });
    signal?.throwIfAborted();
    generation.tell({ stage: "keeping", lots: null });
    const { scenarios, ...answer } = made;
    const createdBy = member.userId;
    const projectId = await lotir.database.application(member.organisationId, async (trx) => {
      const id = await insertProject(trx, { propertyId, wishes, scenarios, answer, createdBy });
      const facts = { projectId: id, scenarios: scenarios.length, strategy: wishes.strategy };
      await recordAudit(trx, { actorId: createdBy, action: "project.generate", subject: propertyId, facts });
      return id;
    });
    const { basis: _, ...said } = answer;
    return { success: true, data: { projectId, scenarios, ...said } };
  } finally {
    generation.end();
  }
});
