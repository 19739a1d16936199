import type { ApplicationTransaction } from "@lotir/database";
import type { PlanObject } from "@lotir/plan";
import { sql } from "kysely";

export interface StoredObject {
  readonly id: string;
  readonly version: number;
  /** Null once removed. */
  readonly body: PlanObject | null;
  readonly writtenBy: string | null;
  readonly writtenAt: Date;
}

const COLUMNS = sql`o.id, o.version, o.body, o.updated_by as "writtenBy", o.updated_at as "writtenAt"`;

/** What is drawn on a plan; with `since`, what changed after that revision, the removed with it. */
export const findObjects = async (
  trx: ApplicationTransaction,
  planId: string,
  since?: number,
): Promise<readonly StoredObject[]> => {
  const { rows } =
    since === undefined
      ? await sql<StoredObject>`select ${COLUMNS} from app.plan_object o
          where o.plan_id = ${planId} and o.body is not null order by o.id`.execute(trx)
      : await sql<StoredObject>`select ${COLUMNS} from app.plan_object o
          where o.plan_id = ${planId} and o.revision > ${since} order by o.id`.execute(trx);
  return rows;
};

/** Some objects of a plan, held until the transaction ends, by id; the removed with them. */
export const holdObjects = async (
  trx: ApplicationTransaction,
  planId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredObject>> => {
  const { rows } = await sql<StoredObject>`select ${COLUMNS} from app.plan_object o
    where o.plan_id = ${planId} and o.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by o.id for update`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

export const countObjects = async (trx: ApplicationTransaction, planId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.plan_object o where o.plan_id = ${planId} and o.body is not null`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
};

/** How many buildings each plan draws on its own ground. */
export const countBuildings = async (trx: ApplicationTransaction): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ planId: string; count: number }>`
    select o.plan_id as "planId", count(*)::int as count from app.plan_object o
    where o.body ->> 'kind' = 'building' and o.body ->> 'layer' <> 'surroundings' group by o.plan_id`.execute(trx);
  return new Map(rows.map(({ planId, count }) => [planId, count]));
};

export interface ObjectWrite {
  readonly id: string;
  /** Null removes it. */
  readonly body: PlanObject | null;
}

/** Writes objects at once, in one statement, each with its next version. */
export const writeObjects = async (
  trx: ApplicationTransaction,
  planId: string,
  {
    writes,
    revision,
    actorId,
  }: { readonly writes: readonly ObjectWrite[]; readonly revision: number; readonly actorId: string | null },
): Promise<ReadonlyMap<string, number>> => {
  if (writes.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    insert into app.plan_object (plan_id, id, body, revision, updated_by)
    select ${planId}::uuid, w ->> 'id', nullif(w -> 'body', 'null'::jsonb), ${revision}, ${actorId}::uuid
    from jsonb_array_elements(${JSON.stringify(writes)}::jsonb) w
    on conflict (organisation_id, plan_id, id)
      do update set body = excluded.body, revision = excluded.revision, updated_by = excluded.updated_by
    returning id, version`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
};
