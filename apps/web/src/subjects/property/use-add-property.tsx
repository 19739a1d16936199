import type { Listing, Parcel } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, operations } from "../../kit/api.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";

const TOAST = "ajout-au-portfolio";
/** Spec 1 §4 and §8: how long each toast stays, and when the panel closes. */
const SUCCESS_MS = 6_000;
const FALLBACK_MS = 5_000;
const CLOSES_AFTER_MS = 2_000;

/** Spec 2 §7: two seconds after an addition, the plan of each of its parcels is imported. */
const IMPORTS_AFTER_MS = 2_000;

export const ADDED = "Propriété ajoutée au portfolio avec succès !";
export const ALREADY_THERE = "Cette parcelle est déjà dans votre portfolio.";
const LISTING_ALREADY_THERE = "Ce bien est déjà dans votre portfolio.";

/** What the specification sends of an advert (spec 1 §3); the server reads its own copy of it. */
const payloadOf = (listing: Listing) => ({
  listingId: listing.id,
  address: {
    street: listing.address ?? "",
    city: listing.city,
    postalCode: listing.postalCode,
    country: "France",
    coordinates: listing.coordinates && { lat: listing.coordinates.lat, lng: listing.coordinates.lon },
  },
  type: listing.type,
  surface: listing.surface,
  price: listing.price,
  source: listing.source,
  coordinates: listing.coordinates,
  inseeCode: listing.inseeCode,
  fullAddress: listing.address,
  mapping: listing.mapping,
});

/** The server's text; else that the addition failed; and when nothing answered, that it is impossible for now. */
export const addFailureSentence = (error: unknown): string =>
  error instanceof ORPCError ? sentenceOf(error, "Erreur lors de l'ajout") : "Impossible d'ajouter au portfolio";

interface Ways {
  readonly text: string;
  readonly onSee: () => void;
}

const Ways = ({ text, onSee }: Ways) => (
  <div>
    {text}
    <Group gap="xs" mt={8}>
      <Button size="xs" onClick={onSee}>
        Voir le portfolio
      </Button>
      <Button size="xs" variant="default" onClick={() => notifications.hide(TOAST)}>
        Continuer
      </Button>
    </Group>
  </div>
);

/** Runs something a little later, unless the screen that asked for it has gone by then. */
const useLater = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run: () => void, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delayMs);
  };
};

interface Adding {
  /** Runs 2 s after a success. */
  readonly onAdded: () => void;
  /** Leads to the portfolio, from the toast. */
  readonly onSee: () => void;
}

/** The plans of a new property; one that is there already is nobody's concern. */
export const importPlans = async (propertyId: string): Promise<void> => {
  const { data: parcels } = await api.listPropertyParcels({ id: propertyId });
  const imports = parcels.map(({ parcelId, section, numero }) =>
    api.importParcelPlan({ propertyId, communeCode: parcelId.slice(0, 5), section, numero }),
  );
  const done = await Promise.allSettled(imports);
  if (done.some((each) => each.status === "fulfilled" && each.value.created))
    notifications.show({
      // Several at once are said once.
      id: "plan-cree",
      message: "Plan architectural créé automatiquement",
      color: "brand",
      autoClose: FALLBACK_MS,
      closeButtonProps: { "aria-label": "Fermer" },
    });
};

/** Adds a parcel to the portfolio: progress toast, then success or failure. */
export const useAddProperty = ({ onAdded, onSee }: Adding) => {
  const cache = useQueryClient();
  const later = useLater();
  // Two seconds later the screen may have moved on: what runs is what it says then.
  const latest = useRef(onAdded);
  latest.current = onAdded;
  const see = () => {
    notifications.hide(TOAST);
    onSee();
  };
  // The button knows it is busy one tick late: a double click must not ask twice and hear "already there".
  const asking = useRef(false);
  const mutation = useMutation(
    operations.addProperty.mutationOptions({
      onMutate: () => {
        notifications.hide(TOAST);
        notifications.show({
          id: TOAST,
          loading: true,
          message: "Ajout au portfolio en cours…",
          autoClose: false,
          withCloseButton: false,
        });
      },
      onSuccess: async ({ status, body: { data } }, { listingId }) => {
        notifications.update({
          id: TOAST,
          loading: false,
          color: "brand",
          message: (
            <Ways
              text={status === 201 ? ADDED : listingId == null ? ALREADY_THERE : LISTING_ALREADY_THERE}
              onSee={see}
            />
          ),
          autoClose: SUCCESS_MS,
          withCloseButton: true,
          closeButtonProps: { "aria-label": "Fermer" },
        });
        later(() => latest.current(), CLOSES_AFTER_MS);
        // Whatever screen is shown by then, the plans come.
        if (status === 201) setTimeout(() => importPlans(data.id).catch(() => undefined), IMPORTS_AFTER_MS);
        await Promise.all([
          cache.invalidateQueries({ queryKey: operations.listProperties.key() }),
          cache.invalidateQueries({ queryKey: operations.propertyStats.key() }),
          cache.invalidateQueries({ queryKey: operations.showParcel.key() }),
          cache.invalidateQueries({ queryKey: operations.showHome.key() }),
          // A search may keep what is in the portfolio, or what is not.
          cache.invalidateQueries({ queryKey: operations.analyzeCommune.key() }),
        ]);
      },
      onSettled: () => {
        asking.current = false;
      },
      onError: (error) => {
        notifications.update({
          id: TOAST,
          loading: false,
          color: "red",
          message: addFailureSentence(error),
          autoClose: FALLBACK_MS,
          withCloseButton: true,
          closeButtonProps: { "aria-label": "Fermer" },
        });
      },
    }),
  );
  return {
    adding: mutation.isPending,
    add: ({ parcelId }: Pick<Parcel, "parcelId">) => {
      if (asking.current) return;
      asking.current = true;
      mutation.mutate({ cadastralReference: parcelId, source: "cadastre" });
    },
    /** `onDone` runs once the server has it, added now or before. */
    addListing: (listing: Listing, onDone: () => void) => {
      if (asking.current) return;
      asking.current = true;
      mutation.mutate(payloadOf(listing), { onSuccess: onDone });
    },
  };
};
