import type { City } from "@lotir/contract";
import { Button, Paper, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { EurosInput, FigureInput } from "../../kit/ui/FigureInput.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useAddListing } from "./use-add-listing.ts";

const SQUARE_METRES = "\u202fm²";

interface Draft {
  readonly url: string;
  readonly type: "house" | "land";
  readonly price: number | null;
  readonly surface: number | null;
  readonly landSurface: number | null;
}

const EMPTY: Draft = { url: "", type: "house", price: null, surface: null, landSurface: null };

/** An advert seen elsewhere: its link and a few facts typed by hand; its page is never read. */
export const ListingLinkForm = ({ cities }: { readonly cities: readonly City[] }) => {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const send = useAddListing();
  const [city] = cities;
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (city === undefined) return;
    send.mutate(
      { ...draft, url: draft.url.trim(), inseeCode: city.insee, city: city.name },
      { onSuccess: () => setDraft(EMPTY) },
    );
  };
  return (
    <Paper withBorder p="md" component="form" onSubmit={submit}>
      <Stack gap="xs">
        <Text fw={600}>Un lien collé</Text>
        <Text size="sm" c="dimmed">
          Le lien de l'annonce et quelques faits que vous recopiez : la page elle-même n'est pas lue.
        </Text>
        <TextInput
          label="Lien de l'annonce"
          placeholder="https://…"
          value={draft.url}
          onChange={(event) => set({ url: event.currentTarget.value })}
        />
        <SimpleGrid cols={2}>
          <Select
            label="Bien"
            data={[
              { value: "house", label: "Maison" },
              { value: "land", label: "Terrain" },
            ]}
            value={draft.type}
            allowDeselect={false}
            onChange={(value) => set({ type: value === "land" ? "land" : "house" })}
          />
          <EurosInput label="Prix" value={draft.price} onValue={(price) => set({ price })} />
          <FigureInput
            label="Habitable"
            suffix={SQUARE_METRES}
            value={draft.surface}
            onValue={(surface) => set({ surface })}
            disabled={draft.type === "land"}
          />
          <FigureInput
            label="Terrain"
            suffix={SQUARE_METRES}
            value={draft.landSurface}
            onValue={(landSurface) => set({ landSurface })}
          />
        </SimpleGrid>
        <Button
          type="submit"
          variant="default"
          loading={send.isPending}
          disabled={draft.url.trim() === "" || city === undefined}
        >
          Garder cette annonce
        </Button>
        {city === undefined ? (
          <Text size="xs" c="dimmed">
            Choisissez d'abord la ville de l'annonce.
          </Text>
        ) : null}
        {send.error === null ? null : (
          <Notice kind="error">{sentenceOf(send.error, "Cette annonce n'a pas pu être gardée.")}</Notice>
        )}
        {send.data === undefined ? null : (
          <Notice kind="info">
            Annonce gardée.{" "}
            <TextLink
              to="/wizard/listings-results"
              search={{ villes: send.data.data.inseeCode, prix: "100000000", surface: "0", annonce: send.data.data.id }}
            >
              Chercher sa parcelle
            </TextLink>
          </Notice>
        )}
      </Stack>
    </Paper>
  );
};
