import { parameterText } from "../parameter-text.ts";
import { ROLE_NAMES, type Role, SEARCH_PATHS } from "../role.ts";
import { entering } from "../seal.ts";
import type { Connect, SqlConnection, SqlResult } from "../sql-connection.ts";
import { refuseInsideTransaction } from "../transaction-scope.ts";
import type { Lease, Session } from "./session.ts";

/** Becomes a role until the end of the transaction. */
export const becoming = (role: Role): string =>
  `set local role ${ROLE_NAMES[role]}; set local search_path to ${SEARCH_PATHS[role]};`;

const NOTHING: SqlResult = { rows: [], command: "", rowCount: 0 };

class EmbeddedConnection implements SqlConnection {
  readonly #lease: Lease;
  readonly #role: Role;
  #inTransaction = false;
  /** What begins the transaction, until it leaves with the first statement. */
  #opening: string | undefined;
  #ending: Promise<unknown> | undefined;

  constructor(lease: Lease, role: Role) {
    this.#lease = lease;
    this.#role = role;
  }

  /** Outside a transaction, the statement gets one of its own, so that it too runs as the role and nothing else does. */
  query(sql: string, values: readonly unknown[]): Promise<SqlResult> {
    const parameters = values.map(parameterText);
    if (!this.#inTransaction) return this.#lease.ask({ kind: "alone", prelude: becoming(this.#role), sql, parameters });
    const opening = this.#opening;
    this.#opening = undefined;
    return this.#lease.ask({ kind: "query", sql, parameters, ...(opening === undefined ? {} : { opening }) });
  }

  begin(mode: string, seal?: string): void {
    this.#opening = `begin ${mode}; ${becoming(this.#role)} ${entering(seal)}`;
    this.#inTransaction = true;
  }

  async #finish(word: "commit" | "rollback"): Promise<SqlResult> {
    const wasOpened = this.#opening === undefined;
    this.#opening = undefined;
    this.#inTransaction = false;
    return wasOpened ? this.#lease.ask({ kind: "query", sql: word, parameters: [] }) : NOTHING;
  }

  commit(): Promise<SqlResult> {
    return this.#finish("commit");
  }

  end(): void {
    this.#ending = this.#finish("commit");
  }

  async rollback(): Promise<void> {
    await this.#finish("rollback");
  }

  release(): void {
    if (this.#ending === undefined) this.#lease.release();
    else this.#ending.then(this.#lease.release, this.#lease.release);
  }
}

/** The one session, seen as connections of a role that take turns: a search never waits behind a load's whole queue. */
export const embeddedConnect =
  (session: Session, role: Role): Connect =>
  async () => {
    refuseInsideTransaction();
    return new EmbeddedConnection(await session.lease(role === "jobs" ? "work" : "person"), role);
  };
