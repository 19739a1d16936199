import type { DivisionScenario } from "@lotir/contract";
import { brokenPromises, type Program } from "@lotir/division";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { divisionToWire } from "./division-to-wire.ts";
import { engineQuestion } from "./engine-question.ts";
import type { OwnProject } from "./find-own-project.ts";
import { pricePlans } from "./price-plans.ts";
import { propertySite } from "./property-site.ts";
import { inBusiness, scenarioMoney } from "./scenario-money.ts";
import { scenarioOf } from "./scenarios-of.ts";

interface Redrawing {
  readonly context: Call & { readonly member: Member };
  readonly own: OwnProject;
  readonly id: string;
  readonly program: Program;
  readonly signal: AbortSignal | undefined;
}

/** A program of cuts as a scenario of today: drawn, measured, priced, balanced and checked among what surrounds it. */
export const redrawScenario = async ({ context, own, id, program, signal }: Redrawing): Promise<DivisionScenario> => {
  const { lotir, member } = context;
  const { wishes } = own;
  const site = await propertySite(lotir, member, { propertyId: own.project.propertyId, joined: wishes.joined });
  const question = engineQuestion(site, wishes);
  const asking = { organisationId: member.organisationId, signal };
  const divided = await divideInTurn(lotir, { ...question, program }, asking);
  const proposal = await pricePlans(lotir, site.id, divisionToWire(divided));
  const [plan] = proposal.plans;
  if (plan === undefined) throw refuse("plan-not-drawable", { id });
  const [drawn] = divided.proposal.plans;
  const isCleared = !wishes.preserveBuildings && site.builtM2 > 0;
  const { assumptions } = await ownAssumptions(lotir, member);
  const basis = { site, assumptions: inBusiness(assumptions), on: lotir.today(), isCleared };
  return scenarioOf(plan, id, {
    wishes,
    needsDemolition: isCleared,
    caps: proposal.caps.map(({ sentence }) => sentence),
    remarks: proposal.remarks,
    landPriceOrigin: site.landPriceOrigin,
    money: wishes.includeFinancing ? scenarioMoney(plan, basis) : undefined,
    faults:
      drawn === undefined ? [] : brokenPromises(drawn, divided.rules, divided.faults).map(({ sentence }) => sentence),
  });
};
