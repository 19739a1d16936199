import { FILTER_NAMES, FILTER_TABLE, type OwnList, type SearchFilter, type SearchFilters } from "@lotir/contract";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findParcellesInPortfolio } from "../property/property-store.ts";
import { findMarks, type StoredMark } from "./parcel-mark-store.ts";

/** Parcels of one commune by list of the organisation; empty where the search does not ask. */
export type OwnLists = Readonly<Record<OwnList, readonly string[]>>;

/** Whether a search is answered by what its organisation alone has: its money, its portfolio, or what it marked. */
export const asksOwn = (filters: SearchFilters, own: NonNullable<SearchFilter["own"]>): boolean =>
  FILTER_NAMES.some((name) => {
    const filter: SearchFilter = FILTER_TABLE[name];
    return filter.own === own && filters[name] !== undefined;
  });

const markedLists = (marks: readonly StoredMark[], userId: string) => {
  const those = (isIn: (mark: StoredMark) => boolean) => marks.filter(isIn).map(({ parcelId }) => parcelId);
  return {
    ecartees: those(({ isHidden }) => isHidden),
    vues: those(({ isSeen }) => isSeen),
    notees: those(({ note }) => note !== undefined && note.value.text !== ""),
    confiees: those(({ assignedTo }) => assignedTo !== null),
    miennes: those(({ assignedTo }) => assignedTo === userId),
  };
};

export const ownLists = async (
  { database }: Lotir,
  { organisationId, userId }: Member,
  { commune, filters }: { readonly commune: string; readonly filters: SearchFilters },
): Promise<OwnLists> => {
  const [portfolio, marks] = [asksOwn(filters, "portfolio"), asksOwn(filters, "marks")];
  if (!portfolio && !marks) return { portfolio: [], ...markedLists([], userId) };
  return database.application(organisationId, async (trx) => ({
    portfolio: portfolio ? await findParcellesInPortfolio(trx, commune) : [],
    ...markedLists(marks ? await findMarks(trx, commune) : [], userId),
  }));
};
