import type { ScenarioVersion } from "@lotir/contract";
import type { Program } from "@lotir/division";
import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useState } from "react";
import { formatAmount, formatAmountChange, formatArea, formatMoment } from "../../../kit/format.ts";
import { RetryLine } from "../../../kit/ui/RetryLine.tsx";
import type { OpenEngine } from "../engine/use-engine.ts";
import { useListScenarioVersions } from "../use-list-scenario-versions.ts";
import blocks from "../workflow/workflow-blocks.module.css";
import { VersionPlans } from "./VersionPlans.tsx";

interface ScenarioVersionsProps {
  readonly projectId: string;
  readonly scenarioId: string;
  /** Draws the versions that are compared; undefined until it is ready. */
  readonly engine: OpenEngine | undefined;
  /** Puts the plan of a version under the hand, to be saved or left. */
  readonly onTake: (program: Program) => void;
}

const areasOf = ({ lots }: ScenarioVersion): string =>
  lots.map(({ letter, areaM2 }) => `${letter} ${formatArea(areaM2)}`).join(" · ");

const inOrder = ([first, second]: readonly [ScenarioVersion, ScenarioVersion]) =>
  first.version < second.version ? ([first, second] as const) : ([second, first] as const);

const nameOf = ({ version, name }: ScenarioVersion): string => `version ${version}, ${name}`;

const Compared = ({ pair: [older, newer] }: { readonly pair: readonly [ScenarioVersion, ScenarioVersion] }) => {
  const letters = [...new Set([...older.lots, ...newer.lots].map(({ letter }) => letter))];
  const area = ({ lots }: ScenarioVersion, letter: string): number =>
    lots.find((lot) => lot.letter === letter)?.areaM2 ?? 0;
  return (
    <Text size="sm" mt="xs">
      De la version {older.version} à la version {newer.version} :{" "}
      {letters
        .map((letter) => {
          const change = Math.round(area(newer, letter) - area(older, letter));
          return `lot ${letter} ${change > 0 ? "+" : ""}${change} m²`;
        })
        .join(", ")}
      {older.netProfit === null || newer.netProfit === null
        ? ""
        : ` ; résultat net ${formatAmountChange(newer.netProfit - older.netProfit)}`}
      .
    </Text>
  );
};

/** What the scenario was, by whom and when; two versions compared. */
export const ScenarioVersions = ({ projectId, scenarioId, engine, onTake }: ScenarioVersionsProps) => {
  const [shown, setShown] = useState(false);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const versions = useListScenarioVersions({ projectId, scenarioId, asked: shown });
  const listed = versions.data ?? [];
  const [first, second] = picked.flatMap((version) => listed.find((each) => each.version === version) ?? []);
  const pair = first === undefined || second === undefined ? undefined : inOrder([first, second]);
  return (
    <section aria-label="Versions">
      <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? "Masquer les versions" : "Versions précédentes"}
      </Button>
      {shown && versions.error !== null ? (
        <RetryLine sentence="Les versions n'ont pas pu être lues." onRetry={() => versions.refetch()} />
      ) : null}
      {shown && versions.data?.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucune version précédente : ce scénario est tel qu'il a été généré.
        </Text>
      ) : null}
      {shown ? (
        <ul className={blocks.reasons}>
          {listed.map((version) => (
            <li key={version.version}>
              <Group gap="xs">
                <Checkbox
                  size="xs"
                  label={`${formatMoment(version.at)}${version.by === null ? "" : ` · ${version.by}`} · ${version.name}`}
                  checked={picked.includes(version.version)}
                  onChange={() =>
                    setPicked((before) =>
                      before.includes(version.version)
                        ? before.filter((each) => each !== version.version)
                        : [...before, version.version].slice(-2),
                    )
                  }
                />
                <Text size="xs" c="dimmed">
                  {areasOf(version)}
                  {version.netProfit === null ? "" : ` · ${formatAmount(version.netProfit)}`}
                </Text>
                <Button size="compact-xs" variant="subtle" onClick={() => onTake(version.program as Program)}>
                  Reprendre
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      ) : null}
      {pair === undefined ? null : (
        <>
          <Compared pair={pair} />
          <VersionPlans {...{ engine, pair, nameOf }} />
        </>
      )}
    </section>
  );
};
