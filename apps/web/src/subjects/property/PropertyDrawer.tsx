import type { Property, PropertySheet } from "@lotir/contract";
import { Button, Drawer, Group, Skeleton, Stack, Tabs, Text } from "@mantine/core";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { AnalysisBlock } from "./AnalysisBlock.tsx";
import { ParcelsBlock } from "./ParcelsBlock.tsx";
import { PhotosBlock } from "./PhotosBlock.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { useShowProperty } from "./use-show-property.ts";

interface PropertyDrawerProps {
  readonly property: Property | null;
  readonly onClose: () => void;
  readonly onEdit: (property: Property) => void;
}

const Opened = ({ sheet }: { readonly sheet: PropertySheet }) => (
  <Stack>
    <AnalysisBlock property={sheet} />
    <Tabs defaultValue="parcelles" keepMounted={false}>
      <Tabs.List mb="sm">
        <Tabs.Tab value="parcelles">Parcelles</Tabs.Tab>
        <Tabs.Tab value="photos">Photos</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="parcelles">
        <ParcelsBlock property={sheet} />
      </Tabs.Panel>
      <Tabs.Panel value="photos">
        <PhotosBlock propertyId={sheet.id} />
      </Tabs.Panel>
    </Tabs>
  </Stack>
);

const Content = ({ property, onClose, onEdit }: PropertyDrawerProps & { readonly property: Property }) => {
  const sheet = useShowProperty(property.id);
  return (
    <Stack>
      <div>
        <Text c="dimmed">{property.address}</Text>
        <StatusDot status={property.status} />
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={() => onEdit(property)}>
          Modifier la propriété
        </Button>
        <ButtonLink to="/property/$propertyId/parcel-plan" params={{ propertyId: property.id }} variant="default">
          Plan
        </ButtonLink>
        <ButtonLink to="/properties/$id" params={{ id: property.id }}>
          Analyse
        </ButtonLink>
        <ButtonLink to="/urbanisme-tracking/$propertyId" params={{ propertyId: property.id }} variant="default">
          Suivi
        </ButtonLink>
        <Button variant="subtle" onClick={onClose}>
          Fermer
        </Button>
      </Group>
      {sheet.data === undefined ? (
        sheet.error === null ? (
          <Skeleton h={240} role="status" aria-label="Lecture de la propriété" />
        ) : (
          <Notice kind="error" retry={{ onClick: () => sheet.refetch(), busy: sheet.isFetching }}>
            {sentenceOf(sheet.error, "Impossible de charger les détails de la propriété")}
          </Notice>
        )
      ) : (
        <Opened sheet={sheet.data} />
      )}
    </Stack>
  );
};

/** A property seen from the portfolio: analysis, parcels and photos, without leaving the list. */
export const PropertyDrawer = ({ property, ...gestures }: PropertyDrawerProps) => (
  <Drawer
    opened={property !== null}
    onClose={gestures.onClose}
    position="right"
    size="xl"
    title={property?.name}
    closeButtonProps={{ "aria-label": "Fermer le volet" }}
  >
    {property === null ? null : <Content property={property} {...gestures} />}
  </Drawer>
);
