import type { Bilan } from "@lotir/contract";
import { Bar, BarChart, Cell, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { ChartFigure } from "../../../kit/charts/ChartFigure.tsx";
import { useNarrow } from "../../../kit/charts/use-narrow.ts";
import { formatAmount, formatAmountChange, formatRate, formatShortEuros } from "../../../kit/format.ts";

/** What moves the net result, the widest first. */
export const Tornado = ({ bilan }: { readonly bilan: Bilan }) => {
  const rows = bilan.sensitivity
    .toSorted((a, b) => Math.abs(b.netChangeEur) - Math.abs(a.netChangeEur))
    .map((row) => ({
      ...row,
      text: formatAmountChange(row.netChangeEur),
      short: `${row.netChangeEur > 0 ? "+" : ""}${formatShortEuros(row.netChangeEur)}`,
    }));
  const narrow = useNarrow();
  // Room for the figure beside the longest bar.
  const reach =
    rows.reduce((most, { netChangeEur }) => Math.max(most, Math.abs(netChangeEur)), 1) * (narrow ? 1.9 : 1.35);
  const worst = rows.find(({ netChangeEur }) => netChangeEur < 0);
  return (
    <ChartFigure
      title="Ce qui fait bouger le résultat net"
      file="bilan-sensibilite"
      height={Math.max(180, rows.length * 28 + 40)}
      summary={
        worst === undefined
          ? "Aucun des cas essayés ne fait baisser le résultat."
          : `Chaque cas est essayé seul. Le pire : ${worst.label.toLowerCase()}, ${worst.text}.`
      }
      table={[
        ["Cas", "Résultat net", "Écart", "Marge"],
        ...rows.map((row) => [
          row.label,
          formatAmount(row.netEur),
          row.text,
          row.marginRate === null ? "–" : formatRate(row.marginRate),
        ]),
      ]}
    >
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={rows}
          layout="vertical"
          margin={{ top: 4, right: 8, bottom: 0, left: 0 }}
          barCategoryGap={5}
        >
          <XAxis type="number" domain={[-reach, reach]} hide />
          <YAxis
            type="category"
            dataKey="label"
            width={narrow ? 134 : 148}
            tickLine={false}
            axisLine={false}
            interval={0}
          />
          <ReferenceLine x={0} stroke="var(--lotir-ink-soft)" />
          <Bar dataKey="netChangeEur" isAnimationActive={false}>
            {rows.map(({ code, netChangeEur }) => (
              <Cell key={code} fill={netChangeEur < 0 ? "var(--lotir-danger)" : "var(--lotir-brand)"} />
            ))}
            <LabelList dataKey={narrow ? "short" : "text"} position="right" fontSize={11} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
};
