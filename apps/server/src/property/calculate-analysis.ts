import type { Assumptions, BalancedLot, PropertyAnalysis } from "@lotir/contract";
import { analyzeProperty, type BalancedBeside, type Bilan, propertySentence, readAssumptions } from "@lotir/finance";
import { assumedQualification, departementOf, findParcelle, type ParcelleSheet } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import { balanceOf } from "../balance/balance-lots.ts";
import { asMember, type Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { refuse } from "../refuse.ts";
import { basisOf, estimatedPrice } from "./analysis-basis.ts";
import { findLots } from "./lot-store.ts";
import { findPropertyMoney, saveAnalysis } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";
import { soldLots } from "./sold-lots.ts";
import { withWorks } from "./works-of-lots.ts";

interface Balanced {
  readonly parcelle: ParcelleSheet;
  readonly lots: readonly BalancedLot[];
  readonly landPriceEur: number;
  readonly assumptions: Assumptions;
  readonly on: IsoDate;
}

/** The balance of the lots sold, as the sheet draws it at this price; none for a private owner, whose tax asks for his purchase. */
const balanceOfLots = ({ parcelle, lots, landPriceEur, assumptions, on }: Balanced): Bilan | undefined => {
  const { money } = parcelle.sheet;
  if (money === null || landPriceEur === 0 || assumptions.profile === "particulier") return undefined;
  // As many lots as the plan: its procedure, its lane, its annexes.
  const planned = lots.length === money.lots.length ? money : undefined;
  const balanced = balanceOf({
    codeInsee: parcelle.commune,
    areaM2: parcelle.surface,
    lots,
    landPriceEur,
    procedure: planned?.procedure ?? "DP",
    lane: planned?.lane ?? undefined,
    clearM2: planned?.clearM2 ?? 0,
    boughtAs: assumedQualification((parcelle.built ?? 0) > 0),
    owned: undefined,
    assumptions,
    on,
  });
  return balanced.ok ? balanced.value : undefined;
};

const balancedToWire = ({
  vatRegimes,
  residualLandPrice,
  net,
  netRate,
  entered,
}: BalancedBeside): NonNullable<PropertyAnalysis["balanced"]> => ({
  vatRegimes: [...vatRegimes],
  residualLandPriceEur: residualLandPrice ?? null,
  netEur: net,
  netRate: netRate ?? null,
  entered: entered.map(({ item, balance, entered: enteredEur }) => ({ item, balanceEur: balance, enteredEur })),
});

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
  const stored = await database.application(member.organisationId, async (trx) => {
    const money = await findPropertyMoney(trx, input.id);
    return money && { ...money, entered: await findLots(trx, input.id) };
  });
  if (stored === undefined) throw refuse("property-not-found", { id: input.id });
  const parcelle = await findParcelle(database.territory, stored.parcelleId);
  const { lots, from } = soldLots(stored.entered, parcelle);
  const { assumptions } = await ownAssumptions(lotir, member);
  const isOwner = assumptions.profile === "particulier";
  const { costs } = propertyMoneyToWire(stored, stored.entered);
  const price = estimatedPrice(stored);
  const landPriceEur = costs.acquisitionPrice ?? price;
  const on = lotir.today();
  const counted = withWorks(costs, stored.entered);
  const analyzed = analyzeProperty({
    price,
    costs: counted,
    lots: lots.flatMap(({ priceEur, keepsHouse }) =>
      priceEur === null ? [] : [{ estimatedSalePrice: priceEur, keepsHouse }],
    ),
    on,
    departement: departementOf(stored.parcelleId),
    resale: isOwner ? "sans" : "engagement",
    business: isOwner ? undefined : { boughtAs: assumedQualification((parcelle?.built ?? 0) > 0) },
    balance: parcelle && balanceOfLots({ parcelle, lots, landPriceEur, assumptions, on }),
    assumptions: readAssumptions(assumptions),
  });
  if (!analyzed.ok) throw refuse("not-balanced", analyzed.failure, propertySentence(analyzed.failure));
  const { suggested, costBreakdown, withSuggested, balanced, ...figures } = analyzed.value;
  const data: PropertyAnalysis = {
    ...figures,
    costBreakdown: { ...costBreakdown },
    suggested: suggested.map((each) => ({ ...each })),
    withSuggested: { ...withSuggested, costBreakdown: { ...withSuggested.costBreakdown } },
    ...(balanced === undefined ? {} : { balanced: balancedToWire(balanced) }),
    lotsFrom: `${from} ${isOwner ? OWNER_TAX : BUSINESS_TAX}`,
    basis: basisOf({ on, landPriceEur, lots, costs: counted, assumptions }),
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
