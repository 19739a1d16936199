import type { BilanWish, FiveLines, ParcelBilan } from "@lotir/contract";
import { type Result, readParcelleId } from "@lotir/foncier";
import { roundedPrice } from "@lotir/market";
import { isProvedRule } from "@lotir/plu";
import { assumedQualification, findParcelle, type ParcelleSheet } from "@lotir/territory";
import { fiveLinesOf, type LotsToBalance, wholeBilanOf } from "../balance/balance-lots.ts";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { wishedAssumptions } from "../organisation/wished-assumptions.ts";
import { refuse } from "../refuse.ts";
import { pluOfParcel } from "../reglement/parcel-plu.ts";
import { lotsOf } from "./lots-of.ts";
import { tellPurchaseSource } from "./tell-purchase-source.ts";

/** Bought as it stands: at the price entered, else at its estimate, else at what the target margin lets pay. */
const landPriceOf = (
  wish: BilanWish,
  { sheet }: ParcelleSheet,
): Pick<LotsToBalance, "landPriceEur"> & { origin: "saisi" | "estimation" | "inconnu" } => {
  if (wish.landPriceEur !== undefined) return { landPriceEur: wish.landPriceEur, origin: "saisi" };
  if (sheet.price !== null) return { landPriceEur: roundedPrice(sheet.price.value), origin: "estimation" };
  return { landPriceEur: null, origin: "inconnu" };
};

const valueOrNull = <Value>(result: Result<Value, string> | undefined): Value | null =>
  result?.ok ? result.value : null;

/** Without what the kept houses are worth, the lines are the least that the plan leaves. */
const leastNote = (houses: number): string | null => {
  if (houses === 0) return null;
  const what =
    houses === 1 ? "la maison conservée, de valeur inconnue" : `les ${houses} maisons conservées, de valeur inconnue`;
  return `Sans ${what} : la marge et le prix résiduel sont des minimums. Saisissez ${houses === 1 ? "son prix" : "leurs prix"} dans le bilan.`;
};

const NO_PLAN = "Aucun plan de division pour cette parcelle : il n'y a pas de bilan à dresser.";

const noteOf = (
  lots: number,
  refused: Result<unknown, string> | undefined,
  lines: Result<FiveLines, string> | undefined,
): string | null => {
  if (lots === 0) return NO_PLAN;
  if (refused !== undefined && !refused.ok) return refused.failure;
  return leastNote(lines?.ok ? lines.value.unpricedHouses : 0);
};

/** As the rules of the same sheet say it: never unknown in one place and read in another. */
const appreciationOf = async (lotir: Lotir, id: string): Promise<LotsToBalance["appreciation"]> => {
  const plu = await pluOfParcel(lotir, id);
  const rule = plu.kind === "zone" ? plu.shown?.rules.appreciation : undefined;
  if (rule?.kind !== "valeur" || !isProvedRule(rule)) return undefined;
  return rule.value === "lot_par_lot" ? "lot" : "ensemble";
};

export interface Asked extends BilanWish {
  readonly id: string;
  readonly detail: "cinq-lignes" | "complet";
}

/** The best plan of a parcel, or the lots given, in money under the assumptions of the organisation that asks. */
export const parcelBilanOf = async (
  input: Asked,
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
): Promise<ParcelBilan> => {
  const id = readParcelleId(input.id);
  const parcelle = id && (await findParcelle(lotir.database.territory, id));
  if (parcelle === undefined) throw refuse("unknown-parcel", { id: input.id });
  const own = await ownAssumptions(lotir, member);
  const assumptions = wishedAssumptions(own, input);
  const lots = await lotsOf(lotir, parcelle, input);
  const { landPriceEur, origin } = landPriceOf(input, parcelle);
  const isBuilt = parcelle.built !== null && parcelle.built > 0;
  const on = lotir.today();
  const asked: LotsToBalance = {
    codeInsee: parcelle.commune,
    areaM2: parcelle.surface,
    lots,
    landPriceEur,
    procedure: input.procedure ?? parcelle.sheet.money?.procedure ?? "DP",
    lane: input.lane ?? (input.lots === undefined ? parcelle.sheet.money?.lane : undefined) ?? undefined,
    clearM2: input.clearM2 ?? (input.lots === undefined ? parcelle.sheet.money?.clearM2 : undefined) ?? 0,
    boughtAs: input.boughtAs ?? assumedQualification(isBuilt),
    seller: input.seller,
    deedStatesVat: input.deedStatesVat,
    owned: input.owned,
    assumptions,
    on,
    appreciation: input.detail === "complet" ? await appreciationOf(lotir, parcelle.id) : undefined,
  };
  const fiveLines = lots.length === 0 ? undefined : fiveLinesOf(asked);
  const whole = fiveLines?.ok && input.detail === "complet" ? wholeBilanOf(asked) : undefined;
  const refused = [fiveLines, whole].find((each) => each !== undefined && !each.ok);
  return {
    assumptions,
    assumptionsOrigin: own.origin,
    procedure: asked.procedure,
    boughtAs: asked.boughtAs,
    boughtAsOrigin: input.boughtAs === undefined ? "suppose" : "saisi",
    lots,
    landPrice:
      origin === "inconnu" && fiveLines?.ok && fiveLines.value.landPriceOrigin === "residuel"
        ? { priceEur: fiveLines.value.landPriceEur, origin: "residuel" }
        : { priceEur: landPriceEur, origin },
    fiveLines: valueOrNull(fiveLines),
    bilan: whole?.ok ? tellPurchaseSource(whole.value, origin) : null,
    note: noteOf(lots.length, refused, fiveLines),
    on,
    pricesOn: parcelle.sheet.price?.on ?? null,
  };
};
