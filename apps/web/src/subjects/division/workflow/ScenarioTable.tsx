import type { DivisionScenario } from "@lotir/contract";
import { Badge, Button, Radio } from "@mantine/core";
import { formatAmount, formatArea, formatDecimal, formatMonths } from "../../../kit/format.ts";
import { FigureTable } from "../../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../../kit/ui/Scrolled.tsx";
import { FIELD_REASONS } from "./field-reasons.ts";
import { complianceWords } from "./scenario-words.ts";
import { Why } from "./Why.tsx";
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

const percent = (value: number): string => `${formatDecimal(value)} %`;
const outOfFive = (value: number): string => `${value}/5`;

interface Column {
  readonly label: string;
  readonly write: (scenario: DivisionScenario) => string;
  readonly reasons: (scenario: DivisionScenario) => readonly string[];
}

/** Every figure of a scenario, with what made it. */
const COLUMNS: readonly Column[] = [
  { label: "Lots", write: ({ numberOfLots }) => String(numberOfLots), reasons: FIELD_REASONS.lots },
  { label: "Lot moyen", write: ({ avgLotSize }) => formatArea(avgLotSize), reasons: FIELD_REASONS.size },
  { label: "Ventes", write: (each) => orDash(each.totalRevenue, formatAmount), reasons: FIELD_REASONS.revenue },
  { label: "Coûts", write: (each) => orDash(each.totalCosts, formatAmount), reasons: FIELD_REASONS.costs },
  {
    label: "Résultat net",
    write: (each) => orDash(each.netProfit, formatAmount),
    reasons: (each) => each.reasons.money,
  },
  { label: "ROI", write: (each) => orDash(each.roi, percent), reasons: FIELD_REASONS.roi },
  { label: "Retour", write: (each) => orDash(each.paybackMonths, formatMonths), reasons: FIELD_REASONS.payback },
  {
    label: "Confiance",
    write: ({ confidence }) => orDash(confidence, percent),
    reasons: (each) => each.reasons.confidence,
  },
  {
    label: "Environnement",
    write: (each) => orDash(each.environmentalScore, outOfFive),
    reasons: (each) => each.reasons.environmentalScore,
  },
  { label: "Marché", write: (each) => orDash(each.marketFit, outOfFive), reasons: (each) => each.reasons.marketFit },
  {
    label: "PLU",
    write: (each) => complianceWords(each).label,
    reasons: ({ faults, reasons }) => [...faults, ...reasons.pluCompliance],
  },
  { label: "Avantages", write: ({ advantages }) => String(advantages.length), reasons: ({ advantages }) => advantages },
  { label: "Risques", write: ({ risks }) => String(risks.length), reasons: ({ risks }) => risks },
];

/** The same scenarios in rows, to be read across. */
export const ScenarioTable = ({ scenarios, recommended, chosen, onChoose, onProfitability }: ScenarioTableProps) => (
  <Scrolled className={classes.scroll} label="Scénarios, en tableau">
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Scénario</th>
          {COLUMNS.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
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
            {COLUMNS.map(({ label, reasons, write }) => (
              <td key={label}>
                <Why of={label} reasons={reasons(scenario)}>
                  {write(scenario)}
                </Why>
              </td>
            ))}
            <td>
              <Button size="compact-xs" variant="subtle" onClick={() => onProfitability(scenario.id)}>
                Analyser
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);
