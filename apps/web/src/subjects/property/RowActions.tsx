import type { Property } from "@lotir/contract";
import { ActionIcon, Group, Tooltip } from "@mantine/core";
import {
  IconChartBar,
  IconFileCheck,
  IconLayoutSidebarRight,
  IconMapSearch,
  IconPencil,
  IconRulerMeasure,
  IconTrash,
} from "@tabler/icons-react";
import { IconLink } from "../../kit/ui/links.tsx";

export interface RowGestures {
  readonly onLook: (property: Property) => void;
  readonly onEdit: (property: Property) => void;
  readonly onDelete: (property: Property) => void;
}

interface RowActionsProps extends RowGestures {
  readonly property: Property;
}

/** Only what exists: a look, analysis, parcel on the map, edition, deletion. */
export const RowActions = ({ property, onLook, onEdit, onDelete }: RowActionsProps) => {
  const common = { variant: "subtle", color: "gray", size: 34 } as const;
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      <Tooltip label="Aperçu : parcelles et photos">
        <ActionIcon {...common} aria-label={`Aperçu de ${property.name}`} onClick={() => onLook(property)}>
          <IconLayoutSidebarRight size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Plan">
        <IconLink
          to="/property/$propertyId/parcel-plan"
          params={{ propertyId: property.id }}
          {...common}
          aria-label={`Plan de ${property.name}`}
        >
          <IconRulerMeasure size={18} stroke={1.5} />
        </IconLink>
      </Tooltip>
      <Tooltip label="Analyse de rentabilité">
        <IconLink
          to="/properties/$id"
          params={{ id: property.id }}
          {...common}
          aria-label={`Analyser ${property.name}`}
        >
          <IconChartBar size={18} stroke={1.5} />
        </IconLink>
      </Tooltip>
      <Tooltip label="Suivi du dossier d'urbanisme">
        <IconLink
          to="/urbanisme-tracking/$propertyId"
          params={{ propertyId: property.id }}
          {...common}
          aria-label={`Suivi de ${property.name}`}
        >
          <IconFileCheck size={18} stroke={1.5} />
        </IconLink>
      </Tooltip>
      <Tooltip label="Voir la parcelle sur la carte">
        <IconLink
          to="/search"
          search={{ villes: property.inseeCode, parcelle: property.parcelId }}
          {...common}
          aria-label={`Voir ${property.name} sur la carte`}
        >
          <IconMapSearch size={18} stroke={1.5} />
        </IconLink>
      </Tooltip>
      <Tooltip label="Modifier la propriété">
        <ActionIcon {...common} aria-label={`Modifier ${property.name}`} onClick={() => onEdit(property)}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Supprimer">
        <ActionIcon {...common} aria-label={`Supprimer ${property.name}`} onClick={() => onDelete(property)}>
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
};
