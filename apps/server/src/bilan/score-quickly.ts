import type { Place } from "@lotir/connectors";
import { DIVISION_REASONS, type DivisionReasonCode, type QuickScore } from "@lotir/contract";
import { type QuickMarket, quickSentence, scoreQuickly as score } from "@lotir/finance";
import { findParcelle, lotGoods, type ParcelleSheet, parcelleAt } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { readCoverageOf } from "./minimum-lot.ts";
import { parcelleInText } from "./parcelle-in-text.ts";
import { placeOfAddress } from "./place-of-address.ts";
import { quickRisksAt } from "./quick-risks-at.ts";

/** Ground of the specification's balanced lot: the price of building land is read at that size. */
const ORDINARY_LOT_M2 = 700;
const MONTHS = 24;

const NOTHING_KNOWN: QuickMarket = { averagePricePerSqm: null, evolution: null, transactions: 0 };

/** Building land at that place: the estimate of an ordinary lot, else the commune's median; nothing where it is not loaded. */
const marketAt = async (
  { markets }: Lotir,
  codeInsee: string | undefined,
  at: readonly [lon: number, lat: number],
): Promise<QuickMarket> => {
  const market = codeInsee === undefined ? undefined : await markets.of(codeInsee);
  if (codeInsee === undefined || market === undefined) return NOTHING_KNOWN;
  const report = await market.report({ months: MONTHS, zone: undefined });
  const land = report?.analysis.byKind["building-land"];
  const goods = lotGoods({ codeInsee, at, on: market.edition.vintage }, ORDINARY_LOT_M2);
  const [lot] = await market.prices([{ goods, floorSpread: 0 }]);
  const perSquareMetre = lot?.ok ? lot.value.value / ORDINARY_LOT_M2 : (land?.median ?? null);
  return {
    averagePricePerSqm: perSquareMetre === null ? null : Math.round(perSquareMetre),
    evolution: land?.evolution == null ? null : Math.round(land.evolution * 1_000) / 10,
    transactions: land?.count ?? 0,
  };
};

const parcelleUnder = async (
  { database }: Lotir,
  at: readonly [number, number],
): Promise<ParcelleSheet | undefined> => {
  const found = await parcelleAt(database.territory, at);
  return found && findParcelle(database.territory, found.id);
};

/** An address, or a loaded parcel by its reference. */
const foundAt = async (
  lotir: Lotir,
  text: string,
): Promise<{
  readonly place: Pick<Place, "label" | "at" | "codeInsee">;
  readonly parcelle: ParcelleSheet | undefined;
}> => {
  const id = await parcelleInText(lotir, text);
  if (id === undefined) {
    const place = await placeOfAddress(lotir, text);
    return { place, parcelle: await parcelleUnder(lotir, [place.at[0], place.at[1]]) };
  }
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) throw refuse("parcel-not-loaded", { id });
  const { section, numero, centre } = parcelle.sheet.row;
  const { name } = await lotir.jobs.progress(parcelle.commune);
  const label = `Parcelle ${section} ${numero}, ${name ?? parcelle.commune}`;
  return { place: { label, at: [centre[0], centre[1]], codeInsee: parcelle.commune }, parcelle };
};

/** The engine's own no, in its words; a parcel that it has not seen, or doubts of, is not refused. */
const undividable = (parcelle: ParcelleSheet | undefined): string | undefined => {
  if (parcelle?.verdict !== "non") return undefined;
  const known = parcelle.reasons?.find((code): code is DivisionReasonCode => code in DIVISION_REASONS);
  return known === undefined ? "le moteur n'en trouve pas" : DIVISION_REASONS[known];
};

/** Five scores of an address, a surface and a price, in one. */
export const scoreQuickly = asMember.scoreQuickly.handler(async ({ input, context }) => {
  const { lotir } = context;
  const { place, parcelle } = await foundAt(lotir, input.address);
  const codeInsee = parcelle?.commune ?? place.codeInsee;
  const market = await marketAt(lotir, codeInsee, [place.at[0], place.at[1]]);
  const risks = await quickRisksAt(lotir, { codeInsee, at: [place.at[0], place.at[1]] });
  const scored = score({
    surface: input.surface,
    price: input.price,
    on: lotir.today(),
    zone: parcelle?.zone ?? undefined,
    coverage: parcelle && (await readCoverageOf(lotir, parcelle)),
    undividable: undividable(parcelle),
    parcelM2: parcelle?.surface ?? undefined,
    // Not asked, or not known, is no difficulty.
    difficultAccess: parcelle?.frontage == null ? undefined : parcelle.frontage === 0,
    hasBuilding: parcelle?.built == null ? undefined : parcelle.built > 0,
    market,
    risks,
  });
  if (!scored.ok) throw refuse("invalid-input", scored.failure, quickSentence(scored.failure));
  const { analysis, recommendations, unknown, details, marketData, score: total } = scored.value;
  const data: QuickScore = {
    score: total,
    details,
    analysis: [...analysis],
    recommendations: [...recommendations],
    marketData,
    risks,
    unknown: [...unknown],
    place: {
      label: place.label,
      codeInsee: codeInsee ?? null,
      parcelId: parcelle?.id ?? null,
      zone: parcelle?.zone ?? null,
      latitude: place.at[1],
      longitude: place.at[0],
    },
  };
  return { success: true, data };
});
