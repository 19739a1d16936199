import { ActionIcon, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { SearchState } from "../search-state.ts";
import { ExportItems } from "./ExportItems.tsx";

/** The whole list as a file. */
export const ListExport = ({ state }: { readonly state: SearchState }) => (
  <Menu position="bottom-end" shadow="md" width={250} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="default" size={30} aria-label="Exporter la liste">
        <IconDownload size={16} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <ExportItems state={state} />
    </Menu.Dropdown>
  </Menu>
);
