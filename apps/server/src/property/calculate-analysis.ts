import type { PropertyAnalysis } from "@lotir/contract";
import { analyzeProperty, propertySentence } from "@lotir/finance";
import { roundedPrice } from "@lotir/market";
import { assumedQualification, departementOf, findParcelle, type PricedLot } from "@lotir/territory";
import { asMember, type Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { toOperation } from "../organisation/assumptions-to-operation.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { refuse } from "../refuse.ts";
import { findPropertyMoney, saveAnalysis } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";

/** Until lots are entered one by one, a property has those of the best plan of its parcel. */
const planOf = async ({ database }: Lotir, parcelleId: string): Promise<BestPlan> => {
  const parcelle = await findParcelle(database.territory, parcelleId);
  return { lots: parcelle?.sheet.money?.lots ?? [], isBuilt: (parcelle?.built ?? 0) > 0 };
};

interface BestPlan {
  readonly lots: readonly PricedLot[];
  readonly isBuilt: boolean;
}

const OWNER_TAX =
  "Impôt sur la plus-value non compté : il demande la date et le prix de votre achat, dans le bilan de la parcelle.";
const BUSINESS_TAX =
  "TVA et impôt sur les sociétés comptés comme au bilan de la parcelle ; coûts hors TVA récupérable.";

/** Computed again from the costs that stand when some were entered meanwhile. */
const analysisOf = async (
  input: { readonly id: string },
  context: Pick<Call, "lotir"> & { readonly member: Member },
): Promise<PropertyAnalysis> => {
  const { lotir, member } = context;
  const { database } = lotir;
  const stored = await database.application(member.organisationId, (trx) => findPropertyMoney(trx, input.id));
  if (stored === undefined) throw refuse("property-not-found", { id: input.id });
  const { lots, isBuilt } = await planOf(lotir, stored.parcelleId);
  const { assumptions } = await ownAssumptions(lotir, member);
  const isOwner = assumptions.profile === "particulier";
  const analyzed = analyzeProperty({
    price: stored.priceEur == null ? 0 : roundedPrice(stored.priceEur),
    costs: propertyMoneyToWire(stored).costs,
    lots: lots.flatMap(({ priceEur, keepsHouse }) =>
      priceEur === null ? [] : [{ estimatedSalePrice: priceEur, keepsHouse }],
    ),
    on: lotir.today(),
    departement: departementOf(stored.parcelleId),
    resale: isOwner ? "sans" : "engagement",
    business: isOwner ? undefined : { boughtAs: assumedQualification(isBuilt) },
    assumptions: toOperation(assumptions),
  });
  if (!analyzed.ok) throw refuse("not-balanced", analyzed.failure, propertySentence(analyzed.failure));
  const { suggested, costBreakdown, withSuggested, ...figures } = analyzed.value;
  const data: PropertyAnalysis = {
    ...figures,
    costBreakdown: { ...costBreakdown },
    suggested: suggested.map((each) => ({ ...each })),
    withSuggested: { ...withSuggested, costBreakdown: { ...withSuggested.costBreakdown } },
    lotsFrom: `Lots du meilleur plan de la parcelle, à leur prix estimé${lots.some(({ priceEur }) => priceEur === null) ? " ; maisons conservées non comptées, leur valeur est inconnue" : ""}. ${isOwner ? OWNER_TAX : BUSINESS_TAX}`,
  };
  const { version } = stored;
  const isKept = await database.application(member.organisationId, (trx) =>
    saveAnalysis(trx, { propertyId: input.id, version, actorId: member.userId, analysis: data }),
  );
  return isKept ? data : analysisOf(input, context);
};

/** Investment, revenue, profit, ROI and payback of a property; the answer is kept with it. */
export const calculateAnalysis = asMember.calculateAnalysis.handler(async ({ input, context }) => ({
  success: true,
  data: await analysisOf(input, context),
}));
