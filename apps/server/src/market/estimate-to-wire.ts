import type { ComparableSale, ExplainedEstimate, MarketEstimate, PricedSurface } from "@lotir/contract";
import type { Result } from "@lotir/foncier";
import { type Abstention, type Comparable, type Estimate, type Goods, squareMetrePriceOf } from "@lotir/market";
import { abstentionSentence, type CommuneMarket, type ExplainedPrice } from "@lotir/territory";

export const surfaceOf = ({ kind }: Pick<Goods, "kind">): PricedSurface =>
  kind === "house" || kind === "flat" ? "plancher" : "terrain";

const estimateToWire = (
  method: MarketEstimate["method"],
  goods: Goods,
  found: Result<Estimate, Abstention>,
): MarketEstimate => {
  const per = surfaceOf(goods);
  if (!found.ok)
    return {
      method,
      value: null,
      low: null,
      high: null,
      pricePerSqm: null,
      per,
      level: null,
      confidence: null,
      sales: 0,
      why: abstentionSentence(found.failure),
    };
  const { value, low, high, perSquareMetre, level, confidence, learntFrom } = found.value;
  return {
    method,
    value,
    low,
    high,
    pricePerSqm: perSquareMetre.value,
    per,
    level,
    confidence: method === "commune-median" ? null : confidence,
    sales: learntFrom,
    why: null,
  };
};

const comparableToWire = ({ sale, distance, weight }: Comparable): ComparableSale => ({
  saleId: sale.id,
  parcelId: sale.parcels[0] ?? null,
  saleDate: sale.date,
  price: sale.price,
  pricePerSqm: squareMetrePriceOf(sale)?.value ?? null,
  per: surfaceOf(sale),
  landM2: sale.land,
  floorM2: sale.floor,
  rooms: sale.rooms,
  distance,
  weight,
  latitude: sale.at?.[1] ?? null,
  longitude: sale.at?.[0] ?? null,
});

interface Asked {
  readonly goods: Goods;
  /** French: what was priced, and where its surfaces come from. */
  readonly sentence: string;
}

/** An estimate with all it rests on. */
export const explainedToWire = (
  explained: ExplainedPrice,
  { goods, sentence }: Asked,
  { edition }: CommuneMarket,
): ExplainedEstimate => {
  const { kind } = goods;
  return {
    kind: kind === "house" || kind === "flat" || kind === "other-land" ? kind : "building-land",
    asked: sentence,
    estimate: estimateToWire("lotir", goods, explained.estimate),
    comparables: explained.comparables.map(comparableToWire),
    others: [
      estimateToWire("spec", goods, explained.spec),
      estimateToWire("commune-median", goods, explained.communeMedian),
    ],
    distribution: explained.distribution.map((bin) => ({ ...bin })),
    source: edition.source ?? "Source inconnue",
    vintage: edition.vintage,
  };
};
