import type { DivisionScenario } from "@lotir/contract";
import { Badge, Button, Radio } from "@mantine/core";
import { formatAmount, formatArea, formatDecimal, formatMonths } from "../../../kit/format.ts";
import { FigureTable } from "../../../kit/ui/FigureTable.tsx";
import { complianceWords } from "./scenario-words.ts";
import classes from "./workflow-blocks.module.css";

interface ScenarioTableProps {
  readonly scenarios: readonly DivisionScenario[];
  readonly recommended: string | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onProfitability: (id: string) => void;
}

const orDash = <Value,>(value: Value | null, write: (value: Value) => string): string =>
  value === null ? "—" : write(value);

/** The same scenarios in rows, to be read across. */
export const ScenarioTable = ({ scenarios, recommended, chosen, onChoose, onProfitability }: ScenarioTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <div className={classes.scroll} tabIndex={0}>
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Scénario</th>
          <th scope="col">Lots</th>
          <th scope="col">Lot moyen</th>
          <th scope="col">Ventes</th>
          <th scope="col">Coûts</th>
          <th scope="col">Résultat net</th>
          <th scope="col">ROI</th>
          <th scope="col">Retour</th>
          <th scope="col">Confiance</th>
          <th scope="col">Env.</th>
          <th scope="col">Marché</th>
          <th scope="col">PLU</th>
          <th scope="col">Rentabilité</th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map((scenario) => (
          <tr key={scenario.id}>
            <th scope="row">
              <Radio
                size="xs"
                name="scenario"
                label={scenario.name}
                checked={chosen === scenario.id}
                onChange={() => onChoose(scenario.id)}
              />
              {recommended === scenario.id ? (
                <Badge size="xs" color="brand" tt="none">
                  Recommandé
                </Badge>
              ) : null}
            </th>
            <td>{scenario.numberOfLots}</td>
            <td>{formatArea(scenario.avgLotSize)}</td>
            <td>{orDash(scenario.totalRevenue, formatAmount)}</td>
            <td>{orDash(scenario.totalCosts, formatAmount)}</td>
            <td>{orDash(scenario.netProfit, formatAmount)}</td>
            <td>{orDash(scenario.roi, (roi) => `${formatDecimal(roi)} %`)}</td>
            <td>{orDash(scenario.paybackMonths, formatMonths)}</td>
            <td>{orDash(scenario.confidence, (confidence) => `${confidence} %`)}</td>
            <td>{orDash(scenario.environmentalScore, (score) => `${score}/5`)}</td>
            <td>{orDash(scenario.marketFit, (score) => `${score}/5`)}</td>
            <td>{complianceWords(scenario).label}</td>
            <td>
              <Button size="compact-xs" variant="subtle" onClick={() => onProfitability(scenario.id)}>
                Analyser
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </div>
);
