import { useEffect, useRef, useState } from "react";
import type { Identity } from "./use-identity.ts";
import {
  type Organisation,
  preferredOrganisation,
  useEnterOrganisation,
  useOrganisations,
} from "./use-organisations.ts";

type Retry = () => void;

/** Where the person stands with organisations: in one, on the way in, in none, or kept out by a failure. */
export type ActiveOrganisation =
  | { readonly status: "ready" | "loading" }
  | { readonly status: "none"; readonly organisations: readonly Organisation[] }
  | { readonly status: "unreachable" | "refused"; readonly retry: Retry };

type List = ReturnType<typeof useOrganisations>;

/** A session keeps the organisation that its person was removed from: only a list that has settled says so. */
const useLost = (active: string | null, { data, isFetching }: List): boolean => {
  const lost = useRef<string | null>(null);
  if (data !== undefined && !isFetching) lost.current = data.some(({ id }) => id === active) ? null : active;
  return active !== null && lost.current === active;
};

/** Opens the organisation to show when the session has none: the one used last here, or the first. */
export const useActiveOrganisation = ({ status, session }: Identity): ActiveOrganisation => {
  const signedIn = status === "ready" && session != null;
  const list = useOrganisations(signedIn);
  const enter = useEnterOrganisation();
  const [refused, setRefused] = useState(false);
  const active = session?.activeOrganisationId ?? null;
  const lost = useLost(active, list);
  const missing = signedIn && (active === null || lost);
  const wanted = missing ? preferredOrganisation(list.data ?? [])?.id : undefined;
  useEffect(() => {
    if (wanted === undefined || refused) return;
    enter(wanted).then(
      (entered) => setRefused(!entered),
      () => setRefused(true),
    );
  }, [wanted, refused, enter]);
  if (!missing) return { status: "ready" };
  if (list.data?.length === 0) return { status: "none", organisations: list.data };
  if (refused) return { status: "refused", retry: () => setRefused(false) };
  if (list.isError && !list.isFetching) {
    return {
      status: "unreachable",
      retry: () => {
        list.refetch().catch(() => undefined);
      },
    };
  }
  return { status: "loading" };
};
