import type { Bilan } from "@lotir/contract";
import { Bar, BarChart, Cell, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { ChartFigure } from "../../../kit/charts/ChartFigure.tsx";
import { useNarrow } from "../../../kit/charts/use-narrow.ts";
import { formatAmount, formatShortEuros } from "../../../kit/format.ts";
import { type WaterfallStep, waterfallOf } from "./waterfall-of.ts";

const FILLS: Record<WaterfallStep["kind"], string> = {
  total: "var(--lotir-brand)",
  cost: "var(--lotir-ochre)",
  loss: "var(--lotir-danger)",
};

const summaryOf = ({ result }: Bilan): string =>
  `De ${formatAmount(result.turnoverBeforeVatEur)} de chiffre d'affaires hors taxe à ${formatAmount(result.netEur)} nets : chaque barre est ce qui s'en va.`;

/** From the turnover to what is left, one bar for each thing that goes. */
export const BilanWaterfall = ({ bilan }: { readonly bilan: Bilan }) => {
  const narrow = useNarrow();
  const steps = waterfallOf(bilan);
  const rows = steps.map((step) => ({ ...step, range: [step.from, step.to], text: formatShortEuros(step.amount) }));
  return (
    <ChartFigure
      title="Du chiffre d'affaires au résultat"
      file="bilan-cascade"
      height={300}
      summary={summaryOf(bilan)}
      table={[["Étape", "Montant"], ...steps.map(({ label, amount }) => [label, formatAmount(amount)])]}
    >
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={rows}
          layout={narrow ? "vertical" : "horizontal"}
          margin={narrow ? { top: 4, right: 56, bottom: 0, left: 0 } : { top: 18, right: 8, bottom: 4, left: 0 }}
          barCategoryGap="18%"
        >
          {narrow ? (
            <>
              <XAxis type="number" hide />
              <YAxis type="category" dataKey="short" width={78} interval={0} tickLine={false} axisLine={false} />
              <ReferenceLine x={0} stroke="var(--lotir-ink-soft)" />
            </>
          ) : (
            <>
              <XAxis dataKey="short" interval={0} tickLine={false} height={28} />
              <YAxis width={58} tickFormatter={formatShortEuros} tickLine={false} axisLine={false} />
              <ReferenceLine y={0} stroke="var(--lotir-ink-soft)" />
            </>
          )}
          <Bar dataKey="range" isAnimationActive={false}>
            {rows.map(({ label, kind }) => (
              <Cell key={label} fill={FILLS[kind]} />
            ))}
            <LabelList dataKey="text" position={narrow ? "right" : "top"} fontSize={11} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
};
