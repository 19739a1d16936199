import type { PropertyParcel, PropertySheet } from "@lotir/contract";
import { Button, Checkbox, Group, NativeSelect, Skeleton, Text, Title } from "@mantine/core";
import { Suspense, useState } from "react";
import { formatArea, formatDate, formatDistance } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { useListParcelsNearby } from "../parcelle/use-list-parcels-nearby.ts";
import classes from "./PropertyBlocks.module.css";
import { RereadCadastre } from "./RereadCadastre.tsx";
import { useMapParcels } from "./use-map-parcels.ts";

type Status = PropertyParcel["status"];
const STATUS_LABELS: Readonly<Record<Status, string>> = { proposed: "Proposée", validated: "Validée" };
const isStatus = (text: string): text is Status => Object.hasOwn(STATUS_LABELS, text);

/** How far around the property neighbours are looked for, m (spec 2 §7). */
const AROUND_M = 100;

const ParcelSelectorMap = lazyPart(() => import("./map/ParcelSelectorMap.tsx"));

const GROUNDS: Readonly<Record<PropertySheet["ground"], string>> = {
  parcelle: "Parcelle",
  "unite-fonciere": "Unité foncière",
  assiette: "Assiette de l'opération",
};

const groundSentence = ({ ground, touching }: PropertySheet): string => {
  if (ground === "unite-fonciere")
    return "D'un seul tenant et d'un seul propriétaire : étudiées ensemble, comme un seul terrain.";
  return touching
    ? "Réunies pour l'opération : sans le même propriétaire, chacune reste une unité foncière."
    : "Elles ne se touchent pas : chacune reste une unité foncière, même d'un seul propriétaire.";
};

interface NearbyProps {
  readonly property: PropertySheet;
  readonly parcels: readonly PropertyParcel[];
  readonly busy: boolean;
  readonly onAdd: (parcelId: string) => void;
  readonly onRemove: (parcelId: string) => void;
}

const Nearby = ({ property, parcels, busy, onAdd, onRemove }: NearbyProps) => {
  const taken = new Set(parcels.map(({ id }) => id));
  const toggle = (parcelId: string) => {
    if (busy || parcelId === property.parcelId) return;
    if (taken.has(parcelId)) onRemove(parcelId);
    else onAdd(parcelId);
  };
  const { coordinates, inseeCode } = property;
  const around = coordinates && { lat: coordinates.lat, lon: coordinates.lng, codeInsee: inseeCode, radius: AROUND_M };
  const near = useListParcelsNearby(around ?? undefined);
  const free = near.data?.filter(({ id }) => !taken.has(id));
  if (near.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => near.refetch(), busy: near.isFetching }}>
        {sentenceOf(near.error, "Impossible de charger les parcelles cadastrales")}
      </Notice>
    );
  if (free === undefined) return <Skeleton h={120} role="status" aria-label="Parcelles voisines : chargement" />;
  if (free.length === 0) return <Text c="dimmed">Aucune parcelle cadastrale trouvée dans cette zone</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" mt="md" mb="xs">
        Cliquez une parcelle pour la prendre ou la laisser.
      </Text>
      <Suspense fallback={<Skeleton h={360} />}>
        <ParcelSelectorMap taken={parcels} around={near.data ?? []} fictional={property.fictional} onToggle={toggle} />
      </Suspense>
      <div className={classes.near}>
        <FigureTable of="dense">
          <thead>
            <tr>
              <th scope="col">Voisine</th>
              <th scope="col">Surface</th>
              <th scope="col">Distance</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            {free.map((parcel) => (
              <tr key={parcel.id}>
                <th scope="row">
                  {parcel.section} {parcel.numero}
                </th>
                <td>{parcel.surface === null ? "inconnue" : formatArea(parcel.surface)}</td>
                <td>{parcel.distance === 0 ? "touche" : formatDistance(parcel.distance)}</td>
                <td>
                  <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onAdd(parcel.id)}>
                    Ajouter
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </div>
    </>
  );
};

/** The parcels that a property is made of, and those around that may join it. */
export const ParcelsBlock = ({ property }: { readonly property: PropertySheet }) => {
  const [looking, setLooking] = useState(false);
  const map = useMapParcels();
  const parcels = property.parcelMappings.flatMap((mapping) => mapping.parcels);
  const send = (next: readonly { readonly parcelId: string; readonly status: Status }[], oneOwner?: boolean) =>
    map.mutate({
      id: property.id,
      version: property.version,
      ...(oneOwner === undefined ? {} : { oneOwner }),
      parcels: next.map(({ parcelId, status }) => ({ parcelId, status })),
    });
  return (
    <section className={classes.block}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Parcelles</Title>
        <Button variant="default" onClick={() => setLooking(!looking)} aria-expanded={looking}>
          {looking ? "Fermer les voisines" : "Ajouter une parcelle voisine"}
        </Button>
      </Group>
      <Scrolled className={classes.scroll} label="Tableau des parcelles">
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">Parcelle</th>
              <th scope="col">Surface</th>
              <th scope="col">Cadastre</th>
              <th scope="col">Statut</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {parcels.map((parcel) => (
              <tr key={parcel.id}>
                <th scope="row">
                  <TextLink to="/parcelle/$id" params={{ id: parcel.id }}>
                    {parcel.section} {parcel.numero}
                  </TextLink>
                </th>
                <td>{parcel.surface === null ? "inconnue" : formatArea(parcel.surface)}</td>
                <td>{formatDate(parcel.vintage)}</td>
                <td>
                  {parcel.id === property.parcelId ? (
                    STATUS_LABELS.validated
                  ) : (
                    <NativeSelect
                      size="xs"
                      aria-label={`Statut de ${parcel.section} ${parcel.numero}`}
                      value={parcel.status}
                      disabled={map.isPending}
                      data={Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }))}
                      onChange={(event) => {
                        const status = event.currentTarget.value;
                        if (isStatus(status))
                          send(parcels.map((each) => (each.id === parcel.id ? { ...each, status } : each)));
                      }}
                    />
                  )}
                </td>
                <td>
                  {parcel.id === property.parcelId ? null : (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      disabled={map.isPending}
                      onClick={() => send(parcels.filter(({ id }) => id !== parcel.id))}
                    >
                      Retirer {parcel.section} {parcel.numero}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
            <tr className={classes.total}>
              <th scope="row">{GROUNDS[property.ground]}</th>
              <td>{formatArea(property.landSurface)}</td>
              <td />
              <td />
              <td />
            </tr>
          </tbody>
        </FigureTable>
      </Scrolled>
      <RereadCadastre codeInsee={property.inseeCode} />
      {property.ground === "parcelle" ? null : (
        <Checkbox
          mt="md"
          label="Toutes du même propriétaire ou de la même indivision"
          description={groundSentence(property)}
          checked={map.isPending ? (map.variables.oneOwner ?? property.oneOwner) : property.oneOwner}
          disabled={map.isPending}
          onChange={(event) => send(parcels, event.currentTarget.checked)}
        />
      )}
      {looking ? (
        <Nearby
          property={property}
          parcels={parcels}
          busy={map.isPending}
          onAdd={(parcelId) => send([...parcels, { parcelId, status: "validated" }])}
          onRemove={(parcelId) => send(parcels.filter(({ id }) => id !== parcelId))}
        />
      ) : null}
    </section>
  );
};
