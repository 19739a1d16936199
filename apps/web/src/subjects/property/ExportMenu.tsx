import type { EXPORT_FORMATS } from "@lotir/contract";
import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";

type Format = (typeof EXPORT_FORMATS)[number];

const LABELS: Readonly<Record<Format, string>> = {
  csv: "CSV, pour Excel",
  xlsx: "Classeur Excel (XLSX)",
  geojson: "Points sur la carte (GeoJSON)",
};

const addressOf = (format: Format, ids: readonly string[] | undefined): string =>
  `/api/exports/properties?${new URLSearchParams({ format, ...(ids === undefined ? {} : { ids: ids.join(",") }) })}`;

/** The portfolio as a file; the properties chosen, where some are. */
export const ExportMenu = ({ ids }: { readonly ids?: readonly string[] }) => (
  <Menu position="bottom-end" shadow="md" width={250}>
    <Menu.Target>
      <Button variant="default" leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}>
        Exporter
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {(Object.keys(LABELS) as Format[]).map((format) => (
        <Menu.Item key={format} component="a" href={addressOf(format, ids)} download>
          {LABELS[format]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
