import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";

/** A commune already loaded learns that another joined it: what properties keep of that one is looked for in it. */
export const keepFormerCode = async (
  writer: Kysely<TerritoryTables>,
  { codeInsee, partOf }: { readonly codeInsee: string; readonly partOf: string },
): Promise<void> => {
  await sql`update territory.commune set former_codes = array_append(former_codes, ${codeInsee})
    where code = ${partOf} and not ${codeInsee} = any (former_codes)`.execute(writer);
};
