import type { Database, TerritoryTables } from "@lotir/database";
import { communeProgress } from "@lotir/territory";
import type { Kysely } from "kysely";

type Territory = Kysely<TerritoryTables>;

/** Later than this, in seconds, the replica is left alone until it has caught up. */
export const LATEST = 10;

/** Where tiles and searches are read: a replica where there is one that has what is asked, else the primary. */
export interface Reading {
  /** Reads a commune as it stands at a version. The work may be done twice: where the replica fails, the primary answers. */
  read<Outcome>(
    asked: { readonly commune: string; readonly version: string },
    work: (territory: Territory) => Promise<Outcome>,
  ): Promise<Outcome>;
  /** How many readings each has answered. */
  readonly answered: { readonly replica: number; readonly primary: number };
}

export const openReading = ({ territory, replica }: Pick<Database, "territory" | "replica">): Reading => {
  const answered = { replica: 0, primary: 0 };
  /** The version of each commune that the replica is known to have: it never goes back. */
  const had = new Map<string, string>();

  const hasIt = async (reader: Territory, { commune, version }: { commune: string; version: string }) => {
    if (had.get(commune) === version) return true;
    if ((await communeProgress(reader, commune)).version !== version) return false;
    had.set(commune, version);
    return true;
  };

  return {
    answered,
    read: async (asked, work) => {
      const state = replica?.state();
      if (replica !== undefined && state?.status === "following" && state.lagSeconds <= LATEST)
        try {
          if (await hasIt(replica.territory, asked)) {
            const outcome = await work(replica.territory);
            answered.replica += 1;
            return outcome;
          }
        } catch {
          // Away, or a reading that recovery had to cut: the primary tells the same, or its own failure.
          void replica.look();
        }
      answered.primary += 1;
      return work(territory);
    },
  };
};
