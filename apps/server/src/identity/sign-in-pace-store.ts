import type { Database } from "@lotir/database";
import { sql } from "kysely";

type Identity = Pick<Database, "identity">;

/** Failures older than that no longer count. */
const FORGOTTEN_AFTER_S = 15 * 60;
const LONGEST_WAIT_S = 300;

/** Seconds to wait after so many failures, the first `free` of which cost nothing: 1, 2, 4… up to five minutes. */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** Math.min(failures - free, 20), LONGEST_WAIT_S);

/** Seconds that are still to wait under a key; 0 when one may try. */
export const secondsToWait = async ({ identity }: Identity, key: string, free: number): Promise<number> => {
  const found = await identity
    .selectFrom("auth.sign_in_pace")
    .select(["failures", sql<number>`extract(epoch from now() - last_failed_at)::float8`.as("since")])
    .where("key", "=", key)
    .executeTakeFirst();
  if (found === undefined || found.since > FORGOTTEN_AFTER_S) return 0;
  return Math.max(0, Math.ceil(waitAfter(found.failures, free) - found.since));
};

/** Counts an attempt as a failure before it is tried: a hundred sent at once are a hundred. */
export const countAttempt = async ({ identity }: Identity, key: string): Promise<void> => {
  await identity
    .insertInto("auth.sign_in_pace")
    .values({ key, failures: 1 })
    .onConflict((known) =>
      known.column("key").doUpdateSet((row) => ({
        failures: sql<number>`case when auth.sign_in_pace.last_failed_at < now() - make_interval(secs => ${FORGOTTEN_AFTER_S})
          then 1 else ${row.ref("auth.sign_in_pace.failures")} + 1 end`,
        last_failed_at: sql<Date>`now()`,
      })),
    )
    .execute();
};

/** The attempt was good: an account starts anew, a network address only takes it back. */
export const takeAttemptBack = async (
  { identity }: Identity,
  { account, address }: { readonly account: string; readonly address: string },
): Promise<void> => {
  await identity.deleteFrom("auth.sign_in_pace").where("key", "=", account).execute();
  await identity
    .updateTable("auth.sign_in_pace")
    .set((row) => ({ failures: sql<number>`greatest(${row.ref("failures")} - 1, 0)` }))
    .where("key", "=", address)
    .execute();
};

/** Whether a person signed in from a network address has a live session there: his own door stays open to him. */
export const isKnownAt = async (
  { identity }: Identity,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<boolean> =>
  (await identity
    .selectFrom("auth.session as session")
    .innerJoin("auth.user as user", "user.id", "session.user_id")
    .select("session.id")
    .where("user.email", "=", email)
    .where("session.ip_address", "=", address)
    .where("session.expires_at", ">", new Date())
    .limit(1)
    .executeTakeFirst()) !== undefined;
