import type { TerritoryTables } from "@lotir/database";
import { layersOf, rulesVersionOf, scanVersion } from "@lotir/territory/work";
import type { Kysely } from "kysely";

/** Whether a commune was scanned by another engine, or before its règlements were read as they are now. */
export const isScanLate = async (reader: Kysely<TerritoryTables>, codeInsee: string): Promise<boolean> => {
  const scan = (await layersOf(reader, codeInsee)).find(({ name }) => name === "scan");
  return scan?.vintage !== scanVersion(await rulesVersionOf(reader, codeInsee));
};
