import type { CopyValue, Database, LoadedTable } from "@lotir/database";
import type { Row } from "./commune-tasks.ts";

export interface BatchCopy {
  /** The load that the rows belong to: its number goes before each. */
  readonly load: number;
  readonly into: LoadedTable;
  readonly columns: readonly string[];
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly onRows?: ((copied: number) => void) | undefined;
}

const numbered = async function* ({ load, batches }: BatchCopy): AsyncGenerator<readonly CopyValue[]> {
  for await (const batch of batches) for (const row of batch) yield [load, ...row];
};

/** Copies what threads hand over as it comes; resolves to the number of rows. */
export const copyBatches = (database: Pick<Database, "copyInto">, copy: BatchCopy): Promise<number> =>
  database.copyInto({
    into: copy.into,
    // The columns are constants beside the rows that fill them; the database refuses an unknown one.
    columns: ["load_id", ...copy.columns] as never,
    rows: numbered(copy),
    ...(copy.onRows ? { onRows: copy.onRows } : {}),
  });
