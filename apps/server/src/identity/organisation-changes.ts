import type { Database } from "@lotir/database";
import { recordAudit } from "../audit/audit-store.ts";
import type { MayStandOn } from "../versions/read-version.ts";
import type { Kept } from "../versions/shared.ts";

/** What an Admin changes of an organisation. */
export interface OrganisationValue {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
}

interface Claim {
  readonly organisationId: string;
  readonly actorId: string;
  readonly mayStandOn: MayStandOn | undefined;
}

type Claimed =
  | { readonly before: OrganisationValue; readonly version: number }
  | { readonly stale: Kept<OrganisationValue> };

/** The version of an organisation's name: 0 until somebody changes it. */
export const organisationVersion = async (
  { identity }: Pick<Database, "identity">,
  organisationId: string,
): Promise<number> => {
  const row = await identity
    .selectFrom("auth.organisation_change")
    .select("version")
    .where("organization_id", "=", organisationId)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/**
 * Takes the next version of an organisation before the identity library writes it: of two who read the same one, the
 * second finds it taken. Undefined when there is no such organisation, which the library refuses itself.
 */
export const claimChange = (
  { identity }: Pick<Database, "identity">,
  { organisationId, actorId, mayStandOn }: Claim,
): Promise<Claimed | undefined> =>
  identity.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("auth.organization")
      .select(["name", "slug", "logo", "created_at"])
      .where("id", "=", organisationId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { created_at: madeAt, ...before } = row;
    const last = await trx
      .selectFrom("auth.organisation_change")
      .select(["version", "changed_by", "changed_at"])
      .where("organization_id", "=", organisationId)
      .executeTakeFirst();
    const standing = last?.version ?? 0;
    if (mayStandOn !== undefined && !mayStandOn(standing)) {
      const [writtenBy, writtenAt] = [last?.changed_by ?? null, last?.changed_at ?? madeAt];
      return { stale: { value: before, version: standing, writtenBy, writtenAt } };
    }
    const set = { version: standing + 1, changed_by: actorId, changed_at: new Date() };
    await trx
      .insertInto("auth.organisation_change")
      .values({ organization_id: organisationId, ...set })
      .onConflict((known) => known.column("organization_id").doUpdateSet(set))
      .execute();
    return { before, version: set.version };
  });

interface Made {
  readonly organisationId: string;
  readonly actorId: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Keeps a change of an organisation in its history. */
export const keepChange = (
  { application }: Pick<Database, "application">,
  { organisationId, actorId, facts }: Made,
): Promise<void> =>
  application(organisationId, (trx) =>
    recordAudit(trx, { actorId, action: "organisation.update", subject: organisationId, facts }),
  );
