import type { DivisionProposal, DivisionWishes } from "@lotir/contract";
import { DEFAULT_WISH } from "@lotir/division";
import { readParcelleId } from "@lotir/foncier";
import { buildingsOn, type DividedParcelle, type DivisionAsk } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { insertProject } from "./division-store.ts";
import { divisionToWire } from "./division-to-wire.ts";
import { lotPrices } from "./lot-prices.ts";
import { pricePlans } from "./price-plans.ts";
import { scenariosOf } from "./scenarios-of.ts";
import { parcelsFrom } from "./wish-from.ts";

/** Lots of each strategy, m² at least (spec 2 §9: 600 to 800 m², over 1 000 m²); the wish counts where it is larger. */
const LEAST: Readonly<Record<DivisionWishes["strategy"], number>> = {
  max_lots: 0,
  balanced: 600,
  premium: 1_000,
  custom: 0,
};

/** Lots when nobody said how many (spec 2 §9): as many as can be for `max_lots`, up to three for the others. */
const USUAL_LOTS = 3;

const countsFor = ({ strategy, targetLots }: DivisionWishes): readonly number[] => {
  if (targetLots === undefined && strategy !== "max_lots")
    return DEFAULT_WISH.counts.filter((count) => count <= USUAL_LOTS);
  return targetLots === undefined || targetLots < 2 ? DEFAULT_WISH.counts : [targetLots];
};

const leastLot = ({ strategy, minLotSize }: DivisionWishes): number => Math.max(minLotSize, LEAST[strategy]);

const questionFrom = (id: DivisionAsk["id"], wishes: DivisionWishes, lotArea: number): DivisionAsk => {
  const { strategy, minLotSize, areas, joined = [] } = wishes;
  return {
    id,
    joined: parcelsFrom(joined),
    strategy,
    wish: {
      counts: countsFor(wishes),
      lotArea,
      houseLotArea: minLotSize,
      ...(areas === undefined ? {} : { areas }),
    },
    buildings: wishes.preserveBuildings ? "kept" : "cleared",
    plu: wishes.respectPLU ? "obeyed" : "ignored",
  };
};

const smallerSentence = (wishes: DivisionWishes): string =>
  `Aucun plan avec des lots d'au moins ${leastLot(wishes)} m² : ceux-ci peuvent descendre à ${wishes.minLotSize} m².`;

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
  const property = await lotir.database.application(member.organisationId, (trx) =>
    findPropertyGround(trx, propertyId),
  );
  const id = property === undefined ? undefined : readParcelleId(property.parcelleId);
  if (id === undefined) throw refuse("property-not-found", { id: propertyId });
  const asking = { organisationId: member.organisationId, signal };
  const prices = wishes.includeFinancing ? await lotPrices(lotir, id) : undefined;
  const ask = (lotArea: number) => divideInTurn(lotir, { ...questionFrom(id, wishes, lotArea), prices }, asking);
  const sized = await ask(leastLot(wishes));
  // Lots of the size that a strategy is after where there are some, else those the wish allows, and it is said.
  const isSmaller = sized.proposal.plans.length === 0 && leastLot(wishes) > wishes.minLotSize;
  const divided = isSmaller ? await ask(wishes.minLotSize) : sized;
  const { proposal, needsDemolition } = await toldOf(lotir, divided, { id, wishes });
  const scenarios = scenariosOf(proposal, { wishes, needsDemolition });
  const project = { propertyId, wishes, scenarios, createdBy: member.userId };
  const projectId = await lotir.database.application(member.organisationId, (trx) => insertProject(trx, project));
  const { refusals } = proposal;
  const remarks = [...(isSmaller && scenarios.length > 0 ? [smallerSentence(wishes)] : []), ...proposal.remarks];
  return { success: true, data: { projectId, scenarios, refusals, remarks } };
});
