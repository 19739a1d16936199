import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import { Button, Group, Paper, Select, Skeleton, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import { CadastreNews } from "../../subjects/property/CadastreNews.tsx";
import { Departures } from "../../subjects/property/Departures.tsx";
import { EditPropertyDialog } from "../../subjects/property/EditPropertyDialog.tsx";
import { ExportMenu } from "../../subjects/property/ExportMenu.tsx";
import { filterProperties, statusLabel } from "../../subjects/property/filter-properties.ts";
import classes from "../../subjects/property/Portfolio.module.css";
import { PropertyCards } from "../../subjects/property/PropertyCards.tsx";
import { PropertyDrawer } from "../../subjects/property/PropertyDrawer.tsx";
import { PropertyTable } from "../../subjects/property/PropertyTable.tsx";
import { SelectionBar } from "../../subjects/property/SelectionBar.tsx";
import { type PropertySort, sortProperties } from "../../subjects/property/sort-properties.ts";
import { useDeleteProperty } from "../../subjects/property/use-delete-property.tsx";
import { useListProperties } from "../../subjects/property/use-list-properties.ts";
import { usePortfolioNews } from "../../subjects/property/use-portfolio-news.ts";
import { AddMenu } from "./AddMenu.tsx";

const StatsBar = ({ properties }: { readonly properties: readonly Property[] }) => {
  const withParcels = properties.filter(({ parcelsCount }) => parcelsCount > 0).length;
  return (
    <Group gap="sm" mb="md">
      {[
        { label: "Total propriétés", count: properties.length },
        { label: "Avec parcelles", count: withParcels },
      ].map(({ label, count }) => (
        <Paper key={label} withBorder px="md" py="xs" className={classes.stat}>
          <Text size="xl" fw={650} className="figures">
            {formatCount(count)}
          </Text>
          <Text c="dimmed">{label}</Text>
        </Paper>
      ))}
    </Group>
  );
};

const EmptyPortfolio = () => (
  <Paper withBorder p="xl" ta="center">
    <Title order={2}>Votre portfolio est vide</Title>
    <Text c="dimmed" mt={4} mb="md">
      Cherchez une commune, ouvrez une parcelle, ajoutez-la : toute votre organisation la verra ici.
    </Text>
    <Button component={Link} to="/search">
      Chercher une parcelle
    </Button>
  </Paper>
);

const Filled = ({ properties }: { readonly properties: readonly Property[] }) => {
  const [text, setText] = useState("");
  const [status, setStatus] = useState<string | null>(null);
  const phone = useMediaQuery("(max-width: 700px)", undefined, { getInitialValueInEffect: false });
  const [sort, setSort] = useState<PropertySort>({ by: "lastUpdate", descending: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const kept = sortProperties(filterProperties(properties, { text, status }), sort);
  const selected = kept.filter(({ id }) => chosen.has(id));
  const statuses = [...new Set([...Object.keys(PROPERTY_STATUS_LABELS), ...properties.map((each) => each.status)])];
  const [edited, setEdited] = useState<Property | null>(null);
  const [doomed, setDoomed] = useState<Property | null>(null);
  const news = usePortfolioNews(useIdentity().session?.person.name);
  const remove = useDeleteProperty();
  const [looked, setLooked] = useState<string | null>(null);
  const Properties = phone ? PropertyCards : PropertyTable;
  const gestures = { onLook: ({ id }: Property) => setLooked(id), onEdit: setEdited, onDelete: setDoomed };
  return (
    <>
      <StatsBar properties={properties} />
      <CadastreNews />
      <Group gap="sm" mb="sm" align="flex-end">
        <TextInput
          flex={1}
          miw={200}
          maw={380}
          aria-label="Rechercher par adresse"
          placeholder="Rechercher par adresse…"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          aria-label="Filtrer par statut"
          placeholder="Tous les statuts"
          clearable
          clearButtonProps={{ "aria-label": "Retirer le filtre de statut" }}
          value={status}
          data={statuses.map((value) => ({ value, label: statusLabel(value) }))}
          onChange={setStatus}
        />
        <Text c="dimmed" className="figures" aria-live="polite" pb={8}>
          {formatCount(kept.length)} sur {formatQuantity(properties.length, "propriété")}
        </Text>
      </Group>
      {selected.length === 0 ? null : (
        <SelectionBar
          chosen={selected}
          onClear={() => setChosen(new Set())}
          onLeft={(ids) => setChosen(new Set(ids))}
        />
      )}
      <Departures properties={properties} news={news} />
      {kept.length === 0 ? (
        <Stack align="flex-start" gap="xs" py="lg">
          <Text>Aucune propriété ne correspond.</Text>
          <Button
            variant="default"
            onClick={() => {
              setText("");
              setStatus(null);
            }}
          >
            Tout afficher
          </Button>
        </Stack>
      ) : (
        <Properties
          properties={kept}
          news={news}
          chosen={chosen}
          onChoose={setChosen}
          sort={sort}
          onSort={setSort}
          {...gestures}
        />
      )}
      <PropertyDrawer
        property={properties.find(({ id }) => id === looked) ?? null}
        onClose={() => setLooked(null)}
        onEdit={setEdited}
      />
      <EditPropertyDialog property={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        opened={doomed !== null}
        question="Êtes-vous sûr de vouloir supprimer cette propriété ?"
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) remove.mutate({ id: doomed.id }, { onSettled: () => setDoomed(null) });
        }}
      />
    </>
  );
};

/** /properties, "Mon Portfolio". */
export const PortfolioPage = () => {
  const list = useListProperties();
  return (
    <PlainPage
      title="Mon Portfolio"
      wide
      aside={
        <Group gap="xs">
          {list.data === undefined || list.data.length === 0 ? null : <ExportMenu />}
          <AddMenu />
        </Group>
      }
    >
      {list.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => list.refetch(), busy: list.isFetching }}>
          {sentenceOf(list.error, "Le portfolio n'a pas pu être lu.")}
        </Notice>
      )}
      {list.data === undefined && list.error === null ? (
        <Stack gap={8} role="status" aria-label="Lecture du portfolio">
          <Skeleton h={60} w={320} />
          <Skeleton h={44} />
          <Skeleton h={44} />
          <Skeleton h={44} />
        </Stack>
      ) : null}
      {list.data === undefined ? null : list.data.length === 0 ? <EmptyPortfolio /> : <Filled properties={list.data} />}
    </PlainPage>
  );
};
