import type { Listing } from "@lotir/contract";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { AddingState } from "../../subjects/listing/AddListingButton.tsx";
import { useAddProperty } from "../../subjects/property/use-add-property.tsx";
import { useListProperties } from "../../subjects/property/use-list-properties.ts";

const KEPT = "lotir-annonces-ajoutees";
const LISTING_ID = /^[a-z]{2,12}_[\w-]{1,80}$/;
/** More than anybody adds in a visit. */
const MOST = 500;

/** A browser that keeps nothing counts anew at each page. */
const readAdded = (): readonly string[] => {
  try {
    return (sessionStorage.getItem(KEPT) ?? "").split(" ").filter((id) => LISTING_ID.test(id));
  } catch {
    return [];
  }
};

const keepAdded = (id: string): void => {
  try {
    sessionStorage.setItem(KEPT, [...new Set([...readAdded(), id])].slice(-MOST).join(" "));
  } catch {
    // Forbidden, or full.
  }
};

/**
 * Added from here in this visit, whatever pages were seen in between: what the badge of 'Mon Portfolio' counts (spec 1 §2),
 * less what has left the portfolio since.
 */
export const useVisitAdditions = () => {
  const properties = useListProperties();
  const navigate = useNavigate();
  const [added, setAdded] = useState<ReadonlySet<string>>(() => new Set(readAdded()));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string | null>(null);
  const { addListing, adding } = useAddProperty({
    onAdded: () => undefined,
    onSee: () => void navigate({ to: "/properties" }),
  });
  const there = useMemo(
    () => new Set(properties.data?.flatMap(({ listingId }) => listingId ?? []) ?? []),
    [properties.data],
  );
  const stateOf = ({ id, offers }: Listing): AddingState => {
    if (adding && asked === id) return "adding";
    return offers.some(({ listingId }) => there.has(listingId)) || there.has(id) || answered.has(id) ? "there" : "add";
  };
  const add = (listing: Listing) => {
    setAsked(listing.id);
    addListing(listing, () => {
      keepAdded(listing.id);
      setAdded((before) => new Set(before).add(listing.id));
      setAnswered((before) => new Set(before).add(listing.id));
    });
  };
  return { add, stateOf, count: [...added].filter((id) => there.has(id)).length };
};
