/** What one statement gave. `command` is PostgreSQL's tag without its numbers: SELECT, INSERT, COMMIT… */
export interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly command: string;
  readonly rowCount: number;
}

/** One connection of one role, held until released; the same on both homes. */
export interface SqlConnection {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  begin(mode: string): Promise<void>;
  commit(): Promise<SqlResult>;
  rollback(): Promise<void>;
  release(): void;
}

export type Connect = () => Promise<SqlConnection>;
