import type { Listing } from "@lotir/contract";
import { Modal, Paper, Stack, Text } from "@mantine/core";
import { formatQuantity } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { parcelName } from "../parcelle/parcel-name.ts";
import { landWords, priceWords } from "./listing-words.ts";

interface MatchingListingsProps {
  /** Null: closed. */
  readonly parcelId: string | null;
  readonly listings: readonly Listing[];
  readonly onClose: () => void;
}

/** Far enough that no advert of a parcel is hidden by the defaults of the page. */
const EVERYTHING = { prix: "100000000", surface: "0", depuis: "3-ans" } as const;

/** The adverts that are of one parcel of the search, each with why (spec 1 §2). */
export const MatchingListings = ({ parcelId, listings, onClose }: MatchingListingsProps) => (
  <Modal
    opened={parcelId !== null}
    onClose={onClose}
    centered
    size="lg"
    title={parcelId === null ? "" : `${formatQuantity(listings.length, "annonce")} · parcelle ${parcelName(parcelId)}`}
    closeButtonProps={{ "aria-label": "Fermer" }}
  >
    <Stack gap="sm">
      {listings.map((listing) => (
        <Paper key={listing.id} withBorder p="sm">
          <Text fw={600}>{listing.title}</Text>
          <Text className="figures">
            {priceWords(listing)} · {landWords(listing)}
          </Text>
          {listing.matchReason === null ? null : (
            <Text size="sm" c="dimmed">
              {listing.matchReason}
            </Text>
          )}
          <TextLink
            to="/wizard/listings-results"
            size="sm"
            search={{
              villes: listing.inseeCode,
              annonce: listing.id,
              ...EVERYTHING,
              ...(listing.type === "land" ? { type: "terrains" } : {}),
            }}
          >
            Ouvrir l'annonce
          </TextLink>
        </Paper>
      ))}
    </Stack>
  </Modal>
);
