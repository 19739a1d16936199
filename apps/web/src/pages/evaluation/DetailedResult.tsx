import type { DetailedEvaluation, EvaluatedScenario } from "@lotir/contract";
import { SPECIFICATION } from "@lotir/finance";
import { Badge, Group, Stack, Tabs, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatAmount, formatArea, formatDecimal, formatMonths, formatQuantity } from "../../kit/format.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { AddToPortfolio } from "./AddToPortfolio.tsx";
import classes from "./evaluation.module.css";
import { PlansPanel } from "./PlansPanel.tsx";

const percent = (value: number): string => `${formatDecimal(value)}\u202f%`;

/** Spec 2 §5: net ROI above 25 green, above 15 blue, above 8 yellow, otherwise red. */
const gradeOf = (roi: number): "best" | "good" | "fair" | "low" => {
  const { green, blue, yellow } = SPECIFICATION.roiAbove;
  const rate = roi / 100;
  if (rate > green) return "best";
  if (rate > blue) return "good";
  return rate > yellow ? "fair" : "low";
};

const VIABLE_MARGIN = SPECIFICATION.viableNetMargin * 100;

const COSTS = [
  ["acquisition", "Acquisition"],
  ["construction", "Travaux"],
  ["studies", "Études"],
  ["permits", "Autorisations"],
  ["marketing", "Commercialisation"],
  ["financial", "Portage"],
  ["contingency", "Imprévus"],
] as const;

const LEVELS = { low: "faible", medium: "moyen", high: "fort" } as const;

interface ScenariosProps {
  readonly scenarios: readonly EvaluatedScenario[];
}

const name = ({ numberOfLots }: EvaluatedScenario): string => formatQuantity(numberOfLots, "lot");

const Comparison = ({ scenarios }: ScenariosProps) => (
  <Scrolled className={classes.scroll} label="Comparaison des scénarios">
    <FigureTable>
      <thead>
        <tr>
          {["Scénario", "Lots", "Ventes TTC", "Investissement", "Résultat net", "Marge nette", "ROI", "Retour"].map(
            (heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {scenarios.map((scenario) => (
          <tr key={scenario.numberOfLots}>
            <th scope="row">{name(scenario)}</th>
            <td>{formatArea(scenario.lotSizes[0] ?? 0)}</td>
            <td>{formatAmount(scenario.estimatedRevenue)}</td>
            <td>{formatAmount(scenario.totalInvestment)}</td>
            <td>{formatAmount(scenario.netProfit)}</td>
            <td>{percent(scenario.netMargin)}</td>
            <td data-grade={gradeOf(scenario.roi)} className={classes.grade}>
              {percent(scenario.roi)}
            </td>
            <td>{scenario.paybackMonths === null ? "–" : formatMonths(scenario.paybackMonths)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);

const Costs = ({ scenarios }: ScenariosProps) => (
  <Scrolled className={classes.scroll} label="Coûts de chaque scénario">
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Coût</th>
          {scenarios.map((scenario) => (
            <th key={scenario.numberOfLots} scope="col">
              {name(scenario)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COSTS.map(([key, label]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {scenarios.map((scenario) => (
              <td key={scenario.numberOfLots}>{formatAmount(scenario.costs[key])}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <strong>Total</strong>
          </th>
          {scenarios.map((scenario) => (
            <td key={scenario.numberOfLots}>
              <strong>{formatAmount(scenario.totalInvestment)}</strong>
            </td>
          ))}
        </tr>
      </tbody>
    </FigureTable>
  </Scrolled>
);

const Recommended = ({ scenario }: { readonly scenario: EvaluatedScenario }) => (
  <Stack gap="sm">
    <div className={classes.head}>
      <div>
        <Badge tt="none" mb={4}>
          Recommandé
        </Badge>
        <Title order={2}>
          {name(scenario)} de {formatArea(scenario.lotSizes[0] ?? 0)}
        </Title>
        <Text c="dimmed">{scenario.configuration}</Text>
      </div>
      <dl className={`figures ${classes.figures}`}>
        <div>
          <dt>Résultat net, impôt payé</dt>
          <dd>{formatAmount(scenario.netProfit)}</dd>
        </div>
        <div>
          <dt>ROI</dt>
          <dd className={classes.grade} data-grade={gradeOf(scenario.roi)}>
            {percent(scenario.roi)}
          </dd>
        </div>
        <div>
          <dt>Prix moyen d'un lot</dt>
          <dd>{formatAmount(scenario.revenues.averagePricePerLot)}</dd>
        </div>
      </dl>
    </div>
    <Text>
      {scenario.netMargin < VIABLE_MARGIN
        ? `Rentabilité insuffisante : ${percent(scenario.netMargin)} de marge nette, ${percent(VIABLE_MARGIN)} au moins sont conseillés.`
        : `Projet viable : ${percent(scenario.netMargin)} de marge nette.`}
    </Text>
    {scenario.constraints.map((sentence) => (
      <Text key={sentence} size="sm" c="var(--lotir-ochre-text)">
        {sentence}
      </Text>
    ))}
    <ul className={classes.risks}>
      {scenario.risks.map((risk) => (
        <li key={`${risk.type}-${risk.impact}`} data-level={risk.level}>
          <strong>Risque {LEVELS[risk.level]}</strong> {risk.impact} <em>{risk.mitigation}</em>
        </li>
      ))}
    </ul>
  </Stack>
);

/** The best scenario first, then the costs and all of them side by side. */
export const DetailedResult = ({ found }: { readonly found: DetailedEvaluation }) => {
  const [lots, setLots] = useState(found.bestScenario.numberOfLots);
  const counts = found.scenarios.map(({ numberOfLots }) => numberOfLots).toSorted((a, b) => a - b);
  return (
    <Stack gap="md">
      <Tabs defaultValue="synthese">
        <Tabs.List mb="md">
          <Tabs.Tab value="synthese">Synthèse</Tabs.Tab>
          <Tabs.Tab value="couts">Détails des coûts</Tabs.Tab>
          <Tabs.Tab value="comparaison">Comparaison</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="synthese">
          <Recommended scenario={found.bestScenario} />
        </Tabs.Panel>
        <Tabs.Panel value="couts">
          <Costs scenarios={found.scenarios} />
        </Tabs.Panel>
        <Tabs.Panel value="comparaison">
          <Comparison scenarios={found.scenarios} />
        </Tabs.Panel>
      </Tabs>
      <div>
        {found.hypotheses.map((sentence) => (
          <Text key={sentence} size="sm" c="dimmed">
            {sentence}
          </Text>
        ))}
      </div>
      <section>
        <Title order={2} mb="sm">
          Plans de division
        </Title>
        <PlansPanel parcelId={found.property.id} counts={[...new Set(counts)]} lots={lots} onLots={setLots} />
      </section>
      <Group>
        <AddToPortfolio parcelId={found.property.id} />
        <TextLink
          to="/search"
          search={{ villes: found.property.id.slice(0, 5), parcelle: found.property.id }}
          size="sm"
        >
          Ouvrir la fiche de la parcelle
        </TextLink>
      </Group>
    </Stack>
  );
};
