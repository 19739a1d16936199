import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { saveText } from "../../kit/save-file.ts";
import { type DrawnDivision, divisionShapes } from "../../subjects/division/map/division-shapes.ts";
import { planDrawing } from "./plan-drawing.ts";

const fileOf = ({ parcelId, plan }: DrawnDivision): string => `plan-${parcelId}-${plan.lots.length}-lots`;

const saveDrawing = (division: DrawnDivision): void =>
  saveText(planDrawing(division), `${fileOf(division)}.svg`, "image/svg+xml");

const saveData = (division: DrawnDivision): void =>
  saveText(
    JSON.stringify({ ...divisionShapes(division), name: `${division.parcelId} : ${division.plan.title}` }),
    `${fileOf(division)}.geojson`,
    "application/geo+json",
  );

/** The plan as a drawing to print, or as data for a mapping tool. */
export const PlanDownload = ({ division }: { readonly division: DrawnDivision | undefined }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button
        variant="default"
        disabled={division === undefined}
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
      >
        Télécharger le plan
      </Button>
    </Menu.Target>
    {division === undefined ? null : (
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveDrawing(division)}>Dessin à l'échelle (SVG)</Menu.Item>
        <Menu.Item onClick={() => saveData(division)}>Données (GeoJSON)</Menu.Item>
      </Menu.Dropdown>
    )}
  </Menu>
);
