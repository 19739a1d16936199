import type { Place } from "@lotir/contract";
import { Button, Group, Select, Skeleton, Text, TextInput } from "@mantine/core";
import { Suspense, useState } from "react";
import { formatArea } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf, silenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useFindPlace } from "../../subjects/commune/use-find-place.ts";
import { useShowCommune } from "../../subjects/commune/use-show-commune.ts";
import { parcelName } from "../../subjects/parcelle/parcel-name.ts";
import { useListParcelsNearby } from "../../subjects/parcelle/use-list-parcels-nearby.ts";
import { useShowParcel } from "../../subjects/parcelle/use-show-parcel.ts";

const ParcelMap = lazyPart(() => import("../../subjects/division/map/ParcelMap.tsx"));

/** How far from an address its parcel is looked for, metres: a number stands on the street, not on the ground. */
const AROUND_M = 40;

interface ProposedProps {
  readonly parcelId: string;
  readonly confirmed: boolean;
  readonly onConfirm: () => void;
}

/** The parcel on its ground, to be confirmed by who looks. */
export const ProposedParcel = ({ parcelId, confirmed, onConfirm }: ProposedProps) => {
  const parcel = useShowParcel(parcelId);
  const commune = useShowCommune(parcelId.slice(0, 5));
  if (parcel.error !== null)
    return <Notice kind="error">{sentenceOf(parcel.error, "Cette parcelle n'a pas pu être lue.")}</Notice>;
  if (parcel.data === undefined) return <Skeleton h={260} role="status" aria-label="Parcelle en cours de chargement" />;
  return (
    <div>
      <Suspense fallback={<Skeleton h={260} />}>
        <ParcelMap
          key={parcelId}
          parcel={parcel.data}
          division={null}
          version={commune.data?.version ?? null}
          fictional={commune.data?.fictional ?? false}
        />
      </Suspense>
      <Group justify="space-between" mt="xs">
        <Text size="sm">
          {parcelName(parcelId)}, {parcel.data.commune} · {formatArea(parcel.data.surface)}
          {parcel.data.zone === null ? "" : ` · zone ${parcel.data.zone.libelle}`}
        </Text>
        {confirmed ? (
          <Text size="sm" c="var(--lotir-brand)" fw={600}>
            Parcelle confirmée
          </Text>
        ) : (
          <Button size="xs" onClick={onConfirm}>
            C'est cette parcelle
          </Button>
        )}
      </Group>
    </div>
  );
};

const placeKey = (place: Place): string => `${place.kind}-${place.label}`;

interface AddressParcelProps {
  readonly place: Extract<Place, { kind: "adresse" }>;
  readonly confirmed: string | undefined;
  readonly onConfirm: (parcelId: string) => void;
}

/** The parcels nearest to an address; the first is proposed, its neighbours may be taken instead. */
const AddressParcel = ({ place, confirmed, onConfirm }: AddressParcelProps) => {
  const [taken, setTaken] = useState<string | null>(null);
  const { latitude: lat, longitude: lon, codeInsee } = place;
  const near = useListParcelsNearby({ lat, lon, codeInsee, radius: AROUND_M });
  if (near.error !== null)
    return <Notice kind="error">{sentenceOf(near.error, "Impossible de charger les parcelles cadastrales")}</Notice>;
  if (near.data === undefined) return <Skeleton h={60} role="status" aria-label="Parcelles en cours de chargement" />;
  const chosen = taken ?? near.data[0]?.id;
  if (chosen === undefined) return <Notice kind="info">Aucune parcelle cadastrale trouvée dans cette zone</Notice>;
  return (
    <>
      <Select
        label="Parcelle proposée"
        description="La plus proche de l'adresse ; vérifiez-la sur le plan."
        data={near.data.slice(0, 12).map(({ id, surface }) => ({
          value: id,
          label: `${parcelName(id)}${surface === null ? "" : ` · ${formatArea(surface)}`}`,
        }))}
        value={chosen}
        onChange={setTaken}
        allowDeselect={false}
        mb="xs"
      />
      <ProposedParcel parcelId={chosen} confirmed={confirmed === chosen} onConfirm={() => onConfirm(chosen)} />
    </>
  );
};

interface ParcelFinderProps {
  readonly confirmed: string | undefined;
  readonly onConfirm: (parcelId: string) => void;
}

/** An address or a reference, then the parcel it leads to, shown and confirmed. */
export const ParcelFinder = ({ confirmed, onConfirm }: ParcelFinderProps) => {
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const found = useFindPlace(typed, undefined);
  const places = (found.data?.places ?? []).filter(({ kind }) => kind === "parcelle" || kind === "adresse");
  const place = places.find((each) => placeKey(each) === picked) ?? (places.length === 1 ? places[0] : undefined);
  const silence = found.isFetching ? null : silenceOf(found, "La recherche de lieux ne répond pas.");
  return (
    <div>
      <TextInput
        label="Référence cadastrale ou adresse"
        placeholder="AN 24, 33234000AB0123, 12 rue des Lilas…"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        mb="xs"
      />
      {places.length > 1 ? (
        <Select
          label="Lieux trouvés"
          placeholder="choisir"
          data={places.map((each) => ({ value: placeKey(each), label: each.label }))}
          value={picked}
          onChange={setPicked}
          mb="xs"
        />
      ) : null}
      {typed.trim().length >= 2 && found.isSuccess && !found.isFetching && places.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {silence ?? "Aucun lieu trouvé : précisez la rue et la commune, ou la référence entière."}
        </Text>
      ) : null}
      {place?.kind === "parcelle" ? (
        <ProposedParcel
          parcelId={place.parcelId}
          confirmed={confirmed === place.parcelId}
          onConfirm={() => onConfirm(place.parcelId)}
        />
      ) : null}
      {place?.kind === "adresse" ? (
        <AddressParcel key={place.label} place={place} confirmed={confirmed} onConfirm={onConfirm} />
      ) : null}
    </div>
  );
};
