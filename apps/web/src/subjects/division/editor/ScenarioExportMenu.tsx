import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useDrawScenario } from "../use-draw-scenario.ts";

const PAPER = [
  { label: "PDF, A4", format: "pdf", paper: "a4" },
  { label: "PDF, A3", format: "pdf", paper: "a3" },
  { label: "SVG, A4", format: "svg", paper: "a4" },
  { label: "PNG, A4", format: "png", paper: "a4" },
] as const;
const SURVEYOR = [
  { label: "DXF, zone conique (CC42 à CC50)", format: "dxf" },
  { label: "GeoJSON", format: "geojson" },
  { label: "KML", format: "kml" },
] as const;

interface ScenarioExportMenuProps {
  readonly projectId: string;
  readonly scenarioId: string;
  /** What is drawn and not saved is not in the file: said rather than left to be found out. */
  readonly isDirty: boolean;
}

/** The plan as it is saved, on paper at the largest exact scale that the sheet holds, or for a surveyor. */
export const ScenarioExportMenu = ({ isDirty, ...scenario }: ScenarioExportMenuProps) => {
  const drawing = useDrawScenario();
  return (
    <Menu position="bottom-end" shadow="md" width={270}>
      <Menu.Target>
        <Button
          variant="default"
          loading={drawing.isPending}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        >
          Exporter
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isDirty ? <Menu.Label>Le plan enregistré, sans les derniers changements</Menu.Label> : null}
        <Menu.Label>Sur papier, à l'échelle exacte</Menu.Label>
        {PAPER.map(({ label, ...asked }) => (
          <Menu.Item key={label} onClick={() => drawing.mutate({ ...scenario, ...asked })}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Label>Pour le géomètre</Menu.Label>
        {SURVEYOR.map(({ label, format }) => (
          <Menu.Item key={label} onClick={() => drawing.mutate({ ...scenario, format })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
