import type { ParcelCriteria } from "@lotir/contract";
import { matchingParcelles } from "@lotir/territory";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { conditionsFrom } from "./conditions-from.ts";
import { ownLists } from "./own-lists.ts";
import { assumedSearch, searchedMoney } from "./searched-money.ts";

interface Meeting {
  readonly found: readonly string[];
  /** Of the communes that are not loaded, or no longer: nothing can be said of them. */
  readonly unread: readonly string[];
}

/** Every parcel that a search finds now, for the member who asks. */
export const parcelsMeeting = async (
  lotir: Lotir,
  member: Member,
  { communes, filters }: ParcelCriteria,
): Promise<Meeting> => {
  const assumed = await assumedSearch(lotir, member);
  const found: string[] = [];
  const unread: string[] = [];
  for (const commune of communes) {
    const progress = await lotir.jobs.progress(commune);
    if (!progress.isDescribed) {
      unread.push(progress.name ?? commune);
      continue;
    }
    const conditions = conditionsFrom(filters, await ownLists(lotir, member, { commune, filters }));
    const money = await searchedMoney(lotir, assumed, progress);
    const asked = { commune, filters: conditions.map(([, condition]) => condition), money };
    found.push(...(await matchingParcelles(lotir.database.territory, asked)));
  }
  return { found, unread };
};
