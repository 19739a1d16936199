import type { Database } from "@lotir/database";

/** How a person is called; null once the account is gone. */
export const nameOf = async ({ identity }: Pick<Database, "identity">, userId: string): Promise<string | null> => {
  const person = await identity.selectFrom("auth.user").select("name").where("id", "=", userId).executeTakeFirst();
  return person?.name ?? null;
};
