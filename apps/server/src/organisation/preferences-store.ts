import { DEFAULT_SETTINGS, Settings } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

/** A member who lets this long pass without asking anything comes back on a new visit. */
const VISIT_GAP = "30 minutes";

/** Those saved by an older version may lack a field, which takes its default; unreadable ones are as if never saved. */
export const findSettings = async (trx: ApplicationTransaction, userId: string): Promise<Settings> => {
  const row = await trx.selectFrom("app.preferences").select("chosen").where("user_id", "=", userId).executeTakeFirst();
  const read = Settings.safeParse(row?.chosen ?? {});
  return read.success ? read.data : DEFAULT_SETTINGS;
};

export const keepSettings = async (
  trx: ApplicationTransaction,
  { userId, settings }: { readonly userId: string; readonly settings: Settings },
): Promise<void> => {
  const chosen = JSON.stringify(settings);
  await trx
    .insertInto("app.preferences")
    .values({ user_id: userId, chosen })
    .onConflict((known) =>
      known.columns(["organisation_id", "user_id"]).doUpdateSet({ chosen, updated_at: new Date() }),
    )
    .execute();
};

/** When the visit before the present one ended; null on the first. */
export const findPreviousVisit = async (trx: ApplicationTransaction, userId: string): Promise<Date | null> => {
  const row = await trx
    .selectFrom("app.preferences")
    .select("previous_visit_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.previous_visit_at ?? null;
};

/** The member is here: the present visit goes on, or another begins after a pause. */
export const keepVisit = async (trx: ApplicationTransaction, userId: string): Promise<Date | null> => {
  const { rows } = await sql<{ since: Date | null }>`
    insert into app.preferences as p (user_id, visited_at) values (${userId}::uuid, now())
    on conflict (organisation_id, user_id) do update set
      previous_visit_at = case when p.visited_at < now() - ${sql.lit(VISIT_GAP)}::interval
        then p.visited_at else p.previous_visit_at end,
      visited_at = now()
    returning previous_visit_at as since`.execute(trx);
  return rows[0]?.since ?? null;
};
