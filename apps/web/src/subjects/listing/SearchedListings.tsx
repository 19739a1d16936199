import type { Listing, ParcelRow } from "@lotir/contract";
import { Loader, Text } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { MatchingListings } from "./MatchingListings.tsx";
import classes from "./SearchedListings.module.css";
import { useListParcelListings } from "./use-list-parcel-listings.ts";

const NOTHING: ReadonlyMap<string, readonly Listing[]> = new Map();
const Listings = createContext(NOTHING);

/** As many parcels as are asked about at once. */
const MOST = 500;

interface SearchedListingsProps {
  readonly rows: readonly ParcelRow[];
  /** The rows are being asked again: adverts wait for the new ones. */
  readonly stale: boolean;
  readonly children: ReactNode;
}

/** The parcel that the list box points at, by the id of its option. */
const activeParcel = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (/^parcelle-(\w{14})$/.exec(target.getAttribute("aria-activedescendant") ?? "")?.[1] ?? undefined)
    : undefined;

/**
 * An option of a list box holds no button: a click on its badge, or the key A of the list, is heard here before the list
 * opens the sheet.
 */
const answerIn = (list: HTMLElement | null, open: (parcelId: string) => void): (() => void) | undefined => {
  if (list === null) return undefined;
  const onKey = (event: KeyboardEvent) => {
    const parcelId = event.key === "a" ? activeParcel(event.target) : undefined;
    if (parcelId !== undefined) open(parcelId);
  };
  const onClick = (event: MouseEvent) => {
    const badge = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-annonces]") : null;
    const parcelId = badge?.dataset.annonces;
    if (parcelId === undefined) return;
    event.stopPropagation();
    open(parcelId);
  };
  list.addEventListener("keydown", onKey);
  list.addEventListener("click", onClick, { capture: true });
  return () => {
    list.removeEventListener("keydown", onKey);
    list.removeEventListener("click", onClick, { capture: true });
  };
};

/** Puts adverts beside the parcels of a search: a banner while they come, without them when they do not (spec 1 §4). */
export const SearchedListings = ({ rows, stale, children }: SearchedListingsProps) => {
  const [opened, setOpened] = useState<string | null>(null);
  const asked = useMemo(() => (stale ? [] : rows.slice(0, MOST)), [rows, stale]);
  const found = useListParcelListings(asked);
  const byParcel = found.data?.byParcel ?? NOTHING;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => answerIn(list.current, (parcelId) => byParcel.has(parcelId) && setOpened(parcelId)), [byParcel]);
  return (
    <Listings value={byParcel}>
      {found.isLoading ? (
        <div className={classes.banner} role="status">
          <Loader size={14} /> <Text size="xs">Recherche des annonces de ces parcelles…</Text>
        </div>
      ) : null}
      {found.error === null ? null : (
        <div className={classes.failure}>
          <Notice kind="warning" retry={{ onClick: () => found.refetch(), busy: found.isFetching }}>
            Erreur lors du chargement des annonces
          </Notice>
        </div>
      )}
      {found.data === undefined || found.data.totalListings === 0 ? null : (
        <Text size="xs" c="dimmed" className={classes.banner}>
          {formatQuantity(byParcel.size, "parcelle")} en vente parmi celles-ci (touche A sur une ligne).
        </Text>
      )}
      <div ref={list} className={classes.list}>
        {children}
      </div>
      <MatchingListings
        parcelId={opened}
        listings={opened === null ? [] : (byParcel.get(opened) ?? [])}
        onClose={() => setOpened(null)}
      />
    </Listings>
  );
};

/** How many adverts are of a parcel; a click opens them instead of its sheet. */
export const ListingBadge = ({ parcelId }: { readonly parcelId: string }) => {
  const count = useContext(Listings).get(parcelId)?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-annonces={parcelId}>
      {formatQuantity(count, "annonce")}
    </span>
  );
};
