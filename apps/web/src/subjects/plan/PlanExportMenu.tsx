import type { PLAN_EXPORT_FORMATS, PlanItem } from "@lotir/contract";
import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";

type Format = (typeof PLAN_EXPORT_FORMATS)[number];

interface Choice {
  readonly label: string;
  readonly format: Format;
  readonly with?: Readonly<Record<string, string>>;
}

const PAPER: readonly Choice[] = [
  { label: "PDF à l'échelle, A4", format: "pdf", with: { paper: "a4" } },
  { label: "PDF à l'échelle, A3", format: "pdf", with: { paper: "a3" } },
  { label: "Image (PNG)", format: "png" },
  { label: "Dessin vectoriel (SVG)", format: "svg" },
];

const SURVEYOR: readonly Choice[] = [
  { label: "DXF, zone conique (CC42 à CC50)", format: "dxf", with: { plane: "conic" } },
  { label: "DXF, Lambert-93", format: "dxf", with: { plane: "legal" } },
  { label: "GeoJSON", format: "geojson" },
  { label: "KML", format: "kml" },
];

const addressOf = ({ propertyId, id }: Pick<PlanItem, "propertyId" | "id">, choice: Choice): string =>
  `/api/properties/${propertyId}/plans/${id}/export?${new URLSearchParams({ format: choice.format, ...choice.with })}`;

/** The plan on paper, at the largest scale that its sheet holds, or as a file for a surveyor. */
export const PlanExportMenu = ({ plan }: { readonly plan: Pick<PlanItem, "propertyId" | "id"> }) => {
  const items = (choices: readonly Choice[]) =>
    choices.map((choice) => (
      <Menu.Item key={choice.label} component="a" href={addressOf(plan, choice)} download>
        {choice.label}
      </Menu.Item>
    ));
  return (
    <Menu position="bottom-start" shadow="md" width={270}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}>
          Exporter
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Sur papier</Menu.Label>
        {items(PAPER)}
        <Menu.Label>Pour le géomètre</Menu.Label>
        {items(SURVEYOR)}
      </Menu.Dropdown>
    </Menu>
  );
};
