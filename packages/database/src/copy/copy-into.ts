import type { TerritoryTables } from "../schemas/territory.ts";
import { type CopyValue, copyLine } from "./copy-text.ts";

export type LoadedTable = Extract<keyof TerritoryTables, `territory.loaded_${string}`>;

export interface Copy<Table extends LoadedTable = LoadedTable> {
  readonly into: Table;
  readonly columns: readonly (keyof TerritoryTables[Table] & string)[];
  readonly rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>;
  /** Told after each batch. */
  readonly onRows?: (copied: number) => void;
}

/** Sends one batch, in COPY text format, and commits it. */
export type SendBatch = (sql: { readonly target: string; readonly text: string }) => Promise<void>;

export interface BatchSize {
  readonly rows: number;
  readonly characters: number;
  /** What comes slower than this goes all the same: who watches a scan is told that it goes on. */
  readonly ms: number;
}

// On the embedded home a search waits for the batch that runs: 500 parcels take about 30 ms, as do 130 described ones in
// 350 000 characters; neither costs more per row than four times as many.
export const WHILE_OTHERS_WAIT: BatchSize = { rows: 500, characters: 350_000, ms: 1_000 };
/** On a server nobody waits for a batch: each costs a commit, and holds no more memory than a download does. */
export const WHILE_NOBODY_WAITS: BatchSize = { rows: 4_000, characters: 3_000_000, ms: 1_000 };

const NAME = /^[a-z][a-z0-9_]*$/;

const targetOf = <Table extends LoadedTable>({ into, columns }: Copy<Table>): string => {
  const [schema, table, ...rest] = into.split(".");
  const named = [schema, table, ...columns].every((name) => name !== undefined && NAME.test(name));
  if (!named || rest.length > 0 || schema !== "territory" || !table?.startsWith("loaded_"))
    throw new RangeError(`COPY goes into territory.loaded_… tables only, not ${into} (${columns.join(", ")})`);
  return `${schema}.${table} (${columns.join(", ")})`;
};

/** Reads the rows as they come and sends them batch by batch. A row that PostgreSQL refuses rejects with its error. */
export const copyInBatches = async <Table extends LoadedTable>(
  copy: Copy<Table>,
  { send, most }: { readonly send: SendBatch; readonly most: BatchSize },
): Promise<number> => {
  const target = targetOf(copy);
  let copied = 0;
  let lines: string[] = [];
  let characters = 0;
  let since = performance.now();
  const isDue = (): boolean =>
    lines.length >= most.rows || characters >= most.characters || performance.now() - since >= most.ms;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    await send({ target, text: lines.join("") });
    copied += lines.length;
    [lines, characters, since] = [[], 0, performance.now()];
    copy.onRows?.(copied);
  };
  for await (const row of copy.rows) {
    const line = copyLine(row);
    lines.push(line);
    characters += line.length;
    if (isDue()) await flush();
  }
  await flush();
  return copied;
};
