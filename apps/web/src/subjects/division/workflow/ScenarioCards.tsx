import type { DivisionScenario, ParcelGeometry } from "@lotir/contract";
import { Badge, Button, Checkbox, Group, Text } from "@mantine/core";
import { formatAmount, formatDecimal, formatMonths, formatPriceInShort, formatQuantity } from "../../../kit/format.ts";
import { FIELD_REASONS } from "./field-reasons.ts";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { complianceWords, roiTone } from "./scenario-words.ts";
import { Why } from "./Why.tsx";
import classes from "./workflow-blocks.module.css";

export interface ScenarioActions {
  readonly onChoose: (id: string) => void;
  readonly onPin: (id: string) => void;
  readonly onProfitability: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
}

interface ScenarioCardsProps extends ScenarioActions {
  readonly scenarios: readonly DivisionScenario[];
  readonly recommended: string | undefined;
  readonly chosen: string | undefined;
  readonly pinned: readonly string[];
  readonly buildings: readonly { readonly geometry: ParcelGeometry }[];
}

const Figures = ({ scenario }: { readonly scenario: DivisionScenario }) => {
  const { netProfit, roi, paybackMonths, reasons } = scenario;
  return (
    <dl className={`figures ${classes.figures}`}>
      <div>
        <dt>Résultat net</dt>
        <dd>
          <Why of="Résultat net" reasons={reasons.money}>
            {netProfit === null
              ? "inconnu"
              : formatPriceInShort(Math.abs(netProfit)).replace(/^/, netProfit < 0 ? "−" : "")}
          </Why>
        </dd>
      </div>
      <div>
        <dt>ROI</dt>
        <dd data-tone={roiTone(roi)}>
          <Why of="ROI" reasons={FIELD_REASONS.roi(scenario)}>
            {roi === null ? "inconnu" : `${formatDecimal(roi)} %`}
          </Why>
        </dd>
      </div>
      <div>
        <dt>Retour</dt>
        <dd>
          <Why of="Retour" reasons={FIELD_REASONS.payback(scenario)}>
            {paybackMonths === null ? "jamais" : formatMonths(paybackMonths)}
          </Why>
        </dd>
      </div>
    </dl>
  );
};

const Scores = ({ scenario }: { readonly scenario: DivisionScenario }) => {
  const { confidence, environmentalScore, marketFit, reasons } = scenario;
  const words = complianceWords(scenario);
  return (
    <div className={classes.row}>
      <Why of="Conformité au PLU" reasons={[...scenario.faults, ...reasons.pluCompliance]}>
        <Badge variant="light" color={words.color} tt="none">
          {words.label}
        </Badge>
      </Why>
      <Text size="xs" c="dimmed" component="span">
        <Why of="Confiance" reasons={reasons.confidence}>
          confiance {confidence === null ? "inconnue" : `${confidence} %`}
        </Why>
        {" · "}
        <Why of="Environnement" reasons={reasons.environmentalScore}>
          environnement {environmentalScore ?? "—"}/5
        </Why>
        {" · "}
        <Why of="Marché" reasons={reasons.marketFit}>
          marché {marketFit ?? "—"}/5
        </Why>
      </Text>
    </div>
  );
};

const Told = ({ scenario }: { readonly scenario: DivisionScenario }) => (
  <Text size="xs" c="dimmed">
    {scenario.divisionPlan.procedure.label}
    {" · "}
    <Why of="Avantages" reasons={scenario.advantages}>
      {formatQuantity(scenario.advantages.length, "avantage")}
    </Why>
    {" · "}
    <Why of="Risques" reasons={scenario.risks}>
      {formatQuantity(scenario.risks.length, "point à vérifier", "points à vérifier")}
    </Why>
  </Text>
);

interface CardProps extends Omit<ScenarioCardsProps, "scenarios"> {
  readonly scenario: DivisionScenario;
}

const Card = ({ scenario, ...props }: CardProps) => {
  const { id, name, totalRevenue } = scenario;
  const isChosen = props.chosen === id;
  return (
    <li className={classes.card} data-chosen={isChosen}>
      <div className={classes.top}>
        <PlanDrawing plan={scenario.divisionPlan} buildings={scenario.needsDemolition ? [] : props.buildings} />
        {props.recommended === id ? (
          <Badge className={classes.badge} color="brand" variant="filled" tt="none">
            Recommandé : meilleur ROI
          </Badge>
        ) : null}
      </div>
      <div className={classes.content}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fw={600} component="div">
            <Why of="Lots" reasons={FIELD_REASONS.lots(scenario)}>
              {name}
            </Why>
          </Text>
          <Checkbox
            size="xs"
            label="épingler"
            aria-label={`Épingler ${name}`}
            checked={props.pinned.includes(id)}
            onChange={() => props.onPin(id)}
          />
        </Group>
        <Figures scenario={scenario} />
        <Scores scenario={scenario} />
        <Told scenario={scenario} />
        {totalRevenue === null ? null : (
          <Text size="xs" c="dimmed" component="div">
            Ventes{" "}
            <Why of="Ventes" reasons={FIELD_REASONS.revenue(scenario)}>
              {formatAmount(totalRevenue)} TTC
            </Why>
            {scenario.totalCosts === null ? null : (
              <>
                {" · coûts "}
                <Why of="Coûts" reasons={FIELD_REASONS.costs(scenario)}>
                  {formatAmount(scenario.totalCosts)}
                </Why>
              </>
            )}
          </Text>
        )}
        <div className={classes.foot}>
          <Button size="xs" variant="default" onClick={() => props.onProfitability(id)}>
            Analyser la rentabilité
          </Button>
          <Button size="xs" variant="default" onClick={() => props.onDuplicate(id)}>
            Dupliquer
          </Button>
          <Button size="xs" variant="default" onClick={() => props.onEdit(id)}>
            Éditer
          </Button>
          <Button
            size="xs"
            ml="auto"
            variant={isChosen ? "light" : "filled"}
            aria-pressed={isChosen}
            onClick={() => props.onChoose(id)}
          >
            {isChosen ? "Choisi" : "Choisir"}
          </Button>
        </div>
      </div>
    </li>
  );
};

/** The scenarios drawn, one card each. */
export const ScenarioCards = ({ scenarios, ...props }: ScenarioCardsProps) => (
  <ul className={classes.cards} aria-label="Scénarios">
    {scenarios.map((scenario) => (
      <Card key={scenario.id} scenario={scenario} {...props} />
    ))}
  </ul>
);
