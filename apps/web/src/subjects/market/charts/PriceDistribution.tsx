import type { PriceBin, PricedSurface } from "@lotir/contract";
import { Bar, BarChart, Cell, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { ChartFigure } from "../../../kit/charts/ChartFigure.tsx";
import { formatBareEuros, formatCount, formatEurosPerSquareMetre } from "../../../kit/format.ts";
import { surfaceWords } from "./surface-words.ts";

interface PriceDistributionProps {
  readonly title: string;
  readonly bins: readonly PriceBin[];
  readonly per: PricedSurface;
  /** Where the estimate stands, in euros per m²; null draws none. */
  readonly estimate: number | null;
  readonly file: string;
}

const band = ({ from, to }: PriceBin): string => `${formatBareEuros(from)}–${formatEurosPerSquareMetre(to)}`;

const summaryOf = ({ bins, per, estimate }: PriceDistributionProps): string => {
  const sales = bins.reduce((sum, { count }) => sum + count, 0);
  const tallest = bins.reduce<PriceBin | undefined>(
    (best, bin) => (best === undefined || bin.count > best.count ? bin : best),
    undefined,
  );
  const most =
    tallest === undefined
      ? ""
      : `, le plus souvent de ${formatBareEuros(tallest.from)} à ${formatEurosPerSquareMetre(tallest.to)}`;
  const here = estimate === null ? "" : ` Trait : cette estimation, ${formatEurosPerSquareMetre(estimate)}.`;
  return `${formatCount(sales)} ventes par prix au m² de ${surfaceWords(per)}${most}.${here}`;
};

/** How many sales a bar counts, over it; an empty one says nothing. */
const salesWords = (count: unknown): string => (typeof count === "number" && count > 0 ? formatCount(count) : "");

/** Prices per m² of the sales around, with the estimate on them. */
export const PriceDistribution = (props: PriceDistributionProps) => {
  const { title, bins, estimate, file } = props;
  const rows = bins.map((bin) => ({ ...bin, middle: (bin.from + bin.to) / 2 }));
  const [first, last] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  return (
    <ChartFigure
      title={title}
      summary={summaryOf(props)}
      file={file}
      height={180}
      table={[["Prix au m²", "Ventes"], ...bins.map((bin) => [band(bin), formatCount(bin.count)])]}
    >
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={rows}
          margin={{ top: 18, right: 12, bottom: 0, left: 0 }}
          barCategoryGap={1}
        >
          <XAxis
            type="number"
            dataKey="middle"
            domain={[first, last]}
            tickFormatter={formatBareEuros}
            tickLine={false}
            ticks={bins.filter((_, rank) => rank % 2 === 0).map(({ from }) => from)}
          />
          <YAxis width={34} allowDecimals={false} tickLine={false} axisLine={false} />
          <Bar
            dataKey="count"
            isAnimationActive={false}
            label={{ position: "top", fontSize: 11, formatter: salesWords }}
          >
            {rows.map((bin) => (
              <Cell
                key={bin.from}
                fill={
                  estimate !== null && estimate >= bin.from && estimate < bin.to
                    ? "var(--lotir-brand)"
                    : "var(--lotir-brand-line)"
                }
              />
            ))}
          </Bar>
          {estimate === null || estimate < first || estimate > last ? null : (
            <ReferenceLine
              x={estimate}
              stroke="var(--lotir-ink)"
              strokeWidth={1.5}
              label={{ value: formatEurosPerSquareMetre(estimate), position: "top", fontSize: 12 }}
            />
          )}
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
};
