import type { DivisionProject, Parcel, PropertySheet } from "@lotir/contract";
import { Skeleton, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { useGroundDrawing } from "../../subjects/division/map/ground-drawing.ts";
import { useDuplicateScenario } from "../../subjects/division/use-duplicate-scenario.ts";
import { useListDivisionProjects } from "../../subjects/division/use-list-division-projects.ts";
import { useShowDivisionGround } from "../../subjects/division/use-show-division-ground.ts";
import { useShowGeneration } from "../../subjects/division/use-show-generation.ts";
import { NextDue } from "../../subjects/dossier/NextDue.tsx";
import { useChosenParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { PropertyHeader } from "../../subjects/property/PropertyHeader.tsx";
import { PropertyRooms } from "../../subjects/property/PropertyRooms.tsx";
import { tellDone, tellFailure } from "../../subjects/property/tell.ts";
import { useShowProperty } from "../../subjects/property/use-show-property.ts";
import { groundWishes } from "./asked-wishes.ts";
import { ComparisonStep } from "./ComparisonStep.tsx";
import { GenerationStep } from "./GenerationStep.tsx";
import { GroundPanel } from "./GroundPanel.tsx";
import { ProjectBar } from "./ProjectBar.tsx";
import { PropertyStep } from "./PropertyStep.tsx";
import { StepBar } from "./StepBar.tsx";
import { StrategyStep } from "./StrategyStep.tsx";
import classes from "./workflow.module.css";
import { readWorkflow, type Step, type Wishes, type WorkflowState, writeWorkflow } from "./workflow-address.ts";

const EditionStep = lazyPart(() => import("./EditionStep.tsx").then((module) => ({ default: module.EditionStep })));

interface OpenedProps {
  readonly property: PropertySheet;
  readonly parcel: Parcel | undefined;
  readonly projects: readonly DivisionProject[];
}

/** The state of the workflow is its address: back never loses anything, and a link opens the same thing. */
const useWorkflow = (id: string) => {
  const raw = useSearch({ from: "/frame/division/workflow/$id" });
  const navigate = useNavigate();
  const state = useMemo(() => readWorkflow(raw), [raw]);
  const go = (change: Partial<WorkflowState>, replace = false): void => {
    const search = writeWorkflow({ ...state, ...change });
    navigate({ to: "/division/workflow/$id", params: { id }, search, replace }).catch(() => undefined);
  };
  return { state, go };
};

/** Wishes are typed figure by figure: the ground follows once the hand rests. */
const SETTLED_MS = 400;

/** An existing project opens at comparison; nothing was asked before. */
const firstStep = (projects: readonly DivisionProject[]): Step =>
  projects.some(({ scenarios }) => scenarios.length > 0) ? "comparaison" : "propriete";

const pinnedWith = (pinned: readonly string[], id: string): readonly string[] =>
  pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id].slice(-2);

const useScenarioActions = (project: DivisionProject | undefined, { state, go }: ReturnType<typeof useWorkflow>) => {
  const duplicate = useDuplicateScenario();
  return {
    onChoose: (scenario: string) => go({ scenario }, true),
    onPin: (id: string) => go({ pinned: pinnedWith(state.pinned, id) }, true),
    onProfitability: (scenario: string) => go({ scenario, profitability: true }, true),
    onEdit: (scenario: string) => go({ scenario, step: "edition" }),
    onDuplicate: (from: string) => {
      if (project === undefined) return;
      duplicate.mutate(
        { projectId: project.projectId, from },
        {
          onSuccess: ({ data }) => {
            tellDone("Scénario dupliqué");
            go({ scenario: data.id }, true);
          },
          onError: tellFailure("Le scénario n'a pas été dupliqué."),
        },
      );
    },
  };
};

const Opened = ({ property, parcel, projects }: OpenedProps) => {
  const workflow = useWorkflow(property.id);
  const { state, go } = workflow;
  const project = projects.find(({ projectId }) => projectId === state.project) ?? projects[0];
  const scenario = project?.scenarios.find(({ id }) => id === state.scenario);
  const { data: generation = null } = useShowGeneration(property.id);
  const asked = state.step ?? (generation === null ? firstStep(projects) : "generation");
  const open = (step: Step): boolean => {
    if (step === "comparaison") return project !== undefined && project.scenarios.length > 0;
    if (step === "edition") return scenario !== undefined;
    return step !== "generation" || state.wishes.strategy !== undefined || generation !== null;
  };
  const current = open(asked) ? asked : "propriete";
  const [wishes] = useDebouncedValue(JSON.stringify(groundWishes(state.wishes)), SETTLED_MS);
  const ground = useShowDivisionGround(property.id, {
    projectId: current === "comparaison" || current === "edition" ? project?.projectId : undefined,
    wishes,
  });
  const actions = useScenarioActions(project, workflow);
  const onWishes = (change: Partial<Wishes>): void =>
    go({ step: current, wishes: { ...state.wishes, ...change } }, true);
  const drawing = useGroundDrawing(state.wishes.burdens, (burdens) => onWishes({ burdens }));
  const bar = <StepBar current={current} open={open} onStep={(step) => go({ step })} />;
  if (current === "edition" && scenario !== undefined && project !== undefined)
    return (
      <>
        {bar}
        <div className={classes.wide}>
          <Suspense fallback={<Skeleton h={480} />}>
            <EditionStep
              key={`${project.projectId} ${scenario.id}`}
              {...{ property, parcel, project, scenario, ground }}
            />
          </Suspense>
        </div>
      </>
    );
  return (
    <>
      {bar}
      <div className={classes.layout}>
        <div>
          {current === "propriete" ? (
            <PropertyStep
              {...{ property, ground, onWishes }}
              wishes={state.wishes}
              onContinue={() => go({ step: "strategie" })}
            />
          ) : null}
          {current === "strategie" ? (
            <StrategyStep
              property={property}
              ground={ground.data}
              wishes={state.wishes}
              onStrategy={(strategy) => onWishes({ strategy })}
              onContinue={() => go({ step: "generation" })}
            />
          ) : null}
          {current === "generation" ? (
            <GenerationStep
              {...{ property, onWishes }}
              wishes={state.wishes}
              onDone={(id) => go({ step: "comparaison", project: id, scenario: undefined, pinned: [] })}
            />
          ) : null}
          {current === "comparaison" && project !== undefined ? (
            <>
              <ProjectBar
                {...{ projects, project }}
                onProject={(id) => go({ project: id, scenario: undefined, pinned: [] })}
              />
              <ComparisonStep
                {...{ project, state, parcel, ground, ...actions }}
                onState={(change) => go(change, true)}
                onContinue={() => go({ step: "edition" })}
              />
            </>
          ) : null}
        </div>
        <GroundPanel
          parcel={parcel}
          plan={current === "comparaison" ? (scenario ?? project?.scenarios[0])?.divisionPlan : undefined}
          isCleared={current === "comparaison" && (scenario?.needsDemolition ?? false)}
          drawing={current === "comparaison" ? undefined : drawing}
        />
      </div>
    </>
  );
};

/** /division/workflow/{propertyId}: five steps, one decision each, the ground always in view. */
export const WorkflowPage = () => {
  const { id } = useParams({ from: "/frame/division/workflow/$id" });
  const property = useShowProperty(id);
  const projects = useListDivisionProjects(id);
  const parcel = useChosenParcel(property.data?.parcelId);
  if (property.error !== null && property.data === undefined)
    return (
      <PlainPage title="Division">
        <Notice kind="error" retry={{ onClick: () => property.refetch() }}>
          Impossible de charger les données de la propriété
        </Notice>
      </PlainPage>
    );
  // A check of existing projects that fails is silent (spec 2 §8): the workflow then opens at its first step.
  if (property.data === undefined || projects.isPending)
    return (
      <Stack p="lg" role="status" aria-label="Lecture de la propriété">
        <Skeleton h={96} />
        <Skeleton h={320} />
      </Stack>
    );
  return (
    <>
      <div className={classes.back}>
        <TextLink to="/properties/$id" params={{ id }} size="sm">
          ← Retour à la propriété
        </TextLink>
      </div>
      <PropertyHeader
        property={property.data}
        parcel={parcel.data}
        next={<NextDue id={id} />}
        rooms={<PropertyRooms propertyId={id} />}
      />
      <Opened property={property.data} parcel={parcel.data} projects={projects.data ?? []} />
    </>
  );
};
