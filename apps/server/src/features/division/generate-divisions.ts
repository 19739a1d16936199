import type { DivisionProposal, DivisionWishes } from "@lotir/contract";
import { DEFAULT_WISH } from "@lotir/division";
import { readParcelleId } from "@lotir/foncier";
import { buildingsOn, type DividedParcelle, type DivisionAsk } from "@lotir/territory";
import { asMember } from "../../http/call.ts";
import { refuse } from "../../http/refuse.ts";
import type { Lotir } from "../../lotir.ts";
import { divisionToWire } from "../../to-wire/division-to-wire.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { insertProject, parcelleOfProperty } from "./division-store.ts";
import { pricePlans } from "./price-plans.ts";
import { scenariosOf } from "./scenarios-of.ts";

const questionFrom = (id: DivisionAsk["id"], wishes: DivisionWishes): DivisionAsk => {
  const { strategy, targetLots = 0, minLotSize } = wishes;
  const counts = targetLots < 2 ? DEFAULT_WISH.counts : [targetLots];
  return {
    id,
    strategy,
    wish: { ...DEFAULT_WISH, counts, lotArea: minLotSize, houseLotArea: minLotSize },
    buildings: wishes.preserveBuildings ? "kept" : "cleared",
    plu: wishes.respectPLU ? "obeyed" : "ignored",
  };
};

const toldOf = async (lotir: Lotir, divided: DividedParcelle, asked: { id: string; wishes: DivisionWishes }) => {
  const { id, wishes } = asked;
  const proposal: DivisionProposal = divisionToWire(divided);
  const standing = (await buildingsOn(lotir.database.territory, id)).length > 0;
  return {
    proposal: wishes.includeFinancing ? await pricePlans(lotir, id, proposal) : proposal,
    needsDemolition: !wishes.preserveBuildings && standing,
  };
};

/** Scenarios of a property from real plans, kept as a project of the organisation. */
export const generateDivisions = asMember.generateDivisions.handler(async ({ input, context, signal }) => {
  const { lotir, member } = context;
  const { propertyId, ...wishes } = input;
  const parcelle = await lotir.database.application(member.organisationId, (trx) =>
    parcelleOfProperty(trx, propertyId),
  );
  const id = parcelle === undefined ? undefined : readParcelleId(parcelle);
  if (id === undefined) throw refuse("property-not-found", { id: propertyId });
  const asking = { organisationId: member.organisationId, signal };
  const divided = await divideInTurn(lotir, questionFrom(id, wishes), asking);
  const { proposal, needsDemolition } = await toldOf(lotir, divided, { id, wishes });
  const scenarios = scenariosOf(proposal, { wishes, needsDemolition });
  const project = { propertyId, wishes, scenarios, createdBy: member.userId };
  const projectId = await lotir.database.application(member.organisationId, (trx) => insertProject(trx, project));
  const { refusals, remarks } = proposal;
  return { success: true, data: { projectId, scenarios, refusals, remarks } };
});
