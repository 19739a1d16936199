import { type Kysely, sql } from "kysely";
import { kyselyOn } from "../one-dialect.ts";
import type { TerritoryTables } from "../schemas/territory.ts";
import { journalPlace, openReplicaLag } from "./replica-lag.ts";
import { ServerPool, serverConnect } from "./server-pool.ts";

/** `away`: it does not answer, or is no replica; what it would have answered is the primary's. */
export type ReplicaState = { readonly status: "following"; readonly lagSeconds: number } | { readonly status: "away" };

/** A copy of the base that PostgreSQL keeps up to date, for what may be read a little late. */
export interface Replica {
  /** The territory as the application role reads it, without an organisation. Any read may fail: ask the primary then. */
  readonly territory: Kysely<TerritoryTables>;
  /** As it stood at the last look. */
  state(): ReplicaState;
  /** Looks now, and answers what it saw. */
  look(): Promise<ReplicaState>;
  close(): Promise<void>;
}

const LOOK_MS = 2_000;
/** A replica whose machine is gone refuses nothing: it is waited for no longer than this, in ms. */
const PATIENCE = { connectMs: 1_500, queryMs: 5_000 };
/** What was last seen of it is believed for so long, in ms. */
const BELIEVED_MS = 3 * LOOK_MS;

/** The replica's address, under the login of the application alone: the one given may do more than read. */
export const replicaLogin = (replicaUrl: string, applicationUrl: string): string => {
  const [url, application] = [new URL(replicaUrl), new URL(applicationUrl)];
  url.username = application.username;
  url.password = application.password;
  return url.href;
};

const writtenBy = async (primary: Kysely<TerritoryTables>): Promise<bigint> => {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary);
  return journalPlace(rows[0]?.lsn ?? "");
};

const replayedBy = async (replica: Kysely<TerritoryTables>): Promise<bigint | undefined> => {
  const { rows } = await sql<{ lsn: string | null }>`select case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn()::text end as lsn`.execute(replica);
  const lsn = rows[0]?.lsn ?? null;
  return lsn === null ? undefined : journalPlace(lsn);
};

/** Never refuses to open: a replica that is away now may come back, and the primary answers meanwhile. */
export const openReplica = (url: string, primary: Kysely<TerritoryTables>): Replica => {
  const pool = new ServerPool(url, "application", PATIENCE);
  const territory = kyselyOn<TerritoryTables>(serverConnect(pool));
  const lag = openReplicaLag();
  let state: ReplicaState = { status: "away" };
  let seenAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<ReplicaState> => {
    try {
      // The primary first: what it writes meanwhile is not held against the replica.
      const written = await writtenBy(primary);
      const replayed = await replayedBy(territory);
      state =
        replayed === undefined
          ? { status: "away" }
          : { status: "following", lagSeconds: lag.after({ at: performance.now(), written, replayed }) };
    } catch {
      state = { status: "away" };
    }
    seenAt = performance.now();
    return state;
  };
  let looking: Promise<unknown> | undefined = look().finally(() => {
    looking = undefined;
  });
  const timer = setInterval(() => {
    // One look at a time: those of a replica that hangs do not pile up.
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LOOK_MS);
  timer.unref();
  return {
    territory,
    state: () => (performance.now() - seenAt > BELIEVED_MS ? { status: "away" } : state),
    look,
    close: async () => {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
};
