import type { NoteBlocks, PropertyAnalysis } from "@lotir/contract";
import { drawingToSvg } from "@lotir/dossier";
import { roundedPrice } from "@lotir/market";
import type { IsoDate } from "@lotir/units";
import type { Lotir } from "../lotir.ts";
import { findPropertyMoney } from "../property/property-money-store.ts";
import { propertyMoneyToWire } from "../property/property-money-to-wire.ts";
import { reservesOf } from "./chapters/reserves-of.ts";
import { drawingOfNote } from "./drawing-of-note.ts";
import type { ReadDossier } from "./read-dossier.ts";
import { trackingOf } from "./tracking-of.ts";

/** Rounded as an estimate is shown: no digit more than is known. */
const shown = (price: number | null): number | null => (price === null ? null : roundedPrice(price));

const pricesOf = ({ parcelle, sold }: ReadDossier): NoteBlocks["prix"] => {
  const price = parcelle?.sheet.price ?? null;
  return {
    ground: {
      low: shown(price?.low ?? null),
      value: shown(price?.value ?? null),
      high: shown(price?.high ?? null),
      on: price?.on ?? null,
    },
    lots: sold.lots.map(({ letter, areaM2, priceEur, lowEur, highEur, origin }) => ({
      letter,
      areaM2,
      origin,
      value: origin === "saisi" ? priceEur : shown(priceEur),
      low: shown(lowEur),
      high: shown(highEur),
    })),
  };
};

const bilanOf = (analysis: PropertyAnalysis | null): NoteBlocks["bilan"] => {
  if (analysis === null) return null;
  const { totalInvestment, expectedRevenue, estimatedProfit, profitMargin, roi, paybackPeriod } =
    analysis.withSuggested;
  return {
    investment: totalInvestment,
    revenue: expectedRevenue,
    profit: estimatedProfit,
    marginPercent: profitMargin,
    roiPercent: roi,
    paybackMonths: paybackPeriod,
    from: analysis.lotsFrom,
    on: analysis.basis?.on ?? null,
  };
};

/** As wide as a page of the screen. */
const VIEW = { width: 900, height: 600 } as const;

const imageOf = (read: ReadDossier, today: IsoDate): string | null => {
  const drawing = drawingOfNote(read, today);
  return drawing === undefined ? null : drawingToSvg(drawing, VIEW);
};

interface Asking {
  readonly lotir: Pick<Lotir, "database">;
  readonly organisationId: string;
}

/** What a banker and a seller read, with intervals and without any sale: the same figures as the member's screens. */
export const noteBlocksOf = async (
  { lotir, organisationId }: Asking,
  read: ReadDossier,
  today: IsoDate,
): Promise<NoteBlocks> => {
  const money = await lotir.database.application(organisationId, (trx) => findPropertyMoney(trx, read.property.id));
  // A guest learns nobody's name.
  const tracking = trackingOf(read, { today, nameOf: () => null });
  const { address, city, surface, regulations, parcels, procedure } = tracking;
  return {
    terrain: {
      address,
      city,
      surface,
      zone: regulations.zone,
      outline: read.property.outline,
      parcels: parcels.map(({ reference, surface: area }) => ({ reference, surface: area })),
    },
    plan: {
      procedure: procedure.label,
      // What the prices and the balance count; that the file draws other lots is said among the reserves.
      lots: read.sold.lots.map(({ letter, areaM2, keepsHouse }) => ({ letter, areaM2, keepsHouse })),
      from: read.sold.from,
      image: imageOf(read, today),
    },
    prix: pricesOf(read),
    bilan: money === undefined ? null : bilanOf(propertyMoneyToWire(money, read.entered).analysis),
    risques: [...reservesOf(tracking)],
    calendrier: tracking.dueDates,
  };
};
