import type { GenerationProgress } from "@lotir/contract";
import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { formatAmount, formatMoment, formatQuantity } from "../../../kit/format.ts";
import classes from "./workflow-blocks.module.css";

interface GenerationProgressPanelProps {
  /** Null until the server tells, or once the work has ended. */
  readonly progress: GenerationProgress | null;
  /** Asked from this screen; else by whom it was, and when, is said. */
  readonly isOwn: boolean;
  readonly stopping: boolean;
  readonly onStop: () => void;
}

const stageOf = ({ stage, lots, tried, total }: GenerationProgress): string => {
  if (stage === "waiting") return "Préparation du terrain et de ses règles";
  if (stage === "search") return `Recherche en ${lots ?? "…"} lots (${Math.min(tried + 1, total)} sur ${total})`;
  if (stage === "remedies") return "Aucun plan : recherche de ce qui peut aider";
  return stage === "money" ? "Chiffrage des scénarios" : "Enregistrement des scénarios";
};

/** How far the real work is: what is looked for, what was found, the best margin so far; it may be stopped. */
export const GenerationProgressPanel = ({ progress, isOwn, stopping, onStop }: GenerationProgressPanelProps) => {
  const total = progress?.total ?? 0;
  const share = total === 0 ? 4 : Math.round(((progress?.tried ?? 0) / total) * 100);
  const found = progress?.plans ?? 0;
  return (
    <section className={classes.panel} aria-label="Génération en cours" aria-live="polite">
      <Stack gap="sm">
        <Text fw={600}>{progress === null ? "Préparation du terrain et de ses règles" : stageOf(progress)}</Text>
        {isOwn || progress === null ? null : (
          <Text size="sm" c="dimmed">
            Lancée {progress.startedBy === null ? "" : `par ${progress.startedBy} `}le{" "}
            {formatMoment(progress.startedAt)} : les scénarios s'ouvriront ici.
          </Text>
        )}
        <Progress value={Math.max(4, share)} aria-label="Avancement de la génération" animated />
        <Text size="sm" c="dimmed" className="figures">
          {found === 0 ? "Aucun plan pour le moment" : formatQuantity(found, "plan trouvé", "plans trouvés")}
          {progress?.mostLots == null ? "" : ` · jusqu'à ${progress.mostLots} lots`}
          {progress?.bestMarginEur == null ? "" : ` · meilleur résultat net ${formatAmount(progress.bestMarginEur)}`}
        </Text>
        <Group>
          <Button variant="default" onClick={onStop} loading={stopping}>
            Arrêter et garder ce qui est trouvé
          </Button>
        </Group>
      </Stack>
    </section>
  );
};
