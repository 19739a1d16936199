import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";

/** Which règlements, as read by which reader, a commune's rules come from; empty while none was read. */
export const rulesVersionOf = async (reader: Kysely<TerritoryTables>, codeInsee: string): Promise<string> => {
  const { rows } = await sql<{ version: string | null }>`
    select string_agg(distinct left(d.hash, 8) || '.' || d.reader, '+') as version
    from territory.plu_document d
    join territory.zone z on z.commune = ${codeInsee} and d.partition = coalesce(z.partition, 'DU_' || z.commune)
      and d.nomfic = coalesce(z.nomfic, '')
    where d.hash is not null`.execute(reader);
  return rows[0]?.version ?? "";
};
