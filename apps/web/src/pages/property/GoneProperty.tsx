import { Button, Group, Text } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { formatQuantity } from "../../kit/format.ts";
import { isRefusalWithCode, sentenceOf } from "../../kit/messages.fr.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { useAddProperty } from "../../subjects/property/use-add-property.tsx";
import { type LastRead, useCopyProperty } from "../../subjects/property/use-copy-property.ts";

/** Deleted meanwhile, or never there: what was read before is no longer true. */
export const isGone = (error: unknown): boolean =>
  isRefusalWithCode(error, "property-deleted") || isRefusalWithCode(error, "property-not-found");

/** The parcel that a deleted property was made from: it may be added anew. */
const Deleted = z.object({ parcelId: z.string() });

const parcelOf = (error: unknown): string | undefined =>
  error instanceof ORPCError && isRefusalWithCode(error, "property-deleted")
    ? Deleted.safeParse(error.data).data?.parcelId
    : undefined;

const contentOf = ({ sheet, costs }: LastRead): string =>
  [
    formatQuantity(sheet.potentialLots.length, "lot"),
    formatQuantity(Object.keys(costs ?? {}).length, "coût saisi", "coûts saisis"),
    sheet.notes.trim() === "" ? "aucune note" : "vos notes",
  ].join(", ");

const CopyOffer = ({ last }: { readonly last: LastRead }) => {
  const navigate = useNavigate();
  const copy = useCopyProperty((id) => void navigate({ to: "/properties/$id", params: { id }, search: {} }));
  return (
    <>
      <Text mt="md">
        Cet écran la tient encore : {contentOf(last)}. Une copie les reprend, avec son nom, son adresse, son statut et
        ses parcelles ; seules ses photos sont perdues.
      </Text>
      <Group mt="md">
        <Button loading={copy.isPending} onClick={() => copy.mutate(last)}>
          En faire une copie
        </Button>
        <ButtonLink to="/properties" variant="default">
          Revenir au portfolio
        </ButtonLink>
      </Group>
    </>
  );
};

const ParcelOffer = ({ parcelId }: { readonly parcelId: string | undefined }) => {
  const navigate = useNavigate();
  const back = () => navigate({ to: "/properties" }).catch(() => undefined);
  const { add, adding } = useAddProperty({ onAdded: back, onSee: back });
  return (
    <Group mt="md">
      <ButtonLink to="/properties" variant="default">
        Revenir au portfolio
      </ButtonLink>
      {parcelId === undefined ? null : (
        <Button loading={adding} onClick={() => add({ parcelId })}>
          Ajouter la parcelle à nouveau
        </Button>
      )}
    </Group>
  );
};

interface GonePropertyProps {
  readonly error: Error;
  readonly retry: () => void;
  /** What this screen had read of it; nothing where it was opened after its deletion. */
  readonly last: LastRead | undefined;
}

/** A property that cannot be shown: why, by whom, and what may still be saved of it. */
export const GoneProperty = ({ error, retry, last }: GonePropertyProps) => (
  <PlainPage title="Propriété">
    <Notice kind="error" {...(isGone(error) ? {} : { retry: { onClick: retry } })}>
      {sentenceOf(error, "Impossible de charger les détails de la propriété")}
    </Notice>
    {last !== undefined && isGone(error) ? <CopyOffer last={last} /> : <ParcelOffer parcelId={parcelOf(error)} />}
  </PlainPage>
);
