import type { ParcelleId } from "@lotir/foncier";
import type { CommuneProgress, Finding, LoadedLayer } from "@lotir/territory";
import type { PgBoss } from "pg-boss";
import type { RunningLayer } from "./commune-news.ts";
import type { PluJobs } from "./open-plu-jobs.ts";

/** The loading of communes, as operations see it. */
export interface CommuneJobs {
  /** The queue itself, for the other long works of the product. */
  readonly boss: PgBoss;
  /** The reading of its règlements. */
  readonly plu: PluJobs;
  /** Starts what is missing, or one layer again. Asking twice starts once, and both wait for it. */
  start(
    codeInsee: string,
    asked?: { readonly layer?: LoadedLayer | undefined; readonly organisationId?: string | undefined },
  ): Promise<void>;
  /**
   * An organisation waits no more: what loads stops when it was the last. `goes-on`: others wait still; `of-another`: only
   * others do. Without an organisation, everything stops.
   */
  cancel(codeInsee: string, organisationId?: string): Promise<"stopped" | "goes-on" | "of-another">;
  /** The communes that load and that an organisation waits for. */
  loadingFor(organisationId: string): Promise<ReadonlySet<string>>;
  /** Lets the list of a commune say what the full engine found of one parcel, where it said otherwise. */
  keepFinding(id: ParcelleId, finding: Finding): Promise<void>;
  /** Where a commune stands, with the progress of what runs now. */
  progress(codeInsee: string): Promise<LiveProgress>;
  /** The same, read when work has its turn: for news that nobody waits for. */
  progressToTell(codeInsee: string): Promise<LiveProgress>;
  /** What tiles and lists of a commune depend on; undefined while nothing of it can be shown. */
  version(codeInsee: string): Promise<string | undefined>;
  /** Called at each change of a commune, in every process. */
  onChange(listener: (codeInsee: string) => void): () => void;
  /** Calls `onStep` at each change until it answers true. */
  settled(codeInsee: string, onStep: (progress: LiveProgress) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface LiveProgress extends CommuneProgress {
  /** Rows copied so far by the layers that are loading now. */
  readonly running: ReadonlyMap<RunningLayer, number>;
}
