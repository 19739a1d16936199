import type { Listing } from "@lotir/contract";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { AddingState } from "../../subjects/listing/AddListingButton.tsx";
import { useAddProperty } from "../../subjects/property/use-add-property.tsx";
import { useListProperties } from "../../subjects/property/use-list-properties.ts";

/** Added from here, while this page lives: what the badge of 'Mon Portfolio' counts (spec 1 §2). */
export const useVisitAdditions = () => {
  const properties = useListProperties();
  const navigate = useNavigate();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
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
    return offers.some(({ listingId }) => there.has(listingId)) || there.has(id) || added.has(id) ? "there" : "add";
  };
  const add = (listing: Listing) => {
    setAsked(listing.id);
    addListing(listing, () => setAdded((before) => new Set(before).add(listing.id)));
  };
  return { add, stateOf, count: added.size };
};
