import type { AuctionSearch, SiteReading } from "@lotir/contract";

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

/** Readings under way: one a region for each organisation; who asks while it goes waits for the same. */
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

export const openAuctionSearches = (): AuctionSearches => {
  const entries = new Map<string, Entry>();
  const keyOf = ({ organisationId, region }: SearchKey): string => `${organisationId}/${region}`;
  const begin: AuctionSearches["run"] = ({ organisationId, region }, asked, work) => {
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
    };
    const run = async (): Promise<AuctionSearch> => {
      try {
        const found = await work({ signal: stop.signal, tell });
        entry.state = stateAt(region, stop.signal.aborted ? "cancelled" : "done", { ...found, sites });
      } catch (error) {
        entry.state = stateAt(region, "cancelled", { sites, sales: 0, changes: 0 });
        if (!stop.signal.aborted) throw error;
      }
      return entry.state;
    };
    entry.ended = run();
    const key = keyOf({ organisationId, region });
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > KEPT) entries.delete(entries.keys().next().value ?? "");
    return entry.ended;
  };
  return {
    run: (key, sites, work) => {
      const known = entries.get(keyOf(key));
      return known?.state.status === "running" ? known.ended : begin(key, sites, work);
    },
    show: (key) => entries.get(keyOf(key))?.state ?? { region: key.region, ...NONE, sites: [] },
    cancel: async (key) => {
      const entry = entries.get(keyOf(key));
      if (entry === undefined) return { region: key.region, ...NONE, sites: [] };
      entry.stop.abort(new Error("cancelled"));
      return entry.ended;
    },
    close: async () => {
      const running = [...entries.values()].filter(({ state }) => state.status === "running");
      for (const { stop } of running) stop.abort(new Error("closing"));
      await Promise.allSettled(running.map(({ ended }) => ended));
    },
  };
};
