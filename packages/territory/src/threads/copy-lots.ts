import type { CopyValue, Database, LoadedTable } from "@lotir/database";
import type { Row } from "./thread-task.ts";

export interface LotCopy {
  /** The load that the rows belong to: its number goes before each. */
  readonly load: number;
  readonly into: LoadedTable;
  readonly columns: readonly string[];
  readonly lots: AsyncIterable<readonly Row[]>;
  readonly onRows?: ((copied: number) => void) | undefined;
}

const numbered = async function* ({ load, lots }: LotCopy): AsyncGenerator<readonly CopyValue[]> {
  for await (const lot of lots) for (const row of lot) yield [load, ...row];
};

/** Copies what threads hand over as it comes; resolves to the number of rows. */
export const copyLots = (database: Pick<Database, "copyInto">, copy: LotCopy): Promise<number> =>
  database.copyInto({
    into: copy.into,
    // The columns are constants beside the rows that fill them; the database refuses an unknown one.
    columns: ["load_id", ...copy.columns] as never,
    rows: numbered(copy),
    ...(copy.onRows ? { onRows: copy.onRows } : {}),
  });
