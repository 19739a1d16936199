import type { PropertyAnalysis, PropertySheet } from "@lotir/contract";
import { Button, Group, Text, Title } from "@mantine/core";
import { formatAmount, formatDate, formatDecimal, formatMonths } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { vatRegimeLabel } from "../bilan/vat-regimes.ts";
import { BalanceBridge } from "./BalanceBridge.tsx";
import classes from "./PropertyBlocks.module.css";
import { useCalculateAnalysis } from "./use-calculate-analysis.ts";

/** Spec 2 §5. */
export const NO_LOTS = "Ajoutez des lots pour pouvoir calculer l'analyse financière.";

const percent = (value: number): string => `${formatDecimal(value)}\u202f%`;

type Figures = PropertyAnalysis["withSuggested"];

const figuresOf = (analysis: Figures): readonly (readonly [string, string])[] => [
  ["Bénéfice estimé", formatAmount(analysis.estimatedProfit)],
  ["ROI", percent(analysis.roi)],
  ["Marge", percent(analysis.profitMargin)],
  ["Retour", analysis.paybackPeriod === null ? "jamais" : formatMonths(analysis.paybackPeriod)],
  ["Investissement", formatAmount(analysis.totalInvestment)],
  ["Ventes TTC", formatAmount(analysis.expectedRevenue)],
  ...(analysis.outputVat === undefined ? [] : [["TVA sur les ventes", formatAmount(analysis.outputVat)] as const]),
  ...(analysis.profitTax === undefined ? [] : [["Impôt", formatAmount(analysis.profitTax)] as const]),
  ["Point mort", formatAmount(analysis.breakEvenPoint)],
];

/** What the specification does not have: how the sales are taxed, and what the ground may cost. */
const balancedFigures = ({ balanced }: PropertyAnalysis): readonly (readonly [string, string])[] =>
  balanced === undefined
    ? []
    : [
        ["Régime de TVA", balanced.vatRegimes.map(vatRegimeLabel).join(", ")],
        [
          "Prix résiduel du terrain",
          balanced.residualLandPriceEur === null ? "aucun" : formatAmount(balanced.residualLandPriceEur),
        ],
      ];

/** The last analysis of a property, and the gesture that makes it again. */
export const AnalysisBlock = ({ property }: { readonly property: PropertySheet }) => {
  const calculate = useCalculateAnalysis();
  const { financialAnalysis: analysis, analysisChanges: changes, potentialLots } = property;
  const without = potentialLots.length === 0;
  return (
    <section className={classes.block}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Analyse financière</Title>
        <Button loading={calculate.isPending} disabled={without} onClick={() => calculate.mutate({ id: property.id })}>
          Calculer l'analyse
        </Button>
      </Group>
      {without ? <Text c="var(--lotir-ochre-text)">{NO_LOTS}</Text> : null}
      {analysis === null ? (
        without ? null : (
          <Text c="dimmed">Vos lots et vos coûts sont là : calculez l'analyse pour voir marge, ROI et délai.</Text>
        )
      ) : (
        <>
          <dl className={`figures ${classes.deciding}`}>
            {[...figuresOf(analysis.withSuggested), ...balancedFigures(analysis)].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {changes.length === 0 ? null : (
            <Notice kind="doubt" title="Ces chiffres datent d'avant :">
              <ul className={classes.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Notice>
          )}
          {changes.length === 0 ? <BalanceBridge analysis={analysis} /> : null}
          <Text size="sm" c="dimmed" mt="xs">
            {analysis.basis === undefined ? "" : `Calculée le ${formatDate(analysis.basis.on)}. `}
            {analysis.lotsFrom}{" "}
            {analysis.suggested.length === 0
              ? ""
              : `Coûts à prévoir comptés ; avec vos seuls coûts saisis, le bénéfice serait de ${formatAmount(analysis.estimatedProfit)} et le ROI de ${percent(analysis.roi)}.`}
          </Text>
        </>
      )}
    </section>
  );
};
