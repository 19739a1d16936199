import type { DivisionGround, DivisionProject, DivisionScenario, PropertySheet } from "@lotir/contract";
import { Badge, Button, Group, Skeleton, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlanEditor } from "../../subjects/division/editor/PlanEditor.tsx";
import { ScenarioExportMenu } from "../../subjects/division/editor/ScenarioExportMenu.tsx";
import { ScenarioVersions } from "../../subjects/division/editor/ScenarioVersions.tsx";
import { usePlanEditor } from "../../subjects/division/editor/use-plan-editor.ts";
import { useListDivisionProjects } from "../../subjects/division/use-list-division-projects.ts";
import { useProposeProject } from "../../subjects/division/use-propose-project.ts";
import { useUpdateScenario } from "../../subjects/division/use-update-scenario.ts";
import { complianceWords, planWords } from "../../subjects/division/workflow/scenario-words.ts";
import { tellDone, tellFailure } from "../../subjects/property/tell.ts";
import { TakeLots } from "./TakeLots.tsx";

interface EditionStepProps {
  readonly property: PropertySheet;
  readonly project: DivisionProject;
  readonly scenario: DivisionScenario;
  readonly ground: {
    readonly data: DivisionGround | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

const NOT_SAVED = "Impossible de sauvegarder le plan";

const isOwn = ({ metadata }: DivisionScenario["annotations"][number]): boolean =>
  typeof metadata === "object" && metadata !== null && "own" in metadata;

/** What a writing of a scenario is compared by, as the server tells it. */
const comparedOf = ({ name, divisionPlan, annotations, lots, ...scenario }: DivisionScenario) => ({
  name,
  program: divisionPlan.program,
  annotations: annotations.filter(isOwn),
  lots: lots.map(({ letter, areaM2, priceEur }) => ({ letter, areaM2, priceEur })),
  totalRevenue: scenario.totalRevenue,
  netProfit: scenario.netProfit,
  roi: scenario.roi,
  faults: scenario.faults,
});

/** Saving, then proposing, then back to the property (spec 2 §4). */
const useSaving = ({ property, project, scenario }: EditionStepProps, editor: ReturnType<typeof usePlanEditor>) => {
  const [name, setName] = useState(scenario.name);
  const update = useUpdateScenario();
  const propose = useProposeProject();
  const projects = useListDivisionProjects(property.id);
  const navigate = useNavigate();
  const { projectId } = project;
  // As it was when it came under the hand: a list read again meanwhile does not hide what another wrote.
  const [base, setBase] = useState({ version: project.version, scenario });
  const isRenamed = name.trim() !== base.scenario.name;
  const save = async (over = base.version): Promise<void> => {
    const { program, notes } = editor.state.present;
    const drawn = scenario.annotations.filter((each) => !isOwn(each));
    // Another scenario of the project, or its standing, changed elsewhere: nothing here contradicts it.
    const { data } = await savingOver({
      before: comparedOf(base.scenario),
      version: over,
      send: (version) =>
        update.mutateAsync({
          projectId,
          scenarioId: scenario.id,
          name: name.trim(),
          annotations: [...drawn, ...notes],
          divisionPlan: { program },
          version,
        }),
    });
    setBase({ version: data.version, scenario: data });
    editor.dispatch({ kind: "saved" });
  };
  const fail = tellFailure(NOT_SAVED);
  const saveOver = (version?: number): void => {
    save(version)
      .then(() => tellDone("Plan enregistré"))
      .catch(fail);
  };
  // What another wrote comes under the hand; what was drawn here is one step back.
  const take = async (): Promise<void> => {
    const { data = [] } = await projects.refetch();
    const found = data.find((each) => each.projectId === projectId);
    const written = found?.scenarios.find(({ id }) => id === scenario.id);
    update.reset();
    if (found === undefined || written === undefined) return;
    setBase({ version: found.version, scenario: written });
    setName(written.name);
    editor.take(written);
  };
  return {
    name,
    setName,
    take,
    saveOver,
    isBusy: update.isPending || propose.isPending,
    isDirty: editor.isDirty || isRenamed,
    stale: changedMeanwhile(update.error),
    propose: async (): Promise<void> => {
      try {
        if (editor.isDirty || isRenamed) await save();
        await propose.mutateAsync({ projectId, scenarioId: scenario.id });
        tellDone("Plan prêt pour approbation");
        await navigate({ to: "/properties/$id", params: { id: property.id } });
      } catch (error) {
        fail(error);
      }
    },
  };
};

/** Step 5: the plan under the hand, kept with its faults if it has some, then proposed. */
export const EditionStep = (props: EditionStepProps) => {
  const { project, scenario, ground } = props;
  const editor = usePlanEditor(ground.data, scenario, `${project.projectId}-${scenario.id}`);
  const saving = useSaving(props, editor);
  const drawn = editor.live?.plan;
  const standing =
    drawn === undefined ? complianceWords(scenario) : planWords(drawn.broken.length === 0, drawn.compliance);
  if (ground.error !== null && ground.data === undefined)
    return (
      <Notice kind="error" retry={{ onClick: () => ground.refetch() }}>
        Impossible de charger les données de la propriété
      </Notice>
    );
  if (ground.data === undefined) return <Skeleton h={480} role="status" aria-label="Lecture du terrain" />;
  return (
    <>
      <Group gap="sm" mb="sm" align="flex-end">
        <TextInput
          label="Nom du scénario"
          value={saving.name}
          maxLength={120}
          w={300}
          onChange={(event) => saving.setName(event.currentTarget.value)}
        />
        <Badge size="lg" variant="light" tt="none" color={standing.color}>
          {standing.label}
        </Badge>
        <Badge size="lg" variant="light" tt="none" color={saving.isDirty ? "yellow" : "gray"}>
          {saving.isDirty ? "non enregistré" : "enregistré"}
        </Badge>
        <Group gap="xs" ml="auto">
          <TakeLots
            property={props.property}
            projectId={project.projectId}
            scenario={scenario}
            isDirty={saving.isDirty}
          />
          <ScenarioExportMenu projectId={project.projectId} scenarioId={scenario.id} isDirty={saving.isDirty} />
          <Button
            variant="default"
            disabled={!saving.isDirty || saving.name.trim() === ""}
            loading={saving.isBusy}
            onClick={() => saving.saveOver()}
          >
            Enregistrer
          </Button>
          <Button loading={saving.isBusy} onClick={() => void saving.propose()}>
            Prêt pour approbation
          </Button>
        </Group>
      </Group>
      {saving.name.trim() === "" ? <Notice kind="error">Le nom ne peut pas être vide</Notice> : null}
      {saving.stale === undefined ? null : (
        <ChangedNotice
          changed={saving.stale}
          fields={saving.stale.fields.filter(({ field }) => field === "name")}
          textOf={(_, value) => String(value)}
          busy={saving.isBusy}
          onTake={() => void saving.take()}
          onKeep={() => saving.saveOver(saving.stale?.version)}
        />
      )}
      <PlanEditor editor={editor} scenario={scenario} />
      <ScenarioVersions
        projectId={project.projectId}
        scenarioId={scenario.id}
        engine={editor.engine}
        onTake={(program) => editor.dispatch({ kind: "change", change: { program } })}
      />
    </>
  );
};
