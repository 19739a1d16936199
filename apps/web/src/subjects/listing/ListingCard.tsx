import { LISTING_TYPE_LABELS, type Listing } from "@lotir/contract";
import { Badge, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate, formatEuros } from "../../kit/format.ts";
import { type AddingState, AddListingButton } from "./AddListingButton.tsx";
import { EnergyBadge } from "./EnergyBadge.tsx";
import classes from "./Listing.module.css";
import { landWords, lotsWords, offersWords, previewOf, priceWords } from "./listing-words.ts";

interface ListingCardProps {
  readonly listing: Listing;
  readonly isOpen: boolean;
  /** Came since its search was last looked at. */
  readonly isNew?: boolean;
  readonly compact?: boolean;
  readonly state: AddingState;
  readonly onOpen: (listing: Listing) => void;
  readonly onAdd: (listing: Listing) => void;
}

const SELLERS = { particular: "Particulier", agency: "Agence" } as const;

const Tags = ({ listing, isNew }: { readonly listing: Listing; readonly isNew: boolean }) => (
  <div className={classes.tags}>
    {isNew ? (
      <Badge tt="none" color="yellow">
        Nouvelle
      </Badge>
    ) : null}
    <Badge
      tt="none"
      variant={listing.divisionPotential.isDivisible ? "filled" : "light"}
      color={listing.divisionPotential.isDivisible ? "brand" : "gray"}
    >
      {lotsWords(listing)}
    </Badge>
    {listing.energyClass === null ? null : <EnergyBadge letter={listing.energyClass} />}
    {listing.mapping === null ? null : (
      <Badge tt="none" variant="outline">
        Parcelle confirmée
      </Badge>
    )}
    {listing.mayBeFlat ? (
      <Badge tt="none" color="yellow" variant="light">
        Peut-être un appartement
      </Badge>
    ) : null}
    {listing.expired === true || listing.isGone ? (
      <Badge tt="none" color="gray" variant="outline">
        {listing.expired === true ? "Annonce retirée" : "Vendu ou sous offre"}
      </Badge>
    ) : null}
  </div>
);

const Picture = ({ listing }: { readonly listing: Listing }) => {
  const [isLost, setLost] = useState(false);
  const [first] = listing.images;
  return first === undefined || isLost ? (
    <div className={classes.nothing}>{isLost ? "Photo indisponible" : "Sans photo"}</div>
  ) : (
    <img
      className={classes.picture}
      src={`${first}?size=thumbnail`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setLost(true)}
    />
  );
};

/** One property for sale: ground, its square metre and lots first. The whole card opens its panel. */
export const ListingCard = ({
  listing,
  isOpen,
  isNew = false,
  compact = false,
  state,
  onOpen,
  onAdd,
}: ListingCardProps) => {
  const offers = offersWords(listing);
  return (
    <article className={`${classes.card} ${compact ? classes.compact : ""}`} data-open={isOpen}>
      <Picture listing={listing} />
      <div className={classes.body}>
        <div className={`figures ${classes.price}`}>
          <Text fw={600} size="lg">
            {priceWords(listing)}
          </Text>
          {listing.formerPrice === null ? null : (
            <Text size="sm" c="dimmed">
              <s>{formatEuros(listing.formerPrice)}</s> prix changé
            </Text>
          )}
        </div>
        <Text className="figures" fw={500}>
          {landWords(listing)}
        </Text>
        <button type="button" className={classes.title} aria-expanded={isOpen} onClick={() => onOpen(listing)}>
          {listing.title === "" ? LISTING_TYPE_LABELS[listing.type] : listing.title}
        </button>
        <Tags listing={listing} isNew={isNew} />
        {compact ? null : <Text className={classes.preview}>{previewOf(listing.description)}</Text>}
        <Text size="xs" c="dimmed" mt="auto">
          {[
            LISTING_TYPE_LABELS[listing.type],
            listing.city,
            listing.publishedDate === null ? "date inconnue" : formatDate(listing.publishedDate),
            listing.sellerType === null ? null : SELLERS[listing.sellerType],
            listing.source,
          ]
            .filter((part) => part !== null && part !== "")
            .join(" · ")}
        </Text>
        {offers === null ? null : (
          <Text size="xs" className="figures">
            {offers}
          </Text>
        )}
        <div className={classes.above}>
          <AddListingButton listing={listing} state={state} onAdd={onAdd} fullWidth />
        </div>
      </div>
    </article>
  );
};
