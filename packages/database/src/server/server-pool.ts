import pg from "pg";
import { PARSERS } from "../parse-value.ts";
import { ROLE_NAMES, type Role, SEARCH_PATHS } from "../role.ts";
import type { Connect, SqlConnection, SqlResult } from "../sql-connection.ts";
import { refuseInsideTransaction } from "../transaction-scope.ts";

/** Connections kept per role. A request holds one for a few milliseconds. */
const SIZES = { owner: 1, identity: 4, jobs: 6, application: 10 } as const satisfies Record<Role, number>;

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

  constructor(url: string, role: Role) {
    this.#pool = new pg.Pool({ ...clientSettings(url), max: SIZES[role] });
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

class ServerConnection implements SqlConnection {
  readonly #client: pg.PoolClient;
  #broken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    // The extended protocol even without parameters: it takes one statement only.
    const query = { text: sql, values: [...parameters], queryMode: "extended" };
    const { rows, command, rowCount } = await this.#client.query<Record<string, unknown>>(query);
    return { rows, command, rowCount: rowCount ?? 0 };
  }

  async begin(mode: string): Promise<void> {
    await this.query(`begin ${mode}`, []);
  }

  commit(): Promise<SqlResult> {
    return this.query("commit", []);
  }

  async rollback(): Promise<void> {
    try {
      await this.query("rollback", []);
    } catch (error) {
      this.#broken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

export const serverConnect =
  (pool: ServerPool): Connect =>
  async () =>
    new ServerConnection(await pool.take());
