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
import { isReading, refuseOtherThanRows } from "./statement.ts";

const CHANGING = ["INSERT", "UPDATE", "DELETE", "MERGE"];

class KyselyConnection implements DatabaseConnection {
  readonly held: SqlConnection;
  /** Since its transaction began: whether nothing but readings was asked. */
  isReading = true;

  constructor(held: SqlConnection) {
    this.held = held;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    refuseOtherThanRows(query.sql);
    this.isReading &&= isReading(query.sql);
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

const ours = (connection: DatabaseConnection): KyselyConnection => {
  if (connection instanceof KyselyConnection) return connection;
  throw new TypeError("Not a connection of this driver");
};

const modeOf = (settings: TransactionSettings): string =>
  [
    settings.isolationLevel ? `isolation level ${settings.isolationLevel}` : "",
    settings.accessMode ? settings.accessMode : "",
  ].join(" ");

class OneDriver implements Driver {
  readonly #connect: Connect;
  readonly #seal: string | undefined;

  constructor(connect: Connect, seal: string | undefined) {
    this.#connect = connect;
    this.#seal = seal;
  }

  init = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();

  async acquireConnection(): Promise<DatabaseConnection> {
    return new KyselyConnection(await this.#connect());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).held.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = ours(connection);
    begun.isReading = true;
    begun.held.begin(modeOf(settings), this.#seal);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { held, isReading: hasOnlyRead } = ours(connection);
    // What a member read is known, whatever becomes of the end: nobody waits for it. Only there: no function that this
    // role may call changes a row.
    if (hasOnlyRead && this.#seal !== undefined) return held.end();
    const { command } = await held.commit();
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction in which a statement failed: nothing was saved.
    if (command === "ROLLBACK") throw new Error("The transaction was rolled back: a statement in it had failed");
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).held.rollback();
  }
}

const dialectOn = (connect: Connect, seal: string | undefined): Dialect => ({
  createDriver: () => new OneDriver(connect, seal),
  createQueryCompiler: (): QueryCompiler => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/**
 * PostgreSQL's dialect over either home. Only statements on rows pass: see `statement.ts`. With a seal, each of its
 * transactions is inside that organisation.
 */
export const kyselyOn = <Tables>(connect: Connect, seal?: string): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: dialectOn(connect, seal) });
