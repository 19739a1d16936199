import type { Database } from "@lotir/database";

type Identity = Pick<Database, "identity">;

/** Where the account of a person is open now, the latest seen first. */
export const openSessions = async ({ identity }: Identity, userId: string) =>
  identity
    .selectFrom("auth.session")
    .select([
      "id",
      "user_agent as userAgent",
      "ip_address as address",
      "created_at as openedAt",
      "updated_at as seenAt",
    ])
    .where("user_id", "=", userId)
    .where("expires_at", ">", new Date())
    .orderBy("updated_at", "desc")
    .execute();

/** The tokens of a person's sessions, which only the library's own deletion needs. */
export const sessionTokens = async ({ identity }: Identity, userId: string) =>
  identity.selectFrom("auth.session").select(["id", "token"]).where("user_id", "=", userId).execute();
