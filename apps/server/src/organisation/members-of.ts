import type { Database } from "@lotir/database";

/** Who is in an organisation, and where to write to them. */
export const membersOf = ({ identity }: Pick<Database, "identity">, organisationId: string) =>
  identity
    .selectFrom("auth.member")
    .innerJoin("auth.user", "auth.user.id", "auth.member.user_id")
    .select(["auth.user.id as userId", "email"])
    .where("organization_id", "=", organisationId)
    .orderBy("auth.user.id")
    .execute();
