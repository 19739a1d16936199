import type { DetailedEvaluation } from "@lotir/contract";
import { type EvaluationDemand, evaluateDetailed as evaluate, evaluationSentence } from "@lotir/finance";
import { readParcelleId } from "@lotir/foncier";
import { roundedPrice } from "@lotir/market";
import { assumedQualification, departementOf, findParcelle, type ParcelleSheet } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { knownMarket } from "../market/known-market.ts";
import { assumptionsForBusiness } from "../organisation/business-assumptions.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { refuse } from "../refuse.ts";
import { evaluationToWire } from "./evaluation-to-wire.ts";
import { houseOf, pricesOfLots } from "./market-prices.ts";
import { minimumLotOf } from "./minimum-lot.ts";
import { parcelleInText } from "./parcelle-in-text.ts";
import { refusedLots } from "./refused-lots.ts";

const purchaseOf = ({ sheet }: ParcelleSheet, price: number | null | undefined) => {
  if (price != null) return { price, sentence: "Achat au prix que vous indiquez." };
  if (sheet.price === null) throw refuse("not-estimable", undefined, sheet.estimateNote ?? undefined);
  return { price: roundedPrice(sheet.price.value), sentence: "Achat au prix estimé de la parcelle." };
};

/** The engine asks prices as it lays lots out: the first pass hears which areas, the second answers them. */
const evaluateAtMarket = async (
  lotir: Lotir,
  parcelle: ParcelleSheet,
  demand: Omit<EvaluationDemand, "priceOfLot">,
) => {
  const areas = new Set<number>();
  evaluate({
    ...demand,
    priceOfLot: (areaM2) => {
      areas.add(areaM2);
      return undefined;
    },
  });
  const market = await knownMarket(lotir, parcelle.commune);
  const prices = await pricesOfLots(market, parcelle, [...areas]);
  return evaluate({ ...demand, priceOfLot: (areaM2) => prices.get(areaM2) });
};

/** One balance per number of even lots. */
export const evaluateDetailed = asMember.evaluateDetailed.handler(async ({ input, context, signal }) => {
  const { lotir, member } = context;
  const id = readParcelleId((await parcelleInText(context.lotir, input.cadastralReference)) ?? "");
  const parcelle = id && (await findParcelle(lotir.database.territory, id));
  if (id === undefined || parcelle === undefined) throw refuse("unknown-parcel", { id: input.cadastralReference });
  const purchase = purchaseOf(parcelle, input.price);
  const house = await houseOf(lotir, parcelle);
  const isBuilt = parcelle.built !== null && parcelle.built > 0;
  const boughtAs = assumedQualification(isBuilt);
  const own = await ownAssumptions(lotir, member);
  const { profile, assumptions, sentences } = assumptionsForBusiness({ own, boughtAs, changed: input.assumptions });
  const asked = { id, counts: input.scenarios, organisationId: member.organisationId, signal };
  const refused = await refusedLots(lotir, asked);
  const evaluated = await evaluateAtMarket(lotir, parcelle, {
    property: { id, surface: parcelle.surface, price: purchase.price, hasBuilding: isBuilt },
    scenarios: input.scenarios,
    on: lotir.today(),
    profile,
    departement: departementOf(parcelle.commune),
    boughtAs,
    house: house.kept,
    minimumLotM2: await minimumLotOf(lotir, parcelle),
    refusalOf: (lots) => refused.get(lots),
    assumptions,
  });
  if (!evaluated.ok) throw refuse("not-balanced", evaluated.failure, evaluationSentence(evaluated.failure));
  const data: DetailedEvaluation = {
    ...evaluationToWire(evaluated.value),
    hypotheses: [
      purchase.sentence,
      ...sentences,
      ...house.sentences,
      ...evaluated.value.refusals,
      "Lots égaux : la forme réelle de la parcelle, elle, se juge dans sa fiche.",
    ],
  };
  return { success: true, data };
});
