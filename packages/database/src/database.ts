import type { Kysely, Transaction } from "kysely";
import type { Copy, LoadedTable } from "./copy/copy-into.ts";
import type { AppTables } from "./schemas/app.ts";
import type { AuthTables } from "./schemas/auth.ts";
import type { TerritoryTables } from "./schemas/territory.ts";
import type { Replica } from "./server/open-replica.ts";

/** What a member's transaction sees: the territory, and the rows of one organisation. */
export type ApplicationTables = TerritoryTables & AppTables;
export type ApplicationTransaction = Transaction<ApplicationTables>;

/** The shape that pg-boss wants as its `db`. Statements without values may be several, separated by semicolons. */
export interface JobsConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** `onReconnect` is called after each successful subscription: what was said meanwhile was missed. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}

/** What the channel's adapter wants as its pool, under the jobs role: it keeps one connection, which listens. */
export interface Relay {
  connect(): Promise<RelayClient>;
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** A connection of PostgreSQL's driver, taken for good. */
export interface RelayClient {
  query(text: string): Promise<unknown>;
  release(): void;
}

/** The database, by who asks. Rights of each: docs/database-rights.md. */
export interface Database {
  readonly home: "embedded" | "server";

  /** One transaction as the application role, with the organisation sealed in. Commits when `work` resolves. */
  application<Outcome>(
    organisationId: string,
    work: (trx: ApplicationTransaction) => Promise<Outcome>,
  ): Promise<Outcome>;

  /** Reads the territory as the application role without an organisation: no `app` row is ever seen here. */
  readonly territory: Kysely<TerritoryTables>;
  /** A replica that may be read instead, where the installation has one. */
  readonly replica: Replica | undefined;
  /** Reads and writes the territory as the jobs role. */
  readonly loading: Kysely<TerritoryTables>;
  /** Batched COPY as the jobs role; each batch is a commit of its own. Resolves to the number of rows. */
  copyInto<Table extends LoadedTable>(copy: Copy<Table>): Promise<number>;

  /** For better-auth only: `auth` is its search path. */
  readonly identity: Kysely<AuthTables>;
  readonly jobs: JobsConnection;

  /** By what processes of one product tell each other what their sockets must hear; undefined where there is but one. */
  readonly relay: Relay | undefined;

  /** Payload: at most 7 999 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /** Resolves once listening; the returned function stops. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;

  /** Gives back the room of removed rows. A server does it by itself; the embedded home only when told. */
  tidy(): Promise<void>;
  /** Disk synchronisations since opening, on the embedded home; undefined on a server, which counts its own. */
  fsyncs(): number | undefined;
  close(): Promise<void>;
}
