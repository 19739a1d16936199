import type { Auction, NearbyParcel } from "@lotir/contract";
import { Button, Checkbox, Drawer, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { formatArea, formatDistance, formatQuantity } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { isRefusalWithCode, sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useLoadCommune } from "../commune/use-load-commune.ts";
import { useListParcelsNearby } from "../parcelle/use-list-parcels-nearby.ts";
import { useKeepAuction } from "./use-keep-auction.tsx";

const ParcelSelectorMap = lazyPart(() => import("../property/map/ParcelSelectorMap.tsx"));

/** Spec 1 §9. */
const RADIUS_M = 100;
/** Parcels listed beside the map, nearest first. */
const LISTED = 12;

const NotLoaded = ({ codeInsee }: { readonly codeInsee: string }) => {
  const { load, loading } = useLoadCommune(codeInsee);
  return (
    <Notice
      kind="info"
      title="Commune non chargée"
      retry={{ onClick: () => load(), busy: loading, label: "Charger la commune" }}
    >
      Le cadastre de cette commune n'est pas encore chargé : ses parcelles ne peuvent pas être dessinées.
    </Notice>
  );
};

const takenFrom = (near: readonly NearbyParcel[], chosen: ReadonlySet<string>) =>
  near
    .filter(({ id }) => chosen.has(id))
    .map(({ id, parcelId, section, numero, surface, geometry }) => ({
      id,
      parcelId,
      cadastralReference: id,
      section,
      numero,
      surface,
      status: "validated" as const,
      vintage: "",
      geometry,
    }));

interface SelectionProps {
  readonly auction: Auction;
  readonly near: readonly NearbyParcel[];
  readonly onClose: () => void;
  readonly onSee: (propertyId: string) => void;
}

const Selection = ({ auction, near, onClose, onSee }: SelectionProps) => {
  const proposed = auction.parcels.map(({ parcelId }) => parcelId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(proposed));
  const keep = useKeepAuction({ onKept: onClose, onSee });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const taken = takenFrom(near, chosen);
  // The map frames what is near: something always is.
  const around = near.map((parcel, rank) => (rank === 0 ? { ...parcel, distance: 0 } : parcel));
  const area = taken.reduce((sum, { surface }) => sum + (surface ?? 0), 0);
  return (
    <Stack gap="sm">
      <Suspense fallback={<Skeleton h={360} />}>
        <ParcelSelectorMap taken={taken} around={around} fictional={auction.fictional} onToggle={toggle} />
      </Suspense>
      <Text size="sm" c="dimmed">
        Cliquez une parcelle pour la prendre ou la laisser.
      </Text>
      <Stack gap={4} role="group" aria-label="Parcelles autour de la vente">
        {near.slice(0, LISTED).map(({ id, section, numero, surface, distance }) => (
          <Checkbox
            key={id}
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
            label={`${section} ${numero} · ${surface === null ? "surface inconnue" : formatArea(surface)}${proposed.includes(id) ? " · proposée pour la vente" : ` · ${distance === 0 ? "sur place" : formatDistance(distance)}`}`}
          />
        ))}
      </Stack>
      <Text aria-live="polite">
        {formatQuantity(chosen.size, "parcelle choisie", "parcelles choisies")}
        {area > 0 ? `, ${formatArea(area)}` : ""}
      </Text>
      <Group>
        <Button
          disabled={chosen.size === 0}
          loading={keep.isPending}
          onClick={() => keep.mutate({ auctionId: auction.id, parcelIds: [...chosen] })}
        >
          Valider la sélection
        </Button>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
      </Group>
    </Stack>
  );
};

const Content = ({ auction, onClose, onSee }: Omit<SelectionProps, "near">) => {
  const { coordinates, inseeCode } = auction;
  const at =
    coordinates === null || inseeCode === null
      ? undefined
      : { lat: coordinates.lat, lon: coordinates.lng, codeInsee: inseeCode, radius: RADIUS_M };
  const near = useListParcelsNearby(at);
  if (at === undefined) return <Text>Coordonnées non disponibles</Text>;
  if (isRefusalWithCode(near.error, "parcel-not-loaded")) return <NotLoaded codeInsee={at.codeInsee} />;
  if (near.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => near.refetch(), busy: near.isFetching }}>
        {sentenceOf(near.error, "Impossible de charger les parcelles cadastrales")}
      </Notice>
    );
  if (near.data === undefined) return <Skeleton h={420} role="status" aria-label="Cadastre : chargement" />;
  if (near.data.length === 0) return <Text c="dimmed">Aucune parcelle cadastrale trouvée dans cette zone</Text>;
  return <Selection key={auction.id} auction={auction} near={near.data} onClose={onClose} onSee={onSee} />;
};

interface CadastreDrawerProps {
  readonly auction: Auction | undefined;
  readonly onClose: () => void;
  readonly onSee: (propertyId: string) => void;
}

/** The cadastre around a sale: which parcels are sold is validated here, then goes to the portfolio. */
export const CadastreDrawer = ({ auction, onClose, onSee }: CadastreDrawerProps) => (
  <Drawer
    opened={auction !== undefined}
    onClose={onClose}
    position="right"
    size={560}
    title={auction === undefined ? "" : `Cadastre · ${auction.title}`}
    closeButtonProps={{ "aria-label": "Fermer le cadastre" }}
  >
    {auction === undefined ? null : (
      <Stack gap="sm">
        <Text size="sm">{auction.match.sentence}</Text>
        <Content auction={auction} onClose={onClose} onSee={onSee} />
      </Stack>
    )}
  </Drawer>
);
