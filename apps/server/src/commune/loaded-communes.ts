import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";

export interface LoadedCommune {
  readonly codeInsee: string;
  readonly name: string;
  readonly parcels: number;
  readonly scored: number;
  readonly sales: number;
  readonly fictional: boolean;
}

/** What this installation holds, counted by the loads themselves: no table is walked. */
export const loadedCommunes = async (reader: Kysely<TerritoryTables>): Promise<readonly LoadedCommune[]> => {
  const { rows } = await sql<LoadedCommune>`
    select c.code as "codeInsee", c.name, c.fictional,
      coalesce((p.counts ->> 'kept')::integer, 0) as parcels,
      coalesce((f.counts -> 'notes' ->> 'notees')::integer, 0) as scored,
      coalesce((v.counts -> 'notes' ->> 'ventes')::integer, 0) as sales
    from territory.commune c
    join territory.layer p on p.commune = c.code and p.name = 'parcelles' and p.load_id is not null
    left join territory.layer f on f.commune = c.code and f.name = 'facts' and f.load_id is not null
    left join territory.layer v on v.commune = c.code and v.name = 'ventes' and v.load_id is not null
    order by c.name`.execute(reader);
  return rows;
};
