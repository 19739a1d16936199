import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";
import type { PlanMoney } from "../price/price-plan.ts";

/** Spec 2 §9: from there, a score is high. */
export const HIGH_SCORE = 70;

export interface Opportunity {
  readonly id: string;
  readonly section: string;
  readonly numero: string;
  readonly commune: string;
  readonly communeName: string;
  readonly fictional: boolean;
  readonly surface: number;
  readonly score: number;
  readonly lots: number | null;
  /** The balance of its best plan under the public assumptions; null without one. */
  readonly lines: PlanMoney["fiveLines"] | null;
  readonly analysedAt: Date;
}

/** Divisible, or to be checked, with a high score. */
const OPPORTUNITY = sql`f.verdict in ('oui', 'a-verifier') and f.score >= ${sql.lit(HIGH_SCORE)}`;

interface Asked {
  readonly limit: number;
  /** Parcels not to show: those of the portfolio. */
  readonly except: readonly string[];
  /** Analysed after that, they come first. */
  readonly since: Date | null;
}

/** The best parcels of every loaded commune, those analysed since a moment first. */
export const bestOpportunities = async (
  reader: Kysely<TerritoryTables>,
  { limit, except, since }: Asked,
): Promise<readonly Opportunity[]> => {
  const moment = since?.toISOString() ?? null;
  const { rows } = await sql<Opportunity>`
    select f.parcelle_id as id, f.sheet -> 'row' ->> 'section' as section, f.sheet -> 'row' ->> 'numero' as numero,
      f.commune, c.name as "communeName", c.fictional, f.surface_m2 as surface, f.score, f.most_lots as lots,
      nullif(f.sheet -> 'money', 'null') -> 'fiveLines' as lines, l.loaded_at as "analysedAt"
    from territory.parcelle_fact f
    join territory.layer l on l.commune = f.commune and l.name = 'facts'
    join territory.commune c on c.code = f.commune
    where ${OPPORTUNITY} and l.loaded_at is not null and not (f.parcelle_id = any(${[...except]}::text[]))
    order by coalesce(l.loaded_at > ${moment}::timestamptz, false) desc, f.score desc, f.margin_rate desc nulls last,
      f.parcelle_id
    limit ${limit}`.execute(reader);
  return rows.map((row) => ({ ...row, analysedAt: new Date(row.analysedAt) }));
};

/** How many there are, whatever the portfolio holds. */
export const countOpportunities = async (reader: Kysely<TerritoryTables>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from territory.parcelle_fact f where ${OPPORTUNITY}`.execute(reader);
  return rows[0]?.total ?? 0;
};
