import { type DivisionProject, PROJECT_STATUS_LABELS } from "@lotir/contract";
import { Badge, Button, Group, NativeSelect, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { formatMoment, formatQuantity } from "../../kit/format.ts";
import { changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useDecideProject } from "../../subjects/division/use-decide-project.ts";
import { useDeleteProject } from "../../subjects/division/use-delete-project.ts";
import { useRefreshProjects } from "../../subjects/division/use-refresh-projects.ts";
import { tellDone, tellFailure } from "../../subjects/property/tell.ts";

interface ProjectBarProps {
  readonly projects: readonly DivisionProject[];
  readonly project: DivisionProject;
  readonly onProject: (id: string | undefined) => void;
}

const COLORS = { draft: "gray", ready: "yellow", approved: "brand", "sent-back": "red" } as const;

const Decision = ({ project }: { readonly project: DivisionProject }) => {
  const [word, setWord] = useState("");
  const decide = useDecideProject();
  const refresh = useRefreshProjects();
  const { projectId, version } = project;
  const reread = (): void => {
    refresh()
      .then(() => decide.reset())
      .catch(() => undefined);
  };
  const send = (decision: "approved" | "sent-back", done: string): void =>
    decide.mutate(
      { projectId, decision, word, version },
      { onSuccess: () => tellDone(done), onError: tellFailure("La décision n'a pas été enregistrée.") },
    );
  return (
    <Group gap="xs" align="flex-end">
      <Textarea
        size="xs"
        autosize
        minRows={1}
        w={260}
        aria-label="Un mot à l'équipe"
        placeholder="Un mot à l'équipe (facultatif)"
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Button size="xs" loading={decide.isPending} onClick={() => send("approved", "Plan approuvé")}>
        Approuver
      </Button>
      <Button size="xs" variant="default" loading={decide.isPending} onClick={() => send("sent-back", "Plan renvoyé")}>
        Renvoyer
      </Button>
      {changedMeanwhile(decide.error) === undefined ? null : (
        <Notice kind="error" retry={{ onClick: reread, label: "Relire le projet" }}>
          Ce projet a changé depuis que vous l'avez ouvert : rien n'est décidé, votre mot est toujours là.
        </Notice>
      )}
    </Group>
  );
};

const labelOf = ({ createdAt, scenarios, status }: DivisionProject): string =>
  `${formatMoment(createdAt)} · ${formatQuantity(scenarios.length, "scénario")} · ${PROJECT_STATUS_LABELS[status]}`;

/** Which generation is looked at, where it stands, and what an Admin says of it. */
export const ProjectBar = ({ projects, project, onProject }: ProjectBarProps) => {
  const remove = useDeleteProject();
  const [asked, setAsked] = useState(false);
  const { projectId, status, word, statusBy } = project;
  return (
    <Group gap="sm" mb="md">
      <NativeSelect
        size="xs"
        aria-label="Projet de division"
        value={projectId}
        data={projects.map((each) => ({ value: each.projectId, label: labelOf(each) }))}
        onChange={(event) => onProject(event.currentTarget.value)}
      />
      <Badge color={COLORS[status]} variant="light" tt="none">
        {PROJECT_STATUS_LABELS[status]}
      </Badge>
      {status === "draft" || statusBy === null ? null : (
        <Text size="sm" c="dimmed">
          par {statusBy}
          {word === "" ? "" : ` : « ${word} »`}
        </Text>
      )}
      {status === "ready" && project.mayDecide ? <Decision project={project} /> : null}
      <Button size="xs" variant="subtle" color="red" onClick={() => setAsked(true)}>
        Supprimer ce projet
      </Button>
      <ConfirmDialog
        opened={asked}
        question="Supprimer ce projet de division et ses scénarios ?"
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          remove.mutate(
            { projectId },
            {
              onSuccess: () => {
                tellDone("Projet de division supprimé");
                onProject(undefined);
              },
              onError: tellFailure("Le projet n'a pas été supprimé."),
            },
          );
        }}
      />
    </Group>
  );
};
