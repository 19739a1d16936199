import type { Database } from "@lotir/database";

/** Who is of an organisation now: their names, by who they are. */
export const namesIn = async (
  { identity }: Pick<Database, "identity">,
  organisationId: string,
): Promise<ReadonlyMap<string, string>> => {
  const people = await identity
    .selectFrom("auth.member")
    .innerJoin("auth.user", "auth.user.id", "auth.member.user_id")
    .select(["auth.user.id", "auth.user.name"])
    .where("auth.member.organization_id", "=", organisationId)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};
