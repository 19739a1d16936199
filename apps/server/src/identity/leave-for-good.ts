import type { Database } from "@lotir/database";
import { failure, type Result, success } from "@lotir/foncier";

export interface LastAdministrator {
  readonly kind: "last-administrator";
  readonly organisation: string;
}

type Reader = Pick<Database, "identity">;

const othersIn = async ({ identity }: Reader, { organisationId, userId }: Place) =>
  identity
    .selectFrom("auth.member")
    .select("role")
    .where("organization_id", "=", organisationId)
    .where("user_id", "!=", userId)
    .execute();

interface Place {
  readonly organisationId: string;
  readonly userId: string;
}

/**
 * The organisations that a person is alone in: they leave with him. Refused where others would be left without an
 * administrator.
 */
export const organisationsThatLeave = async (
  database: Reader,
  userId: string,
): Promise<Result<readonly string[], LastAdministrator>> => {
  const own = await database.identity
    .selectFrom("auth.member")
    .innerJoin("auth.organization", "auth.organization.id", "auth.member.organization_id")
    .select(["organization_id as organisationId", "name", "role"])
    .where("user_id", "=", userId)
    .execute();
  const leaving: string[] = [];
  for (const { organisationId, name } of own) {
    const others = await othersIn(database, { organisationId, userId });
    if (others.length === 0) leaving.push(organisationId);
    else if (!others.some(({ role }) => role !== "member"))
      return failure({ kind: "last-administrator", organisation: name });
  }
  return success(leaving);
};

/** The account, its sessions and its memberships; organisations with all that they own. Their trail stays. */
export const removeForGood = async (
  { identity }: Reader,
  { userId, organisations }: { readonly userId: string; readonly organisations: readonly string[] },
): Promise<void> => {
  await identity.transaction().execute(async (trx) => {
    if (organisations.length > 0)
      await trx
        .deleteFrom("auth.organization")
        .where("id", "in", [...organisations])
        .execute();
    await trx.deleteFrom("auth.user").where("id", "=", userId).execute();
  });
};
