import pg from "pg";
import { PARSERS } from "../parse-value.ts";
import { ROLE_NAMES, type Role, SEARCH_PATHS } from "../role.ts";
import { entering } from "../seal.ts";
import type { Connect, SqlConnection, SqlResult } from "../sql-connection.ts";
import { refuseInsideTransaction } from "../transaction-scope.ts";

/** Connections kept per role. A request holds one for a few milliseconds; of those of jobs, the relay holds one for good. */
const SIZES = { owner: 1, identity: 4, jobs: 7, application: 10 } as const satisfies Record<Role, number>;

/** Where a statement may leave before the answer to the one before: everywhere but where rows are copied in. */
const PIPELINED: ReadonlySet<Role> = new Set(["identity", "application"]);

const CONNECT_TIMEOUT_MS = 10_000;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    format === "binary" ? pg.types.getTypeParser(oid, format) : (PARSERS[oid] ?? pg.types.getTypeParser(oid)),
};

export const clientSettings = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  types,
  application_name: "lotir",
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
});

const PEOPLE_WAIT =
  "set statement_timeout to '60s'; set idle_in_transaction_session_timeout to '60s'; set work_mem to '32MB'";

/** Somebody waits for what the application and identity ask; loading a commune lasts as long as it must. */
const BOUNDS = {
  owner: "set idle_in_transaction_session_timeout to '10min'",
  identity: PEOPLE_WAIT,
  application: PEOPLE_WAIT,
  jobs: "set idle_in_transaction_session_timeout to '10min'",
} as const satisfies Record<Role, string>;

/** What every connection of a role says first. The login is a member of that role and of no other. */
export const settingUp = (role: Role): string =>
  `set role ${ROLE_NAMES[role]}; set search_path to ${SEARCH_PATHS[role]}; set timezone to 'UTC'; ${BOUNDS[role]}`;

// A connection that the server closes says so to its next query; unheard, the event would end the process.
const ignoreLostConnection = (): void => {};

/** The connections of one login. */
export class ServerPool {
  readonly #pool: pg.Pool;
  readonly #role: Role;
  readonly #ready = new WeakSet<pg.PoolClient>();

  /** `patience`: how long the other end is waited for; without it, as long as the server itself allows. */
  constructor(url: string, role: Role, patience?: { readonly connectMs: number; readonly queryMs: number }) {
    const waits = patience && { connectionTimeoutMillis: patience.connectMs, query_timeout: patience.queryMs };
    this.#pool = new pg.Pool({ ...clientSettings(url), max: SIZES[role], pipeline: PIPELINED.has(role), ...waits });
    this.#pool.on("error", ignoreLostConnection);
    this.#role = role;
  }

  async take(): Promise<pg.PoolClient> {
    refuseInsideTransaction();
    const client = await this.#pool.connect();
    if (this.#ready.has(client)) return client;
    client.on("error", ignoreLostConnection);
    try {
      await client.query(settingUp(this.#role));
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#ready.add(client);
    return client;
  }

  /** After an error the connection is thrown away: a script may have left a transaction open in it. */
  async with<Outcome>(work: (client: pg.PoolClient) => Promise<Outcome>): Promise<Outcome> {
    const client = await this.take();
    let failed = true;
    try {
      const outcome = await work(client);
      failed = false;
      return outcome;
    } finally {
      client.release(failed);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

const NOTHING: SqlResult = { rows: [], command: "", rowCount: 0 };

class ServerConnection implements SqlConnection {
  readonly #client: pg.PoolClient;
  #broken = false;
  /** What begins the transaction, until it is sent. */
  #opening: string | undefined;
  #ending: Promise<unknown> | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    const opened = this.#open();
    // The extended protocol even without parameters: it takes one statement only.
    const query = { text: sql, values: [...parameters], queryMode: "extended" };
    const asked = this.#client.query<Record<string, unknown>>(query);
    // In the order in which they were sent: what the beginning failed on is what is told.
    const [, { rows, command, rowCount }] = await Promise.all([opened, asked]);
    return { rows, command, rowCount: rowCount ?? 0 };
  }

  /** On a connection whose statements are pipelined, it leaves in the same packet as the one that follows. */
  #open(): Promise<unknown> | undefined {
    const opening = this.#opening;
    this.#opening = undefined;
    return opening === undefined ? undefined : this.#client.query(opening);
  }

  begin(mode: string, seal?: string): void {
    this.#opening = `begin ${mode}; ${entering(seal)}`;
  }

  /** Whether the transaction was never sent: nothing was asked in it. */
  #neverOpened(): boolean {
    const never = this.#opening !== undefined;
    this.#opening = undefined;
    return never;
  }

  async commit(): Promise<SqlResult> {
    return this.#neverOpened() ? NOTHING : this.query("commit", []);
  }

  end(): void {
    if (!this.#neverOpened()) this.#ending = this.query("commit", []);
  }

  async rollback(): Promise<void> {
    if (this.#neverOpened()) return;
    try {
      await this.query("rollback", []);
    } catch (error) {
      this.#broken = true;
      throw error;
    }
  }

  release(): void {
    if (this.#ending === undefined) this.#client.release(this.#broken);
    else
      this.#ending.then(
        () => this.#client.release(),
        () => this.#client.release(true),
      );
  }
}

export const serverConnect =
  (pool: ServerPool): Connect =>
  async () =>
    new ServerConnection(await pool.take());
