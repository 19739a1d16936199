import type { PricedSurface, QuarterPrices } from "@lotir/contract";
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { ChartFigure } from "../../../kit/charts/ChartFigure.tsx";
import { formatCount, formatEurosPerSquareMetre } from "../../../kit/format.ts";
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

/** The median quarter by quarter with the band that half of the sales stand in; a gap where there are under three sales. */
export const PriceEvolution = ({ title, series, per, file }: PriceEvolutionProps) => {
  const rows = series.map(({ quarter, median, firstQuartile, thirdQuartile }) => ({
    quarter,
    median,
    band: firstQuartile === null || thirdQuartile === null ? null : [firstQuartile, thirdQuartile],
  }));
  const sales = series.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFigure
      title={title}
      file={file}
      height={220}
      summary={`Médiane par trimestre au m² de ${surfaceWords(per)}, et bande où tombe une vente sur deux ; ${formatCount(sales)} ventes. Un blanc : moins de trois ventes.`}
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
      <ResponsiveContainer>
        <ComposedChart accessibilityLayer={false} data={rows} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--lotir-line)" />
          <XAxis dataKey="quarter" tickFormatter={yearOf} interval={0} tickLine={false} />
          <YAxis width={52} tickFormatter={formatCount} tickLine={false} axisLine={false} domain={[0, "auto"]} />
          <Area
            dataKey="band"
            stroke="none"
            fill="var(--lotir-brand-line)"
            fillOpacity={0.6}
            isAnimationActive={false}
          />
          <Line
            dataKey="median"
            stroke="var(--lotir-brand)"
            strokeWidth={2}
            dot={{ r: 2.5, fill: "var(--lotir-brand)", strokeWidth: 0 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
};
