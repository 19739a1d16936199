/** What one statement gave. `command` is PostgreSQL's tag without its numbers: SELECT, INSERT, COMMIT… */
export interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly command: string;
  readonly rowCount: number;
}

/** One connection of one role, held until released; the same on both homes. */
export interface SqlConnection {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  /**
   * Begins a transaction, inside the organisation whose seal is given. It leaves with the first statement that follows,
   * without waiting for an answer: what it fails on, that statement fails on.
   */
  begin(mode: string, seal?: string): void;
  commit(): Promise<SqlResult>;
  /** Ends a transaction that only read, without anybody waiting. */
  end(): void;
  rollback(): Promise<void>;
  release(): void;
}

export type Connect = () => Promise<SqlConnection>;
