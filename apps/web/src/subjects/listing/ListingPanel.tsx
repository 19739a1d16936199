import type { Listing, ListingDiagnosis } from "@lotir/contract";
import { ActionIcon, Button, Group, Select, Skeleton, Spoiler, Stack, Tabs, Text, Title } from "@mantine/core";
import { IconExternalLink, IconMapPin, IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { formatArea } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import { useListParcelsNearby } from "../parcelle/use-list-parcels-nearby.ts";
import { type AddingState, AddListingButton } from "./AddListingButton.tsx";
import { AroundNotice } from "./AroundNotice.tsx";
import { CandidatesBlock } from "./CandidatesBlock.tsx";
import { DiagnosesBlock } from "./DiagnosesBlock.tsx";
import classes from "./ListingPanel.module.css";
import { ListingPhotos } from "./ListingPhotos.tsx";
import { landWords, lotsWords, mapsAddress, priceWords, setAsideWords } from "./listing-words.ts";
import { useConfirmListingParcel } from "./use-confirm-listing-parcel.ts";
import { type EnergyLetter, useFindListingDiagnoses } from "./use-find-listing-diagnoses.ts";
import { useListListingParcels } from "./use-list-listing-parcels.ts";

const ListingMap = lazyPart(() => import("./map/ListingMap.tsx"));

const LETTERS: readonly EnergyLetter[] = ["A", "B", "C", "D", "E", "F", "G"];
/** Metres of cadastre around what is looked at. */
const AROUND = 180;
const MAP_HEIGHT = 320;

interface ListingPanelProps {
  readonly listing: Listing;
  readonly state: AddingState;
  readonly onAdd: (listing: Listing) => void;
  readonly onClose: () => void;
}

const Offers = ({ listing }: { readonly listing: Listing }) =>
  listing.offers.length < 2 ? null : (
    <ul className={classes.offers}>
      {listing.offers.map((offer) => (
        <li key={`${offer.listingId}-${offer.url}-${offer.publisher}`}>
          {offer.publisher ?? offer.source} : {priceWords(offer)}
          {offer.url === null ? null : (
            <>
              {" "}
              <a href={offer.url} target="_blank" rel="noopener noreferrer">
                voir
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );

const Facts = ({ listing }: { readonly listing: Listing }) => (
  <div>
    {listing.surface === null ? null : <Fact label="Surface habitable">{formatArea(listing.surface)}</Fact>}
    {listing.rooms === null ? null : <Fact label="Pièces">{listing.rooms}</Fact>}
    {listing.builtYear === null ? null : <Fact label="Construction">{listing.builtYear}</Fact>}
    {listing.address === null ? null : <Fact label="Adresse annoncée">{listing.address}</Fact>}
    <Spoiler maxHeight={120} showLabel="Lire toute l'annonce" hideLabel="Réduire" mt="xs">
      <Text size="sm" className={classes.description}>
        {listing.description === "" ? "L'annonce n'a pas de texte." : listing.description}
      </Text>
    </Spoiler>
    {setAsideWords(listing) === null ? null : (
      <Text size="xs" c="dimmed" mt="xs">
        {setAsideWords(listing)}
      </Text>
    )}
  </div>
);

interface DpeToggleProps {
  readonly listing: Listing;
  readonly letter: EnergyLetter | null;
  readonly isOn: boolean;
  readonly onLetter: (letter: EnergyLetter | null) => void;
  readonly onToggle: () => void;
}

/** 'Trouver par DPE {class}' and back; a class chosen by hand where the advert has none (spec 1 §2). */
const DpeToggle = ({ listing, letter, isOn, onLetter, onToggle }: DpeToggleProps) => (
  <Group gap="xs" wrap="nowrap">
    {listing.energyClass === null ? (
      <Select
        aria-label="Classe d'énergie, de A à G"
        placeholder="Classe DPE"
        size="xs"
        w={110}
        data={[...LETTERS]}
        value={letter}
        onChange={(value) => onLetter(LETTERS.find((each) => each === value) ?? letter)}
        allowDeselect={false}
      />
    ) : null}
    <Button size="xs" variant={isOn ? "default" : "light"} disabled={letter === null} onClick={onToggle}>
      {isOn ? "Vue classique" : `Trouver par DPE ${letter ?? ""}`.trim()}
    </Button>
  </Group>
);

const Head = ({ listing, state, onAdd, onClose, dpe }: ListingPanelProps & { readonly dpe: DpeToggleProps }) => (
  <header className={classes.head}>
    <div className={classes.titles}>
      <Title order={2} tabIndex={-1}>
        {listing.title}
      </Title>
      <Text className="figures" fw={600}>
        {priceWords(listing)} · {landWords(listing)} · {lotsWords(listing)}
      </Text>
      <Offers listing={listing} />
    </div>
    <Group gap="xs" className={classes.actions}>
      <DpeToggle {...dpe} />
      {listing.url === null ? null : (
        <Button
          component="a"
          size="xs"
          variant="default"
          href={listing.url}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={14} aria-hidden="true" />}
        >
          Annonce
        </Button>
      )}
      {listing.coordinates === null ? null : (
        <Button
          component="a"
          size="xs"
          variant="default"
          href={mapsAddress(listing.coordinates)}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconMapPin size={14} aria-hidden="true" />}
        >
          Maps
        </Button>
      )}
      <AddListingButton listing={listing} state={state} onAdd={onAdd} />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label="Fermer l'annonce" onClick={onClose}>
        <IconX size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  </header>
);

const Pending = () => <Skeleton h={MAP_HEIGHT} aria-label="Chargement de la carte" />;

/** What is looked at in an advert: its class, the parcel chosen, the diagnosis shown, and the cadastre around. */
const useLooking = (listing: Listing) => {
  const [letter, setLetter] = useState<EnergyLetter | null>(listing.energyClass);
  const [isByDpe, setByDpe] = useState(false);
  const [chosen, setChosen] = useState<string | null>(listing.mapping?.parcelId ?? null);
  const [diagnosis, setDiagnosis] = useState<ListingDiagnosis | null>(null);
  const parcels = useListListingParcels(listing.id);
  const diagnoses = useFindListingDiagnoses(listing.id, isByDpe ? letter : null);
  const candidates = parcels.data?.parcels ?? [];
  const picked = candidates.find(({ id }) => id === chosen) ?? candidates[0];
  const focus = diagnosis?.at ?? picked?.centroid ?? listing.coordinates ?? diagnoses.data?.data[0]?.at;
  const around = useListParcelsNearby(
    focus == null ? undefined : { lat: focus.lat, lon: focus.lon, codeInsee: listing.inseeCode, radius: AROUND },
  );
  const choose = (each: ListingDiagnosis) => {
    setDiagnosis(each);
    setChosen(each.parcelId);
  };
  const ask = (next: EnergyLetter | null) => {
    setLetter(next);
    setDiagnosis(null);
  };
  const toggle = () => {
    setByDpe(!isByDpe);
    setDiagnosis(null);
  };
  const shared = { around: around.data ?? [], chosen, fictional: listing.fictional, height: MAP_HEIGHT };
  return {
    letter,
    ask,
    isByDpe,
    toggle,
    chosen,
    setChosen,
    diagnosis,
    choose,
    diagnoses,
    candidates,
    focus,
    around,
    shared,
  };
};

/** One advert: its point or its diagnoses, the official cadastre there, its parcels and photos, side by side. */
export const ListingPanel = (props: ListingPanelProps) => {
  const { listing } = props;
  const looking = useLooking(listing);
  const { letter, isByDpe, chosen, setChosen, diagnosis, choose, diagnoses, candidates, focus, shared } = looking;
  const confirm = useConfirmListingParcel();
  const dpe = { listing, letter, isOn: isByDpe, onLetter: looking.ask, onToggle: looking.toggle };
  return (
    <section className={classes.panel} aria-label={`Annonce : ${listing.title}`}>
      <Head {...props} dpe={dpe} />
      <div className={classes.columns}>
        <Stack gap="sm" className={classes.column}>
          <Text fw={600}>{isByDpe ? `Diagnostics de classe ${letter ?? ""}` : "Carte"}</Text>
          {focus == null ? (
            <Text c="dimmed">Coordonnées non disponibles</Text>
          ) : (
            <Suspense fallback={<Pending />}>
              <ListingMap
                title={
                  isByDpe
                    ? "Diagnostics qui peuvent être ceux de l'annonce"
                    : "Point de l'annonce et parcelles possibles"
                }
                ground="plan"
                focus={isByDpe ? (diagnoses.data?.data[0]?.at ?? focus) : focus}
                point={listing.coordinates}
                candidates={isByDpe ? [] : candidates}
                diagnoses={isByDpe ? (diagnoses.data?.data ?? []) : []}
                onParcel={setChosen}
                onDiagnosis={choose}
                {...shared}
              />
            </Suspense>
          )}
          {isByDpe ? (
            <DiagnosesBlock found={diagnoses} chosen={diagnosis?.numero ?? null} onChoose={choose} />
          ) : (
            <Text size="xs" c="dimmed">
              {listing.coordinates === null
                ? "L'annonce ne donne pas de position : la carte montre la parcelle la plus probable."
                : "Le point d'une annonce est souvent approché, de 50 à 500 m."}
            </Text>
          )}
        </Stack>
        <Stack gap="sm" className={classes.column}>
          <Text fw={600}>Cadastre officiel</Text>
          {focus == null ? (
            <Text c="dimmed">Coordonnées non disponibles</Text>
          ) : (
            <Suspense fallback={<Pending />}>
              <ListingMap title="Cadastre officiel" ground="cadastre" focus={focus} onParcel={setChosen} {...shared} />
            </Suspense>
          )}
          <AroundNotice around={looking.around} />
          {chosen === null || chosen === listing.mapping?.parcelId ? (
            <Text size="xs" c="dimmed">
              Cliquez une parcelle pour la choisir.
            </Text>
          ) : (
            <Button
              size="xs"
              loading={confirm.isPending}
              onClick={() => confirm.mutate({ listingId: listing.id, parcelId: chosen })}
            >
              C'est la parcelle {chosen.slice(8, 10).replace(/^0/, "")} {Number(chosen.slice(10))}
            </Button>
          )}
          <Facts listing={listing} />
        </Stack>
        <div className={classes.column}>
          <Tabs defaultValue="parcelles" keepMounted={false}>
            <Tabs.List mb="sm">
              <Tabs.Tab value="parcelles">Parcelles</Tabs.Tab>
              <Tabs.Tab value="photos">Photos ({listing.images.length})</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="parcelles">
              <CandidatesBlock listing={listing} chosen={chosen} onChoose={setChosen} />
            </Tabs.Panel>
            <Tabs.Panel value="photos">
              <ListingPhotos listing={listing} />
            </Tabs.Panel>
          </Tabs>
        </div>
      </div>
    </section>
  );
};
