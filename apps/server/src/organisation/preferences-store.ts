import { DEFAULT_SETTINGS, Settings } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";
import { z } from "zod";

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
      known.columns(["organisation_id", "user_id"]).doUpdateSet({
        // Over what is there: what is chosen elsewhere (the alerts of auctions) stays.
        chosen: sql`preferences.chosen || ${chosen}::jsonb`,
        updated_at: new Date(),
      }),
    )
    .execute();
};

const Alerts = z.record(z.string(), z.iso.datetime());

/** Regions of auctions that a member is told of, each with the moment up to which he was. */
export const findAuctionAlerts = async (
  trx: ApplicationTransaction,
  userId: string,
): Promise<Readonly<Record<string, string>>> => {
  const row = await trx.selectFrom("app.preferences").select("chosen").where("user_id", "=", userId).executeTakeFirst();
  const read = Alerts.safeParse(Object(row?.chosen).auctionAlerts);
  return read.success ? read.data : {};
};

/** Told up to a moment; no more told with null. */
export const keepAuctionAlert = async (
  trx: ApplicationTransaction,
  { userId, region, toldAt }: { readonly userId: string; readonly region: string; readonly toldAt: string | null },
): Promise<void> => {
  const alert = JSON.stringify(toldAt === null ? {} : { [region]: toldAt });
  await sql`
    insert into app.preferences as p (user_id, chosen)
    values (${userId}::uuid, jsonb_build_object('auctionAlerts', ${alert}::jsonb))
    on conflict (organisation_id, user_id) do update set updated_at = now(),
      chosen = jsonb_set(p.chosen, '{auctionAlerts}',
        (coalesce(p.chosen -> 'auctionAlerts', '{}') - ${region}::text) || ${alert}::jsonb)`.execute(trx);
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
