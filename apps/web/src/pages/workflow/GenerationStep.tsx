import { type CanvasAnnotation, type PropertySheet, STRATEGY_LABELS } from "@lotir/contract";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Remedies } from "../../subjects/division/Remedies.tsx";
import { useGenerateDivisions } from "../../subjects/division/use-generate-divisions.ts";
import { useShowGeneration } from "../../subjects/division/use-show-generation.ts";
import { useStopGeneration } from "../../subjects/division/use-stop-generation.ts";
import { GenerationProgressPanel } from "../../subjects/division/workflow/GenerationProgressPanel.tsx";
import { NonDivisible, type Relaxation } from "../../subjects/division/workflow/NonDivisible.tsx";
import { WishFields } from "../../subjects/division/workflow/WishFields.tsx";
import blocks from "../../subjects/division/workflow/workflow-blocks.module.css";
import { LEAST_LOT, type Wishes } from "./workflow-address.ts";

interface GenerationStepProps {
  readonly property: PropertySheet;
  readonly wishes: Wishes;
  readonly onWishes: (change: Partial<Wishes>) => void;
  readonly onDone: (projectId: string) => void;
}

const inputOf = (propertyId: string, { strategy = "balanced", targetLots, wayClearanceM, ...wishes }: Wishes) => ({
  propertyId,
  strategy,
  ...wishes,
  targetLots: strategy === "max_lots" ? 0 : targetLots,
  ...(wayClearanceM === undefined ? {} : { wayClearanceM }),
});

const relaxationsOf = (wishes: Wishes, isBuilt: boolean): { label: string; change: Partial<Wishes> }[] => [
  ...(wishes.targetLots > 2 ? [{ label: "Un lot de moins", change: { targetLots: wishes.targetLots - 1 } }] : []),
  ...(wishes.minLotSize > LEAST_LOT.min ? [{ label: "Lots dès 300 m²", change: { minLotSize: LEAST_LOT.min } }] : []),
  ...(wishes.strategy === "max_lots"
    ? []
    : [{ label: "Maximum de lots", change: { strategy: "max_lots" as const, targetLots: 0 } }]),
  ...(isBuilt && wishes.preserveBuildings ? [{ label: "Sans la maison", change: { preserveBuildings: false } }] : []),
];

/** Step 3: options, then the real work followed, stopped, or explained where nothing can be drawn. */
export const GenerationStep = ({ property, wishes, onWishes, onDone }: GenerationStepProps) => {
  const generate = useGenerateDivisions();
  const stop = useStopGeneration();
  const [impossible, setImpossible] = useState<CanvasAnnotation | null>(null);
  const progress = useShowGeneration(property.id, generate.isPending);
  const isBuilt = property.hasBuilding !== false;
  const start = (asked: Wishes): void => {
    setImpossible(null);
    generate.mutate(inputOf(property.id, asked), {
      onSuccess: ({ data }) => {
        if (data.nonDivisible === null) onDone(data.projectId);
        else setImpossible(data.nonDivisible as CanvasAnnotation);
      },
    });
  };
  const relaxations: Relaxation[] = relaxationsOf(wishes, isBuilt).map(({ label, change }) => ({
    label,
    onTry: () => {
      onWishes(change);
      start({ ...wishes, ...change });
    },
  }));
  if (generate.isPending)
    return (
      <GenerationProgressPanel
        progress={progress.data ?? null}
        stopping={stop.isPending}
        onStop={() => stop.mutate({ propertyId: property.id })}
      />
    );
  const strategy = wishes.strategy ?? "balanced";
  return (
    <Stack gap="md">
      {generate.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => start(wishes) }}>
          {sentenceOf(generate.error, "Erreur lors de la génération")}
        </Notice>
      )}
      {impossible === null ? null : (
        <>
          <NonDivisible annotation={impossible} relaxations={relaxations} />
          <Remedies
            parcelId={property.parcelId}
            wish={{ joined: [], lots: undefined, leastArea: wishes.minLotSize, wayClearance: wishes.wayClearanceM }}
            lots={Math.max(2, wishes.targetLots)}
          />
        </>
      )}
      <section className={blocks.panel}>
        <Title order={2} mb={4}>
          Générer les scénarios
        </Title>
        <Text c="dimmed" mb="sm">
          Stratégie : {STRATEGY_LABELS[strategy]}. Chaque plan est dessiné, mesuré et prouvé par le moteur de division.
        </Text>
        <WishFields wishes={wishes} onWishes={onWishes} withTarget={strategy !== "max_lots"} isBare={!isBuilt} />
        <Group justify="flex-end" mt="md">
          <Button onClick={() => start(wishes)}>Générer les scénarios</Button>
        </Group>
      </section>
    </Stack>
  );
};
