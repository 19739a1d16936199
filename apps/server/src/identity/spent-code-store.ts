import type { Database } from "@lotir/database";
import { sql } from "kysely";

type Identity = Pick<Database, "identity">;

/** A code of an authenticator is taken for a minute and a half; what is older may be drawn again. */
const REMEMBERED_S = 300;

/** Spends a code: false when it has served already, or serves at this moment. */
export const spendCode = async ({ identity }: Identity, key: string): Promise<boolean> => {
  await identity
    .deleteFrom("auth.spent_code")
    .where("spent_at", "<", sql<Date>`now() - make_interval(secs => ${REMEMBERED_S})`)
    .execute();
  const spent = await identity
    .insertInto("auth.spent_code")
    .values({ key })
    .onConflict((known) => known.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return spent !== undefined;
};

/** It opened nothing: it may be given again. */
export const giveCodeBack = async ({ identity }: Identity, key: string): Promise<void> => {
  await identity.deleteFrom("auth.spent_code").where("key", "=", key).execute();
};
