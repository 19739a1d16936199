import { parameterText } from "../parameter-text.ts";
import { ROLE_NAMES, type Role, SEARCH_PATHS } from "../role.ts";
import type { Connect, SqlConnection, SqlResult } from "../sql-connection.ts";
import { refuseInsideTransaction } from "../transaction-scope.ts";
import type { Lease, Session } from "./session.ts";

/** Becomes a role until the end of the transaction. */
export const becoming = (role: Role): string =>
  `set local role ${ROLE_NAMES[role]}; set local search_path to ${SEARCH_PATHS[role]};`;

class EmbeddedConnection implements SqlConnection {
  readonly #lease: Lease;
  readonly #role: Role;
  #inTransaction = false;

  constructor(lease: Lease, role: Role) {
    this.#lease = lease;
    this.#role = role;
  }

  /** Outside a transaction, the statement gets one of its own, so that it too runs as the role and nothing else does. */
  query(sql: string, values: readonly unknown[]): Promise<SqlResult> {
    const parameters = values.map(parameterText);
    return this.#inTransaction
      ? this.#lease.ask({ kind: "query", sql, parameters })
      : this.#lease.ask({ kind: "alone", prelude: becoming(this.#role), sql, parameters });
  }

  async begin(mode: string): Promise<void> {
    await this.#lease.ask({ kind: "exec", sql: `begin ${mode}; ${becoming(this.#role)}` });
    this.#inTransaction = true;
  }

  async commit(): Promise<SqlResult> {
    this.#inTransaction = false;
    return this.#lease.ask({ kind: "query", sql: "commit", parameters: [] });
  }

  async rollback(): Promise<void> {
    this.#inTransaction = false;
    await this.#lease.ask({ kind: "query", sql: "rollback", parameters: [] });
  }

  release(): void {
    this.#lease.release();
  }
}

/** The one session, seen as connections of a role that take turns: a search never waits behind a load's whole queue. */
export const embeddedConnect =
  (session: Session, role: Role): Connect =>
  async () => {
    refuseInsideTransaction();
    return new EmbeddedConnection(await session.lease(role === "jobs" ? "work" : "person"), role);
  };
