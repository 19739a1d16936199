import type { PricedSurface, QuarterPrices } from "@lotir/contract";
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { ChartFigure } from "../../../kit/charts/ChartFigure.tsx";
import { useNarrow } from "../../../kit/charts/use-narrow.ts";
import { formatBareEuros, formatCount, formatEurosPerSquareMetre } from "../../../kit/format.ts";
import { surfaceWords } from "./surface-words.ts";

interface PriceEvolutionProps {
  readonly title: string;
  readonly series: readonly QuarterPrices[];
  readonly per: PricedSurface;
  readonly file: string;
}

const shown = (price: number | null): string =>
  price === null ? "moins de 3 ventes" : formatEurosPerSquareMetre(price);

const yearOf = (quarter: string): string => (quarter.endsWith("T1") ? quarter.slice(0, 4) : "");

/** Bars of sales stand in the lowest quarter of the drawing, under the prices. */
const BARS_SHARE = 4;

const rowsOf = (series: readonly QuarterPrices[]) =>
  series.map(({ quarter, count, median, firstQuartile, thirdQuartile }) => ({
    quarter,
    count,
    median,
    band: firstQuartile === null || thirdQuartile === null ? null : [firstQuartile, thirdQuartile],
  }));

const summaryOf = (series: readonly QuarterPrices[], per: PricedSurface): string => {
  const sales = series.reduce((sum, { count }) => sum + count, 0);
  return `Médiane par trimestre au m² de ${surfaceWords(per)}, et bande où tombe une vente sur deux ; barres : ventes du trimestre, ${formatCount(sales)} en tout. Un blanc : moins de trois ventes.`;
};

const Drawing = ({ series }: Pick<PriceEvolutionProps, "series">) => {
  const narrow = useNarrow();
  const most = Math.max(1, ...series.map(({ count }) => count));
  const last = series.findLast(({ median }) => median !== null);
  return (
    <ResponsiveContainer>
      <ComposedChart
        accessibilityLayer={false}
        data={rowsOf(series)}
        margin={{ top: 12, right: narrow ? 30 : 40, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--lotir-line)" />
        <XAxis dataKey="quarter" tickFormatter={yearOf} interval={0} tickLine={false} />
        <YAxis width={52} tickFormatter={formatBareEuros} tickLine={false} axisLine={false} domain={[0, "auto"]} />
        <YAxis yAxisId="ventes" hide={true} domain={[0, most * BARS_SHARE]} />
        <Bar
          dataKey="count"
          yAxisId="ventes"
          fill="var(--lotir-line)"
          isAnimationActive={false}
          label={narrow ? false : { position: "top", fontSize: 10 }}
        />
        <Area dataKey="band" stroke="none" fill="var(--lotir-brand-line)" fillOpacity={0.6} isAnimationActive={false} />
        <Line
          dataKey="median"
          stroke="var(--lotir-brand)"
          strokeWidth={2}
          dot={{ r: 2.5, fill: "var(--lotir-brand)", strokeWidth: 0 }}
          isAnimationActive={false}
        />
        {last?.median == null ? null : (
          <ReferenceDot
            x={last.quarter}
            y={last.median}
            r={4}
            fill="var(--lotir-brand)"
            stroke="none"
            label={{ value: formatEurosPerSquareMetre(last.median), position: "top", fontWeight: 600 }}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
};

/** The median quarter by quarter with the band that half of the sales stand in, and how many sales say it. */
export const PriceEvolution = ({ title, series, per, file }: PriceEvolutionProps) => (
  <ChartFigure
    title={title}
    file={file}
    height={240}
    summary={summaryOf(series, per)}
    table={[
      ["Trimestre", "Ventes", "Médiane", "Premier quart", "Dernier quart"],
      ...series.map((row) => [
        row.quarter,
        formatCount(row.count),
        shown(row.median),
        shown(row.firstQuartile),
        shown(row.thirdQuartile),
      ]),
    ]}
  >
    <Drawing series={series} />
  </ChartFigure>
);
