import type { DivisionGround, DivisionLot } from "@lotir/contract";

type Curve = DivisionGround["prices"];

interface Priced {
  readonly priceEur: number;
  readonly lowEur: number;
  readonly highEur: number;
}

const between = (byArea: Curve["byArea"], areaM2: number): Priced | undefined => {
  const above = byArea.findIndex((each) => each.areaM2 >= areaM2);
  const [low, high] = [byArea[above - 1], byArea[above]];
  if (above === 0) return high;
  if (low === undefined || high === undefined) return byArea.at(-1);
  const share = (areaM2 - low.areaM2) / (high.areaM2 - low.areaM2);
  const at = (from: number, to: number): number => from + share * (to - from);
  return {
    priceEur: at(low.priceEur, high.priceEur),
    lowEur: at(low.lowEur, high.lowEur),
    highEur: at(low.highEur, high.highEur),
  };
};

/** What a stored lot tells of its own price: the curve is brought to it, so that nothing jumps before a line moves. */
export type KnownLot = Pick<DivisionLot, "areaM2" | "keepsHouse" | "priceEur">;

const scaleOf = (curve: Curve, known: KnownLot | undefined): number => {
  if (known === undefined || known.priceEur === null || known.keepsHouse) return 1;
  const told = between(curve.byArea, known.areaM2)?.priceEur ?? 0;
  return told > 0 ? known.priceEur / told : 1;
};

/** The price of a lot by its area, without asking anybody; null where the market says nothing. */
export const lotPriceAt = (
  curve: Curve,
  lot: { readonly areaM2: number; readonly keepsHouse: boolean },
  known?: KnownLot,
): Priced | null => {
  if (lot.keepsHouse) {
    const { house } = curve;
    if (known?.keepsHouse === true && known.priceEur !== null && house !== null)
      return { priceEur: known.priceEur, lowEur: house.lowEur, highEur: house.highEur };
    return house;
  }
  const found = between(curve.byArea, lot.areaM2);
  const scale = scaleOf(curve, known);
  return found === undefined
    ? null
    : { priceEur: found.priceEur * scale, lowEur: found.lowEur * scale, highEur: found.highEur * scale };
};
