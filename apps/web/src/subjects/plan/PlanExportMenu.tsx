import type { PLAN_EXPORT_FORMATS, PlanItem } from "@lotir/contract";
import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { PaperDialog } from "./PaperDialog.tsx";
import { useExportPlan } from "./use-export-plan.ts";

interface Choice {
  readonly label: string;
  readonly format: (typeof PLAN_EXPORT_FORMATS)[number];
  readonly plane?: "conic" | "legal";
}

const SURVEYOR: readonly Choice[] = [
  { label: "DXF, zone conique (CC42 à CC50)", format: "dxf", plane: "conic" },
  { label: "DXF, Lambert-93", format: "dxf", plane: "legal" },
  { label: "GeoJSON", format: "geojson" },
  { label: "KML", format: "kml" },
];

/** The plan on paper, at the scale and on the sheet that are asked, or as a file for a surveyor. */
export const PlanExportMenu = ({ plan }: { readonly plan: Pick<PlanItem, "propertyId" | "id"> }) => {
  const exporting = useExportPlan();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Menu position="bottom-start" shadow="md" width={270}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            loading={exporting.isPending && !isPrinting}
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          >
            Exporter
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Sur papier</Menu.Label>
          <Menu.Item onClick={() => setPrinting(true)}>À l'échelle : PDF, PNG ou SVG…</Menu.Item>
          <Menu.Label>Pour le géomètre</Menu.Label>
          {SURVEYOR.map(({ label, ...asked }) => (
            <Menu.Item
              key={label}
              onClick={() => exporting.mutate({ propertyId: plan.propertyId, planId: plan.id, ...asked })}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isPrinting ? <PaperDialog plan={plan} exporting={exporting} onClose={() => setPrinting(false)} /> : null}
    </>
  );
};
