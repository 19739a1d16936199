import type { Bilan } from "@lotir/contract";
import { Area, AreaChart, CartesianGrid, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { ChartFigure } from "../../../kit/charts/ChartFigure.tsx";
import { formatAmount, formatShortEuros } from "../../../kit/format.ts";

/** Money out of one's own pocket, month after month: how deep it goes, and when it comes back. */
export const CashCurve = ({ bilan }: { readonly bilan: Bilan }) => {
  const { cashFlow } = bilan;
  const deepest = cashFlow.reduce((least, { cumulativeEur }) => Math.min(least, cumulativeEur), 0);
  return (
    <ChartFigure
      title="Trésorerie cumulée"
      file="bilan-tresorerie"
      height={200}
      summary={`Au plus bas, ${formatAmount(deepest)} sortis de votre poche, crédit déduit.`}
      table={[
        ["Mois", "Ventes", "Dépenses", "TVA", "Impôt", "Crédit", "Cumul"],
        ...cashFlow.map((row) => [
          String(row.month),
          formatAmount(row.salesEur),
          formatAmount(row.expensesEur),
          formatAmount(row.vatEur),
          formatAmount(row.taxEur),
          formatAmount(row.debtEur),
          formatAmount(row.cumulativeEur),
        ]),
      ]}
    >
      <ResponsiveContainer>
        <AreaChart accessibilityLayer={false} data={cashFlow} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--lotir-line)" />
          <XAxis dataKey="month" tickLine={false} tickFormatter={(month: number) => `m${month}`} />
          <YAxis width={62} tickFormatter={formatShortEuros} tickLine={false} axisLine={false} />
          <ReferenceLine y={0} stroke="var(--lotir-ink-soft)" />
          <Area
            dataKey="cumulativeEur"
            type="stepAfter"
            stroke="var(--lotir-brand)"
            fill="var(--lotir-brand-line)"
            fillOpacity={0.5}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
};
