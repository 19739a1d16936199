import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

export interface StoredAssumptions {
  /** As it was saved: read through the contract before it is used. */
  readonly chosen: unknown;
  readonly version: number;
  readonly updatedAt: Date;
}

export const storedAssumptions = async (trx: ApplicationTransaction): Promise<StoredAssumptions | undefined> => {
  const { rows } = await sql<StoredAssumptions>`
    select chosen, version, updated_at as "updatedAt" from app.assumptions`.execute(trx);
  return rows[0];
};

interface Saving {
  readonly chosen: unknown;
  /** The version that was read; 0 when there was none. */
  readonly version: number;
  readonly actorId: string;
}

/** False when another member saved since that version was read. */
export const saveChosen = async (
  trx: ApplicationTransaction,
  { chosen, version, actorId }: Saving,
): Promise<boolean> => {
  const text = JSON.stringify(chosen);
  const { rows } =
    version === 0
      ? await sql`insert into app.assumptions (chosen, updated_by) values (${text}::jsonb, ${actorId}::uuid)
          on conflict (organisation_id) do nothing returning version`.execute(trx)
      : await sql`update app.assumptions set chosen = ${text}::jsonb, updated_by = ${actorId}::uuid
          where version = ${version} returning version`.execute(trx);
  if (rows.length === 0) return false;
  await sql`insert into app.audit (actor_id, action, subject, facts)
    values (${actorId}::uuid, 'assumptions.save', 'bilan', ${text}::jsonb)`.execute(trx);
  return true;
};
