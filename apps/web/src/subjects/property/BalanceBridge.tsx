import { COST_LABELS, type PropertyAnalysis } from "@lotir/contract";
import { Text } from "@mantine/core";
import { formatAmount, formatDecimal } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import classes from "./PropertyBlocks.module.css";

const percent = (rate: number): string => `${formatDecimal(rate * 100)}\u202f%`;

/** A change of the result, with its sign. */
const signed = (amount: number): string => (amount > 0 ? `+ ${formatAmount(amount)}` : formatAmount(amount));

/** Less than this is rounding, €. */
const ROUNDING = 1;

/** From the net of the balance to that of the analysis: each cost entered in the place of the balance's own, and its tax. */
export const BalanceBridge = ({ analysis }: { readonly analysis: PropertyAnalysis }) => {
  const { balanced, withSuggested } = analysis;
  if (balanced === undefined || balanced.entered.length === 0)
    return balanced === undefined ? null : (
      <Text size="sm" c="dimmed">
        Même résultat net que le bilan ci-dessous.
      </Text>
    );
  const changes = balanced.entered.map(({ item, balanceEur, enteredEur }) => ({
    item,
    change: balanceEur - enteredEur,
    because: `${formatAmount(enteredEur)} saisis, ${formatAmount(balanceEur)} au bilan`,
  }));
  const rest = withSuggested.estimatedProfit - balanced.netEur - changes.reduce((sum, { change }) => sum + change, 0);
  return (
    <Scrolled className={classes.scroll} label="Du bilan à l'analyse">
      <FigureTable>
        <caption>Du bilan ci-dessous à votre analyse</caption>
        <tbody>
          <tr>
            <th scope="row">Résultat net du bilan</th>
            <td>{balanced.netRate === null ? "" : percent(balanced.netRate)}</td>
            <td>{formatAmount(balanced.netEur)}</td>
          </tr>
          {changes.map(({ item, change, because }) => (
            <tr key={item}>
              <th scope="row">{COST_LABELS[item]}</th>
              <td className={classes.origin}>{because}</td>
              <td>{signed(change)}</td>
            </tr>
          ))}
          {Math.abs(rest) < ROUNDING ? null : (
            <tr>
              <th scope="row">{rest > 0 ? "Impôt en moins" : "Impôt en plus"}</th>
              <td />
              <td>{signed(rest)}</td>
            </tr>
          )}
          <tr className={classes.total}>
            <th scope="row">Bénéfice estimé, avec vos coûts</th>
            <td>{percent(withSuggested.profitMargin / 100)}</td>
            <td>{formatAmount(withSuggested.estimatedProfit)}</td>
          </tr>
        </tbody>
      </FigureTable>
    </Scrolled>
  );
};
