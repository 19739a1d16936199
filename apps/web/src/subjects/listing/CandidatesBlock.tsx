import type { Listing, ListingParcel } from "@lotir/contract";
import { Badge, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { formatArea } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { AskedPriceBlock } from "./AskedPriceBlock.tsx";
import classes from "./Listing.module.css";
import { LoadCommuneNotice } from "./LoadCommuneNotice.tsx";
import { chanceWords } from "./listing-words.ts";
import { useConfirmListingParcel } from "./use-confirm-listing-parcel.ts";
import { useListListingParcels } from "./use-list-listing-parcels.ts";

interface CandidateProps {
  readonly parcel: ListingParcel;
  readonly isChosen: boolean;
  readonly busy: boolean;
  readonly onChoose: (parcelId: string) => void;
  readonly onConfirm: (parcelId: string | null) => void;
}

const Candidate = ({ parcel, isChosen, busy, onChoose, onConfirm }: CandidateProps) => (
  <li className={classes.candidate} data-chosen={isChosen || parcel.isConfirmed}>
    <Group justify="space-between" wrap="nowrap">
      <Text fw={600} className="figures">
        {parcel.section} {parcel.numero} · {parcel.surface === null ? "surface inconnue" : formatArea(parcel.surface)}
      </Text>
      {parcel.isConfirmed ? (
        <Badge tt="none">Confirmée</Badge>
      ) : (
        <Text size="sm" className="figures">
          {chanceWords(parcel.probability)}
        </Text>
      )}
    </Group>
    {parcel.isConfirmed ? null : (
      <div className={classes.chance} aria-hidden="true">
        <span style={{ width: `${Math.round(parcel.probability * 100)}%` }} />
      </div>
    )}
    <ul className={classes.why}>
      {parcel.why.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={() => onChoose(parcel.parcelId)}>
        Voir sur la carte
      </Button>
      {parcel.isConfirmed ? (
        <Button size="xs" variant="subtle" loading={busy} onClick={() => onConfirm(null)}>
          Ce n'est pas elle
        </Button>
      ) : (
        <Button size="xs" loading={busy} onClick={() => onConfirm(parcel.parcelId)}>
          C'est cette parcelle
        </Button>
      )}
    </Group>
  </li>
);

interface CandidatesBlockProps {
  readonly listing: Listing;
  readonly chosen: string | null;
  readonly onChoose: (parcelId: string) => void;
}

/** The parcels that may be behind an advert, best first: each with its chances and why, to be confirmed by a person. */
export const CandidatesBlock = ({ listing, chosen, onChoose }: CandidatesBlockProps) => {
  const found = useListListingParcels(listing.id);
  const confirm = useConfirmListingParcel();
  const onConfirm = (parcelId: string | null) => confirm.mutate({ listingId: listing.id, parcelId });
  if (found.data === undefined)
    return found.error === null ? (
      <Stack gap="xs" role="status" aria-label="Recherche des parcelles">
        <Skeleton h={92} />
        <Skeleton h={92} />
      </Stack>
    ) : (
      <Notice kind="error" retry={{ onClick: () => found.refetch(), busy: found.isFetching }}>
        {sentenceOf(found.error, "Impossible de charger les parcelles cadastrales")}
      </Notice>
    );
  const { parcels, certain, note, toLoad, confirmed } = found.data;
  const studied = confirmed ?? (certain ? parcels[0]?.parcelId : undefined);
  return (
    <Stack gap="sm">
      {toLoad === null ? null : (
        <LoadCommuneNotice codeInsee={toLoad} note={note ?? ""} onReady={() => void found.refetch()} />
      )}
      {parcels.length === 0 && toLoad === null ? <Notice kind="info">{note}</Notice> : null}
      {studied === undefined ? null : <AskedPriceBlock listing={listing} parcelId={studied} />}
      {confirm.error === null ? null : (
        <Notice kind="error">{sentenceOf(confirm.error, "La parcelle n'a pas pu être confirmée.")}</Notice>
      )}
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }} aria-label="Parcelles possibles">
        {parcels.map((parcel) => (
          <Candidate
            key={parcel.id}
            parcel={parcel}
            isChosen={parcel.id === chosen}
            busy={confirm.isPending && confirm.variables?.parcelId === parcel.parcelId}
            onChoose={onChoose}
            onConfirm={onConfirm}
          />
        ))}
      </Stack>
      {parcels.length === 0 ? null : (
        <Text size="xs" c="dimmed">
          Chances calculées d'après terrain, point, diagnostic, bâti et texte. Aide à la décision, non opposable.
        </Text>
      )}
    </Stack>
  );
};
