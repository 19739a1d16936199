import { FILTER_NAMES, FILTER_TABLE, type OwnList, type SearchFilter, type SearchFilters } from "@lotir/contract";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findParcellesInPortfolio } from "../property/property-store.ts";

/** Parcels of one commune by list of the organisation; empty where the search does not ask. */
export type OwnLists = Readonly<Record<OwnList, readonly string[]>>;

/** Whether a search is answered by what its organisation alone has: its money, or one of its lists. */
export const asksOwn = (filters: SearchFilters, own: NonNullable<SearchFilter["own"]>): boolean =>
  FILTER_NAMES.some((name) => {
    const filter: SearchFilter = FILTER_TABLE[name];
    return filter.own === own && filters[name] !== undefined;
  });

export const ownLists = async (
  { database }: Lotir,
  { organisationId }: Member,
  asked: { readonly commune: string; readonly filters: SearchFilters },
): Promise<OwnLists> => ({
  portfolio: asksOwn(asked.filters, "portfolio")
    ? await database.application(organisationId, (trx) => findParcellesInPortfolio(trx, asked.commune))
    : [],
});
