import { PLAN_SCALES, type PlanItem } from "@lotir/contract";
import { Button, Group, Modal, SegmentedControl, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatCount } from "../../kit/format.ts";
import type { useExportPlan } from "./use-export-plan.ts";

interface PaperDialogProps {
  readonly plan: Pick<PlanItem, "propertyId" | "id">;
  readonly exporting: ReturnType<typeof useExportPlan>;
  readonly onClose: () => void;
}

const FORMATS = [
  { value: "pdf", label: "PDF" },
  { value: "png", label: "PNG" },
  { value: "svg", label: "SVG" },
];
const PAPERS = [
  { value: "a4", label: "A4" },
  { value: "a3", label: "A3" },
];
const TURNS = [
  { value: "auto", label: "Au mieux" },
  { value: "portrait", label: "Portrait" },
  { value: "landscape", label: "Paysage" },
];
const SCALES = [
  { value: "auto", label: "La plus grande qui tienne" },
  ...PLAN_SCALES.map((scale) => ({ value: String(scale), label: `1:${formatCount(scale)}` })),
];

/** On which sheet, which way round and at which scale a plan is printed. */
export const PaperDialog = ({ plan, exporting, onClose }: PaperDialogProps) => {
  const [format, setFormat] = useState("pdf");
  const [paper, setPaper] = useState("a4");
  const [turn, setTurn] = useState("auto");
  const [scale, setScale] = useState("auto");
  const print = () =>
    exporting.mutate(
      {
        propertyId: plan.propertyId,
        planId: plan.id,
        format: format as "pdf",
        paper: paper as "a4",
        ...(turn === "auto" ? {} : { orientation: turn as "portrait" }),
        ...(scale === "auto" ? {} : { scale: Number(scale) as 500 }),
      },
      { onSuccess: onClose },
    );
  return (
    <Modal opened onClose={onClose} title="Plan à l'échelle" closeButtonProps={{ "aria-label": "Fermer" }} centered>
      <Stack gap="sm">
        <SegmentedControl aria-label="Format" data={FORMATS} value={format} onChange={setFormat} />
        <SegmentedControl aria-label="Feuille" data={PAPERS} value={paper} onChange={setPaper} />
        <SegmentedControl aria-label="Sens de la feuille" data={TURNS} value={turn} onChange={setTurn} />
        <Select
          label="Échelle"
          data={SCALES}
          value={scale}
          allowDeselect={false}
          onChange={(next) => setScale(next ?? "auto")}
        />
        <Text size="xs" c="dimmed">
          Imprimez à 100 %, sans ajuster à la page : la barre d'échelle mesure alors ce qu'elle dit.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button loading={exporting.isPending} onClick={print}>
            Exporter
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
