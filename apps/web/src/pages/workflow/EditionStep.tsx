import type { DivisionGround, DivisionProject, DivisionScenario, PropertySheet } from "@lotir/contract";
import { Badge, Button, Group, Skeleton, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlanEditor } from "../../subjects/division/editor/PlanEditor.tsx";
import { ScenarioExportMenu } from "../../subjects/division/editor/ScenarioExportMenu.tsx";
import { ScenarioVersions } from "../../subjects/division/editor/ScenarioVersions.tsx";
import { usePlanEditor } from "../../subjects/division/editor/use-plan-editor.ts";
import { useProposeProject } from "../../subjects/division/use-propose-project.ts";
import { useUpdateScenario } from "../../subjects/division/use-update-scenario.ts";
import { tellDone, tellFailure } from "../../subjects/property/tell.ts";

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

/** Saving, then proposing, then back to the property (spec 2 §4). */
const useSaving = ({ property, project, scenario }: EditionStepProps, editor: ReturnType<typeof usePlanEditor>) => {
  const [name, setName] = useState(scenario.name);
  const update = useUpdateScenario();
  const propose = useProposeProject();
  const navigate = useNavigate();
  const { projectId } = project;
  const isRenamed = name.trim() !== scenario.name;
  const save = async (): Promise<void> => {
    const { program, notes } = editor.state.present;
    const drawn = scenario.annotations.filter(
      ({ metadata }) => !(typeof metadata === "object" && metadata !== null && "own" in metadata),
    );
    await update.mutateAsync({
      projectId,
      scenarioId: scenario.id,
      name: name.trim(),
      annotations: [...drawn, ...notes],
      divisionPlan: { program },
      version: project.version,
    });
    editor.dispatch({ kind: "saved" });
  };
  const fail = tellFailure(NOT_SAVED);
  return {
    name,
    setName,
    isBusy: update.isPending || propose.isPending,
    isDirty: editor.isDirty || isRenamed,
    error: update.error,
    save: () => {
      save()
        .then(() => tellDone("Plan enregistré"))
        .catch(fail);
    },
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
  const editor = usePlanEditor(ground.data, scenario);
  const saving = useSaving(props, editor);
  const broken = editor.live?.plan.broken.length ?? scenario.faults.length;
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
        <Badge size="lg" variant="light" tt="none" color={broken === 0 ? "brand" : "red"}>
          {broken === 0 ? "conforme" : "non conforme"}
        </Badge>
        <Badge size="lg" variant="light" tt="none" color={saving.isDirty ? "yellow" : "gray"}>
          {saving.isDirty ? "non enregistré" : "enregistré"}
        </Badge>
        <Group gap="xs" ml="auto">
          <ScenarioExportMenu projectId={project.projectId} scenarioId={scenario.id} isDirty={saving.isDirty} />
          <Button
            variant="default"
            disabled={!saving.isDirty || saving.name.trim() === ""}
            loading={saving.isBusy}
            onClick={saving.save}
          >
            Enregistrer
          </Button>
          <Button loading={saving.isBusy} onClick={() => void saving.propose()}>
            Prêt pour approbation
          </Button>
        </Group>
      </Group>
      {saving.name.trim() === "" ? <Notice kind="error">Le nom ne peut pas être vide</Notice> : null}
      <PlanEditor editor={editor} scenario={scenario} />
      <ScenarioVersions
        projectId={project.projectId}
        scenarioId={scenario.id}
        onTake={(program) => editor.dispatch({ kind: "change", change: { program } })}
      />
    </>
  );
};
