import { bareLandPricer, indexSales, type Sale, type SaleIndex } from "@lotir/market";
import { type EurosPerSquareMetre, eurosPer, type IsoDate, isoDate } from "@lotir/units";

/** The sales of a commune, with what a price is compared to. */
export interface PricedSales {
  readonly index: SaleIndex;
  /** What bare land is worth by the building land sold around, on the day of the edition; asked once for each parcel. */
  readonly priceLand: ReturnType<typeof bareLandPricer>;
  readonly vintage: IsoDate;
  /** First day that the files cover: the first of January of the oldest year with a sale. */
  readonly since: IsoDate;
  /** Median price of building land in the commune; undefined under three sales. */
  readonly around: EurosPerSquareMetre<"terrain"> | undefined;
}

const LEAST_SALES = 3;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

export const pricedSales = ({
  sales,
  vintage,
}: {
  readonly sales: readonly Sale[];
  readonly vintage: IsoDate;
}): PricedSales => {
  const land = sales.flatMap(({ kind, land: area, price }) =>
    kind === "building-land" && area !== null && area > 0 ? [price / area] : [],
  );
  const oldest = sales.map(({ date }) => date).sort()[0] ?? vintage;
  return {
    index: indexSales(sales),
    priceLand: bareLandPricer(sales, vintage),
    vintage,
    since: isoDate(`${oldest.slice(0, 4)}-01-01`),
    around: land.length < LEAST_SALES ? undefined : eurosPer("terrain", medianOf(land)),
  };
};
