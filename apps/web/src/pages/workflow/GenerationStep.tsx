import { type CanvasAnnotation, type PropertySheet, STRATEGY_LABELS } from "@lotir/contract";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useGenerateDivisions } from "../../subjects/division/use-generate-divisions.ts";
import { useStopGeneration } from "../../subjects/division/use-stop-generation.ts";
import { GenerationProgressPanel } from "../../subjects/division/workflow/GenerationProgressPanel.tsx";
import { InterruptedNotice } from "../../subjects/division/workflow/InterruptedNotice.tsx";
import { NonDivisible, type Relaxation } from "../../subjects/division/workflow/NonDivisible.tsx";
import { WishFields } from "../../subjects/division/workflow/WishFields.tsx";
import blocks from "../../subjects/division/workflow/workflow-blocks.module.css";
import { parcelName } from "../../subjects/parcelle/parcel-name.ts";
import { askedWishes, wishesOf } from "./asked-wishes.ts";
import { useFollowedGeneration } from "./use-followed-generation.ts";
import { LEAST_LOT, type Wishes } from "./workflow-address.ts";

interface GenerationStepProps {
  readonly property: PropertySheet;
  readonly wishes: Wishes;
  readonly onWishes: (change: Partial<Wishes>) => void;
  readonly onDone: (projectId: string) => void;
}

/** What is worth asking and was not tried yet. */
const untriedOf = ({ strategy, minLotSize }: Wishes): Relaxation[] => [
  ...(strategy === "max_lots"
    ? []
    : [{ label: "Maximum de lots", wishes: { strategy: "max_lots" as const, targetLots: 0 } }]),
  ...(minLotSize > LEAST_LOT.min ? [{ label: "Lots dès 300 m²", wishes: { minLotSize: LEAST_LOT.min } }] : []),
];

/** Step 3: options, then the real work followed, stopped, or explained where nothing can be drawn. */
export const GenerationStep = ({ property, wishes, onWishes, onDone }: GenerationStepProps) => {
  const generate = useGenerateDivisions();
  const stop = useStopGeneration();
  const [impossible, setImpossible] = useState<CanvasAnnotation | null>(null);
  const { progress, isUnderWay } = useFollowedGeneration({
    propertyId: property.id,
    waiting: generate.isPending,
    onEnd: ({ projectId, nonDivisible }) => {
      if (nonDivisible === null) onDone(projectId);
      else setImpossible(nonDivisible);
    },
  });
  const isBuilt = property.hasBuilding !== false;
  const start = (asked: Wishes): void => {
    setImpossible(null);
    generate.mutate(
      { propertyId: property.id, ...askedWishes(asked) },
      {
        onSuccess: ({ data }) => {
          if (data.nonDivisible === null) onDone(data.projectId);
          else setImpossible(data.nonDivisible as CanvasAnnotation);
        },
      },
    );
  };
  const again = (change: Partial<Wishes>): void => {
    onWishes(change);
    start({ ...wishes, ...change });
  };
  const untried = untriedOf(wishes);
  if (generate.isPending || isUnderWay)
    return (
      <GenerationProgressPanel
        progress={progress}
        isOwn={generate.isPending}
        stopping={stop.isPending}
        onStop={() => stop.mutate({ propertyId: property.id })}
      />
    );
  const strategy = wishes.strategy ?? "balanced";
  return (
    <Stack gap="md">
      {progress?.stage === "interrupted" ? (
        <InterruptedNotice
          generation={progress}
          busy={stop.isPending}
          onResume={() => again(wishesOf(progress.wishes))}
          onForget={() => stop.mutate({ propertyId: property.id })}
        />
      ) : null}
      {generate.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => start(wishes) }}>
          {sentenceOf(generate.error, "Erreur lors de la génération")}
        </Notice>
      )}
      {impossible === null ? null : <NonDivisible annotation={impossible} untried={untried} onTry={again} />}
      <section className={blocks.panel}>
        <Title order={2} mb={4}>
          Générer les scénarios
        </Title>
        <Text c="dimmed" mb="sm">
          Stratégie : {STRATEGY_LABELS[strategy]}. Chaque plan est dessiné, mesuré et prouvé par le moteur de division.
        </Text>
        <WishFields wishes={wishes} onWishes={onWishes} withTarget={strategy !== "max_lots"} isBare={!isBuilt} />
        {wishes.joined === undefined ? null : (
          <Group gap="xs" mt="sm">
            <Text size="sm">Étudiée avec {wishes.joined.map(parcelName).join(", ")}.</Text>
            <Button size="compact-sm" variant="default" onClick={() => onWishes({ joined: undefined })}>
              Ne plus joindre
            </Button>
          </Group>
        )}
        <Group justify="flex-end" mt="md">
          <Button onClick={() => start(wishes)}>Générer les scénarios</Button>
        </Group>
      </section>
    </Stack>
  );
};
