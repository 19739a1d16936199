import type { DivisionScenario, DivisionWishes } from "@lotir/contract";
import { isOfStrategy, strategyWish } from "@lotir/division";
import { ORPCError } from "@orpc/server";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember, type Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { insertProject } from "./division-store.ts";
import { divisionToWire } from "./division-to-wire.ts";
import { engineQuestion } from "./engine-question.ts";
import { deleteGeneration, writeGeneration } from "./generation-store.ts";
import type { Generation } from "./generations.ts";
import { lotPrices } from "./lot-prices.ts";
import { nonDivisibleAnnotation, outOfSize } from "./non-divisible.ts";
import { withPlanImage } from "./plan-image-url.ts";
import { pricePlans } from "./price-plans.ts";
import { basisOf } from "./project-basis.ts";
import { type PropertySite, propertySite } from "./property-site.ts";
import { inBusiness, scenarioMoney } from "./scenario-money.ts";
import { orderScenarios, scenarioOf } from "./scenarios-of.ts";
import { whatWouldHelp } from "./what-would-help.ts";

interface Asking {
  readonly context: Call & { readonly member: Member };
  readonly site: PropertySite;
  readonly wishes: DivisionWishes;
  readonly generation: Generation;
  readonly signal: AbortSignal;
}

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
  const help =
    nothing && refusals.every(({ code }) => code !== "ZONE_NO")
      ? await whatWouldHelp(asking)
      : { tries: [], others: [] };
  const [first] = found;
  return {
    scenarios,
    refusals,
    remarks: unique(
      [...outOfSize(wishes, scenarios), ...found.flatMap(({ proposal }) => proposal.remarks)],
      (remark) => remark,
    ),
    nonDivisible: nothing ? nonDivisibleAnnotation(refusals, wishes, help) : null,
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

const FIRST_VERSION = 1;

type Made = Awaited<ReturnType<typeof madeOf>>;

/** Writes what was made as a project, and that nothing is under way any more. */
const keep = async ({ context: { lotir, member }, site, wishes }: Asking, { scenarios, ...answer }: Made) => {
  const { propertyId } = site;
  const createdBy = member.userId;
  return lotir.database.application(member.organisationId, async (trx) => {
    const id = await insertProject(trx, { propertyId, wishes, scenarios, answer, createdBy });
    const facts = { projectId: id, scenarios: scenarios.length, strategy: wishes.strategy };
    await recordAudit(trx, { actorId: createdBy, action: "project.generate", subject: propertyId, facts });
    await deleteGeneration(trx, propertyId);
    return id;
  });
};

/** Forgets a generation that was refused: the person has read why. What a stop of the server ends is kept, to be told. */
const forgetRefused = async ({ context: { lotir, member }, site }: Asking, error: unknown): Promise<void> => {
  if (!(error instanceof ORPCError) || error.status >= 500) return;
  await lotir.database.application(member.organisationId, (trx) => deleteGeneration(trx, site.propertyId));
};

/**
 * Scenarios of a property from real plans, kept as a project of the organisation. Whoever leaves meanwhile finds them when he
 * comes back: only « Arrêter » stops the work.
 */
export const generateDivisions = asMember.generateDivisions.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { propertyId, ...wishes } = input;
  const site = await propertySite(lotir, member, { propertyId, joined: wishes.joined });
  const generation = lotir.generations.begin(member.organisationId, propertyId);
  if (generation === undefined) throw refuse("generation-under-way", { propertyId });
  const asking: Asking = { context, site, wishes, generation, signal: generation.stopping };
  try {
    await lotir.database.application(member.organisationId, (trx) =>
      writeGeneration(trx, { propertyId, wishes, startedBy: member.userId }),
    );
    const made = await madeOf(asking);
    generation.tell({ stage: "keeping", lots: null });
    const projectId = await keep(asking, made);
    await tellProperty(context, propertyId, "changed");
    const { scenarios, basis: _, ...said } = made;
    const address = { projectId, version: FIRST_VERSION };
    const shown = scenarios.map((scenario) => withPlanImage(scenario, address));
    return { success: true, data: { projectId, scenarios: shown, ...said } };
  } catch (error) {
    await forgetRefused(asking, error);
    throw error;
  } finally {
    generation.end();
  }
});
