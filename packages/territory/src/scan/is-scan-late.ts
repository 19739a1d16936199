import type { TerritoryTables } from "@lotir/database";
import type { Kysely } from "kysely";
import { layersOf } from "../layers/layer-store.ts";
import { rulesVersionOf } from "../plu/rules-version.ts";
import { scanVersion } from "./scan-row.ts";

/** Whether a commune was scanned by another engine, or before its règlements were read as they are now. */
export const isScanLate = async (reader: Kysely<TerritoryTables>, codeInsee: string): Promise<boolean> => {
  const scan = (await layersOf(reader, codeInsee)).find(({ name }) => name === "scan");
  return scan?.vintage !== scanVersion(await rulesVersionOf(reader, codeInsee));
};
