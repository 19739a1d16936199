import type { AuctionSearch, SiteReading } from "@lotir/contract";
import type { OtherProcesses } from "../jobs/other-processes.ts";

/** A reading of a region for an organisation, while it goes and once it is over. */
export interface RunningSearch {
  readonly signal: AbortSignal;
  /** Says where a site stands. */
  tell(reading: SiteReading): void;
}

type Finished = Pick<AuctionSearch, "sales" | "changes">;

interface Entry {
  state: AuctionSearch;
  readonly stop: AbortController;
  ended: Promise<AuctionSearch>;
}

/**
 * Readings under way, in whichever process: one a region for each organisation; who asks while it goes waits for the same.
 */
export interface AuctionSearches {
  run(
    key: SearchKey,
    sites: readonly SiteReading[],
    work: (search: RunningSearch) => Promise<Finished>,
  ): Promise<AuctionSearch>;
  show(key: SearchKey): AuctionSearch;
  cancel(key: SearchKey): Promise<AuctionSearch>;
  close(): Promise<void>;
}

export interface SearchKey {
  readonly organisationId: string;
  readonly region: string;
}

const progressOf = (sites: readonly SiteReading[]): number => {
  const shares = sites.map(({ status, done, notices }) => {
    if (status !== "waiting" && status !== "reading") return 1;
    return notices === 0 ? 0 : done / notices;
  });
  return shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
};

const NONE = { status: "none", sites: [], progress: 0, sales: 0, changes: 0, at: null } as const;

const stateAt = (
  region: string,
  status: "running" | "done" | "cancelled",
  found: Finished & { readonly sites: readonly SiteReading[] },
): AuctionSearch => ({
  region,
  status,
  sites: [...found.sites],
  progress: status === "running" ? progressOf(found.sites) : 1,
  sales: found.sales,
  changes: found.changes,
  at: new Date().toISOString(),
});

/** Searches remembered once over. */
const KEPT = 200;

export const openAuctionSearches = (others: OtherProcesses<AuctionSearch>): AuctionSearches => {
  const entries = new Map<string, Entry>();
  others.onStop((key) => entries.get(key)?.stop.abort(new Error("cancelled")));
  const keyOf = ({ organisationId, region }: SearchKey): string => `${organisationId}/${region}`;
  const begin: AuctionSearches["run"] = ({ organisationId, region }, asked, work) => {
    const key = keyOf({ organisationId, region });
    const stop = new AbortController();
    let sites = [...asked];
    const entry: Entry = {
      state: stateAt(region, "running", { sites, sales: 0, changes: 0 }),
      stop,
      ended: Promise.resolve({ region, ...NONE, sites: [] }),
    };
    const tell = (reading: SiteReading): void => {
      sites = sites.map((site) => (site.site === reading.site ? reading : site));
      entry.state = stateAt(region, "running", { sites, sales: 0, changes: 0 });
      others.tell(key, entry.state, true);
    };
    const run = async (): Promise<AuctionSearch> => {
      try {
        const found = await work({ signal: stop.signal, tell });
        entry.state = stateAt(region, stop.signal.aborted ? "cancelled" : "done", { ...found, sites });
      } catch (error) {
        entry.state = stateAt(region, "cancelled", { sites, sales: 0, changes: 0 });
        if (!stop.signal.aborted) throw error;
      } finally {
        others.tell(key, entry.state, false);
      }
      return entry.state;
    };
    others.tell(key, entry.state, true);
    entry.ended = run();
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > KEPT) entries.delete(entries.keys().next().value ?? "");
    return entry.ended;
  };
  const show: AuctionSearches["show"] = (key) => {
    const own = entries.get(keyOf(key))?.state;
    const elsewhere = others.told(keyOf(key))?.state;
    const known = own?.status === "running" ? own : (elsewhere ?? own);
    return known ?? { region: key.region, ...NONE, sites: [] };
  };
  const endedElsewhere = async (key: SearchKey): Promise<AuctionSearch> => {
    await others.ended(keyOf(key));
    return show(key);
  };
  const isElsewhere = (key: SearchKey): boolean => others.told(keyOf(key))?.isRunning === true;
  return {
    run: (key, sites, work) => {
      const known = entries.get(keyOf(key));
      if (known?.state.status === "running") return known.ended;
      return isElsewhere(key) ? endedElsewhere(key) : begin(key, sites, work);
    },
    show,
    cancel: async (key) => {
      const entry = entries.get(keyOf(key));
      if (entry?.state.status !== "running" && isElsewhere(key)) {
        others.stop(keyOf(key));
        return endedElsewhere(key);
      }
      if (entry === undefined) return show(key);
      entry.stop.abort(new Error("cancelled"));
      return entry.ended;
    },
    close: async () => {
      const running = [...entries.values()].filter(({ state }) => state.status === "running");
      for (const { stop } of running) stop.abort(new Error("closing"));
      await Promise.allSettled(running.map(({ ended }) => ended));
      await others.close();
    },
  };
};
