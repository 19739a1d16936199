import type { Property } from "@lotir/contract";
import { Group, Tooltip } from "@mantine/core";
import { IconMapSearch } from "@tabler/icons-react";
import { IconLink } from "../../kit/ui/links.tsx";

/** Only what exists: the parcel on the map. */
export const RowActions = ({ property }: { readonly property: Property }) => (
  <Group gap={4} justify="flex-end" wrap="nowrap">
    <Tooltip label="Voir la parcelle sur la carte">
      <IconLink
        to="/search"
        search={{ villes: property.inseeCode, parcelle: property.parcelId }}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={`Voir ${property.name} sur la carte`}
      >
        <IconMapSearch size={18} stroke={1.5} />
      </IconLink>
    </Tooltip>
  </Group>
);
