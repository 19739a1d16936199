import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import type { FactComponent } from "./fact-component.ts";
import type { PlanMoney } from "./price-plan.ts";

/** A parcel whose best plan is priced. */
export interface PlannedParcelle extends Pick<PlanMoney, "lots" | "procedure" | "lane" | "clearM2" | "purchaseEur"> {
  readonly id: string;
  readonly areaM2: number;
  readonly builtM2: number | null;
  /** Of its score, as the public money makes it. */
  readonly components: readonly FactComponent[];
}

/** Those of a commune, in one row: the embedded base reads many small ones slowly. */
export const plannedParcelles = async (
  reader: Kysely<TerritoryTables>,
  commune: string,
): Promise<readonly PlannedParcelle[]> => {
  const { rows } = await sql<{ planned: PlannedParcelle[] | null }>`
    select json_agg(json_build_object('id', f.parcelle_id, 'areaM2', f.surface_m2, 'builtM2', f.built_m2,
        'components', f.sheet -> 'components', 'lots', f.sheet #> '{money,lots}', 'procedure', f.sheet #> '{money,procedure}',
        'lane', f.sheet #> '{money,lane}', 'clearM2', coalesce(f.sheet #> '{money,clearM2}', '0'), 'purchaseEur', f.sheet #> '{money,purchaseEur}')) as planned
    from territory.parcelle_fact f
    where f.commune = ${commune} and jsonb_typeof(f.sheet -> 'money') = 'object'`.execute(reader);
  return rows[0]?.planned ?? [];
};
