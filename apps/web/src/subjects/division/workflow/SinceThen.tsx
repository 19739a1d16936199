import type { ScenarioToday } from "@lotir/contract";
import { Text } from "@mantine/core";
import { formatAmount, formatAmountChange, formatDecimal } from "../../../kit/format.ts";
import { FigureTable } from "../../../kit/ui/FigureTable.tsx";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { RetryLine } from "../../../kit/ui/RetryLine.tsx";
import { Scrolled } from "../../../kit/ui/Scrolled.tsx";
import { useShowProjectToday } from "../use-show-project-today.ts";
import classes from "./workflow-blocks.module.css";

interface SinceThenProps {
  readonly projectId: string;
  /** What changed since its scenarios were made, in French. */
  readonly changes: readonly string[];
}

const amount = (value: number | null): string => (value === null ? "inconnu" : formatAmount(value));
const percent = (value: number | null): string => (value === null ? "inconnu" : `${formatDecimal(value)} %`);

const changeOf = ({ kept, today }: ScenarioToday): string =>
  today === null || kept.netProfit === null || today.netProfit === null
    ? "—"
    : formatAmountChange(today.netProfit - kept.netProfit);

const heldOf = ({ today }: ScenarioToday): string => {
  if (today === null) return "ne se dessine plus";
  return today.faults.length === 0 ? "tient" : `ne tient plus : ${today.faults.join(" ")}`;
};

const Beside = ({ scenarios }: { readonly scenarios: readonly ScenarioToday[] }) => (
  <Scrolled className={classes.scroll} label="D'alors à aujourd'hui, en tableau">
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Scénario</th>
          <th scope="col">Résultat net d'alors</th>
          <th scope="col">Aujourd'hui</th>
          <th scope="col">Écart</th>
          <th scope="col">ROI</th>
          <th scope="col">Plan</th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map((scenario) => (
          <tr key={scenario.scenarioId}>
            <th scope="row">{scenario.name}</th>
            <td>{amount(scenario.kept.netProfit)}</td>
            <td>{scenario.today === null ? "—" : amount(scenario.today.netProfit)}</td>
            <td>{changeOf(scenario)}</td>
            <td>
              {percent(scenario.kept.roi)} → {scenario.today === null ? "—" : percent(scenario.today.roi)}
            </td>
            <td>{heldOf(scenario)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);

/** On reopening: what changed since the scenarios were made, and what each would give today. */
export const SinceThen = ({ projectId, changes }: SinceThenProps) => {
  const today = useShowProjectToday(projectId, { asked: changes.length > 0 });
  if (changes.length === 0) return null;
  return (
    <Notice kind="doubt" title="Depuis que ces scénarios ont été faits">
      <ul className={classes.reasons}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {today.isPending ? <Text role="status">Ce que ces plans donnent aujourd'hui se compte…</Text> : null}
      {today.error === null ? null : (
        <RetryLine sentence="Les chiffres d'aujourd'hui n'ont pas pu être comptés." onRetry={() => today.refetch()} />
      )}
      {today.data === undefined ? null : <Beside scenarios={today.data} />}
      Les scénarios gardent les chiffres de leur jour ; une nouvelle génération redessine.
    </Notice>
  );
};
