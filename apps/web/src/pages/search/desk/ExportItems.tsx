import type { PARCEL_EXPORT_FORMATS } from "@lotir/contract";
import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { filtersOf } from "../search-filters.ts";
import type { SearchState } from "../search-state.ts";

type Format = (typeof PARCEL_EXPORT_FORMATS)[number];

const LABELS: Readonly<Record<Format, string>> = { csv: "CSV, pour Excel", geojson: "Formes sur la carte (GeoJSON)" };

/** Where the parcels of a search are had as a file; those chosen, where some are. */
export const exportAddress = (format: Format, state: SearchState, ids: readonly string[]): string => {
  const { communes, order, direction } = state;
  const asked = ids.length > 0 ? { ids: ids.join(",") } : filtersOf(state);
  const said = Object.entries({ format, communes: communes.join(","), order, direction, ...asked });
  return `/api/exports/parcels?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
};

interface ExportItemsProps {
  readonly state: SearchState;
  readonly ids?: readonly string[];
}

/** The list as a file, with what the team noted. */
export const ExportItems = ({ state, ids = [] }: ExportItemsProps) => (
  <>
    <Menu.Label>{ids.length > 0 ? "Exporter les parcelles choisies" : "Exporter toute la liste"}</Menu.Label>
    {(Object.keys(LABELS) as Format[]).map((format) => (
      <Menu.Item
        key={format}
        component="a"
        href={exportAddress(format, state, ids)}
        download
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
      >
        {LABELS[format]}
      </Menu.Item>
    ))}
  </>
);
