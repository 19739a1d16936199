import type { ParcelRow } from "@lotir/contract";
import type { FactColumns, FactRow } from "@lotir/territory";
import { verdictSentence } from "../division/division-sentences.ts";

/** The specification's threshold, which says only that the area suffices (spec 1 §9). */
const ENOUGH_GROUND_M2 = 900;

interface OfCommune {
  readonly codeInsee: string;
  readonly name: string | null;
}

const estimateToWire = (fact: FactColumns, row: FactRow): ParcelRow["estimatedValue"] => {
  const { price, priceLow, priceHigh } = fact;
  if (price === null || priceLow === null || priceHigh === null || row.perSquareMetre === null) return null;
  return {
    value: price,
    pricePerSqm: row.perSquareMetre,
    low: priceLow,
    high: priceHigh,
    comparables: row.comparables,
    confidence: row.confidence ?? null,
    method: row.priceMethod ?? "terrain-nu",
  };
};

const ACCESS_FORMS = ["facade", "drapeau", "servitude", "commun"] as const;

/** Not analysed is neither yes nor no: the area alone says only that it may be worth a look. */
const divisionToWire = (fact: FactColumns, row: FactRow): ParcelRow["divisionPotential"] => {
  const { verdict, mostLots } = fact;
  const access = ACCESS_FORMS.filter((form) => fact.accessForms?.includes(form));
  const found = { maxLots: mostLots, lots: [...row.lots], access, reasons: [...(fact.reasons ?? [])] };
  if (verdict === null) {
    const sentence = fact.surface >= ENOUGH_GROUND_M2 ? "Non analysée : surface suffisante" : "Non analysée";
    return { ...found, isDivisible: null, verdict: "non-analysee", sentence };
  }
  return { ...found, isDivisible: verdict !== "non", verdict, sentence: verdictSentence(fact, row) };
};

/** One row of the list, in the words of the specification (spec 1 §3, "Parcel"). */
export const parcelToWire = (fact: FactColumns, row: FactRow, commune: OfCommune): ParcelRow => ({
  parcelId: fact.id,
  displayName: `${row.section} ${row.numero}`,
  section: row.section,
  numero: row.numero,
  commune: commune.name ?? commune.codeInsee,
  codeCommune: commune.codeInsee,
  inseeCode: commune.codeInsee,
  surface: fact.surface,
  contenance: row.contenance,
  surfaceCadastrale: row.contenance,
  centroid: { latitude: row.centre[1], longitude: row.centre[0] },
  outline: row.outline,
  zone: fact.zone === null ? null : { libelle: fact.zone, typezone: fact.typezone ?? "" },
  zoneStatus: fact.zoneStatus,
  frontage: fact.frontage,
  builtArea: fact.built,
  opportunityScore: fact.score,
  coverage: fact.coverage,
  estimatedValue: estimateToWire(fact, row),
  dvfStatus: {
    hasRecentSale: fact.hasRecentSale,
    lastSaleDate: fact.lastSoldOn,
    lastSalePrice: row.lastSalePrice,
    pricePerSqm: row.lastSalePerSquareMetre,
    daysSinceSale: row.daysSinceSale,
  },
  divisionPotential: divisionToWire(fact, row),
  bilan: {
    marginRate: fact.marginRate === null ? null : fact.marginRate / 100,
    marginEur: row.margin?.eur ?? null,
    marginLowEur: row.margin?.lowEur ?? null,
    marginHighEur: row.margin?.highEur ?? null,
    residualPriceEur: fact.residualPrice,
    lotPricesEur: row.lotPrices === null ? null : [...row.lotPrices],
    // Absent from a parcel described by an older version.
    unpricedHouses: row.unpricedHouses ?? null,
    vatAssumed: row.vatAssumed,
  },
  matchingListings: [],
  listingsCount: null,
});
