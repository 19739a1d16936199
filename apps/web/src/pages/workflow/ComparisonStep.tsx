import {
  type DivisionGround,
  type DivisionProject,
  type DivisionScenario,
  type Parcel,
  recommendedScenario,
} from "@lotir/contract";
import { Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { Suspense, useEffect, useRef, useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PinnedPair } from "../../subjects/division/workflow/PinnedPair.tsx";
import { type ScenarioActions, ScenarioCards } from "../../subjects/division/workflow/ScenarioCards.tsx";
import { ScenarioTable } from "../../subjects/division/workflow/ScenarioTable.tsx";
import { SinceThen } from "../../subjects/division/workflow/SinceThen.tsx";
import { type Sieve, SORTS, sieved } from "../../subjects/division/workflow/scenario-words.ts";
import blocks from "../../subjects/division/workflow/workflow-blocks.module.css";
import type { WorkflowState } from "./workflow-address.ts";

const ProfitabilityPanel = lazyPart(() =>
  import("../../subjects/bilan/ProfitabilityPanel.tsx").then((module) => ({ default: module.ProfitabilityPanel })),
);

interface GroundRead {
  readonly data: DivisionGround | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface ComparisonStepProps extends ScenarioActions {
  readonly project: DivisionProject;
  readonly state: WorkflowState;
  readonly parcel: Parcel | undefined;
  readonly ground: GroundRead;
  readonly onState: (change: Partial<WorkflowState>) => void;
  readonly onContinue: () => void;
}

interface ProfitabilityProps {
  readonly ground: GroundRead;
  readonly scenario: DivisionScenario;
  /** How many times it was asked for here: it opens under cards that fill the screen, and is brought into view. */
  readonly asked: number;
}

const useBroughtIntoView = (asked: number) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked > 0) section.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  return section;
};

const Profitability = ({ ground, scenario, asked }: ProfitabilityProps) => (
  <section ref={useBroughtIntoView(asked)} className={blocks.panel} aria-label="Analyse rentabilité">
    <Title order={2} mb={8}>
      Analyse rentabilité · {scenario.name}
    </Title>
    {ground.error === null ? null : (
      <Notice kind="error" title="Erreur d'analyse" retry={{ onClick: () => ground.refetch() }}>
        {sentenceOf(ground.error, "Erreur lors de l'analyse")}
      </Notice>
    )}
    {ground.data === undefined && ground.error === null ? <Text role="status">Analyse en cours...</Text> : null}
    {ground.data === undefined ? null : (
      <Suspense fallback={<Text role="status">Analyse en cours...</Text>}>
        <ProfitabilityPanel key={scenario.id} ground={ground.data} scenario={scenario} />
      </Suspense>
    )}
  </section>
);

interface HeadProps {
  readonly count: number;
  readonly state: WorkflowState;
  readonly sieve: Sieve;
  readonly onSieve: (sieve: Sieve) => void;
  readonly onState: (change: Partial<WorkflowState>) => void;
}

const Head = ({ count, state, sieve, onSieve, onState }: HeadProps) => (
  <Stack gap="xs">
    <Group justify="space-between">
      <Title order={2}>{formatQuantity(count, "scénario dessiné", "scénarios dessinés")} par le moteur</Title>
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label="Affichage"
          value={state.view}
          data={[
            { value: "cartes", label: "Cartes" },
            { value: "tableau", label: "Tableau" },
          ]}
          onChange={(view) => onState({ view: view === "tableau" ? "tableau" : "cartes" })}
        />
        <Button
          size="xs"
          variant={state.profitability ? "light" : "default"}
          aria-pressed={state.profitability}
          onClick={() => onState({ profitability: !state.profitability })}
        >
          Analyse rentabilité
        </Button>
      </Group>
    </Group>
    <Group gap="md">
      <NativeSelect
        size="xs"
        aria-label="Trier par"
        data={SORTS.map(({ value, label }) => ({ value, label: `Trier : ${label}` }))}
        value={sieve.sort}
        onChange={(event) => {
          const sort = SORTS.find(({ value }) => value === event.currentTarget.value)?.value;
          if (sort !== undefined) onSieve({ ...sieve, sort });
        }}
      />
      <Checkbox
        size="xs"
        label="8 % de marge nette au moins"
        checked={sieve.viable}
        onChange={(event) => onSieve({ ...sieve, viable: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label="Façade pour chaque lot"
        checked={sieve.facade}
        onChange={(event) => onSieve({ ...sieve, facade: event.currentTarget.checked })}
      />
    </Group>
  </Stack>
);

const pairOf = (scenarios: readonly DivisionScenario[], pinned: readonly string[]) => {
  const [first, second] = pinned.flatMap((id) => scenarios.find((each) => each.id === id) ?? []);
  return first !== undefined && second !== undefined ? ([first, second] as const) : undefined;
};

/** Step 4: scenarios compared, one chosen, its money opened. */
export const ComparisonStep = ({ project, state, parcel, ground, ...props }: ComparisonStepProps) => {
  const [sieve, setSieve] = useState<Sieve>({ sort: "roi", viable: false, facade: false });
  const { scenarios, remarks } = project;
  const recommended = recommendedScenario(scenarios);
  const chosen = scenarios.find(({ id }) => id === state.scenario);
  const shown = sieved(scenarios, sieve);
  const pair = pairOf(scenarios, state.pinned);
  const analysed = chosen ?? recommended ?? scenarios[0];
  const [asked, setAsked] = useState(0);
  const onProfitability = (id: string): void => {
    setAsked((before) => before + 1);
    props.onProfitability(id);
  };
  const actions = { ...props, onProfitability, scenarios: shown, recommended: recommended?.id, chosen: chosen?.id };
  return (
    <Stack gap="md">
      <Head count={scenarios.length} state={state} sieve={sieve} onSieve={setSieve} onState={props.onState} />
      {project.stopped ? (
        <Notice kind="doubt">Génération arrêtée avant la fin : d'autres plans peuvent exister.</Notice>
      ) : null}
      <SinceThen projectId={project.projectId} changes={ground.data?.changes ?? []} />
      <Text size="sm" c="dimmed">
        {recommended === undefined
          ? "Aucun scénario n'est recommandé : chacun manque à une règle lue, ou n'a pas de ROI."
          : `Recommandé : ${recommended.name}, le ROI le plus haut des plans qui ne manquent à aucune règle lue.`}
      </Text>
      {remarks.map((remark) => (
        <Text key={remark} size="sm" c="dimmed">
          {remark}
        </Text>
      ))}
      {shown.length === 0 ? <Text>Aucun scénario ne passe ces filtres.</Text> : null}
      {state.view === "cartes" ? (
        <ScenarioCards {...actions} pinned={state.pinned} buildings={parcel?.buildings ?? []} />
      ) : (
        <ScenarioTable {...actions} />
      )}
      {pair === undefined ? null : <PinnedPair pair={pair} parcel={parcel} />}
      {state.profitability && analysed !== undefined ? (
        <Profitability {...{ ground, asked }} scenario={analysed} />
      ) : null}
      <Group justify="flex-end">
        <Button disabled={chosen === undefined} onClick={props.onContinue}>
          Choisir ce scénario et continuer
        </Button>
      </Group>
    </Stack>
  );
};
