import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Connect, SqlConnection } from "./sql-connection.ts";
import { refuseOtherThanRows } from "./statement.ts";

const CHANGING = ["INSERT", "UPDATE", "DELETE", "MERGE"];

class KyselyConnection implements DatabaseConnection {
  readonly held: SqlConnection;

  constructor(held: SqlConnection) {
    this.held = held;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    refuseOtherThanRows(query.sql);
    const { rows, command, rowCount } = await this.held.query(query.sql, query.parameters);
    // The row's shape is the query's type: Kysely derives it, PostgreSQL enforces it.
    const typed = rows as Row[];
    return CHANGING.includes(command) ? { rows: typed, numAffectedRows: BigInt(rowCount) } : { rows: typed };
  }

  // biome-ignore lint/correctness/useYield: streaming is refused, and the interface wants a generator.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Streaming is not offered: the embedded home has one session, a slow reader would hold it");
  }
}

const held = (connection: DatabaseConnection): SqlConnection => {
  if (connection instanceof KyselyConnection) return connection.held;
  throw new TypeError("Not a connection of this driver");
};

const modeOf = (settings: TransactionSettings): string =>
  [
    settings.isolationLevel ? `isolation level ${settings.isolationLevel}` : "",
    settings.accessMode ? settings.accessMode : "",
  ].join(" ");

class OneDriver implements Driver {
  readonly #connect: Connect;

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  init = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();

  async acquireConnection(): Promise<DatabaseConnection> {
    return new KyselyConnection(await this.#connect());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    held(connection).release();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return held(connection).begin(modeOf(settings));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await held(connection).commit();
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction in which a statement failed: nothing was saved.
    if (command === "ROLLBACK") throw new Error("The transaction was rolled back: a statement in it had failed");
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return held(connection).rollback();
  }
}

const dialectOn = (connect: Connect): Dialect => ({
  createDriver: () => new OneDriver(connect),
  createQueryCompiler: (): QueryCompiler => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/** PostgreSQL's dialect over either home. Only statements on rows pass: see `statement.ts`. */
export const kyselyOn = <Tables>(connect: Connect): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: dialectOn(connect) });
