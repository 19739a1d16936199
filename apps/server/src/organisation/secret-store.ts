import type { SecretName } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { Vault } from "@lotir/storage";
import type { Lotir } from "../lotir.ts";

export interface StoredSecret {
  readonly name: string;
  readonly lastFour: string;
  readonly version: number;
  readonly updatedBy: string | null;
  readonly updatedAt: Date;
}

/** The keys of the organisation, without what they are. */
export const findSecrets = (trx: ApplicationTransaction): Promise<readonly StoredSecret[]> =>
  trx
    .selectFrom("app.secret")
    .select(["name", "last_four as lastFour", "version", "updated_by as updatedBy", "updated_at as updatedAt"])
    .orderBy("name")
    .execute();

const SHORTEST_TOLD = 12;

/** A key too short to keep its end to itself shows nothing of it. */
const lastFourOf = (value: string): string => (value.length < SHORTEST_TOLD ? "" : value.slice(-4));

const aboutOf = (organisationId: string, name: SecretName): string => `${organisationId}/${name}`;

/** Keeps a key, or takes it away; false when another write came since the version read. */
export const writeSecret = async (
  trx: ApplicationTransaction,
  given: {
    readonly vault: Vault;
    readonly organisationId: string;
    readonly name: SecretName;
    readonly value: string | null;
    readonly actorId: string;
    readonly version: number | undefined;
  },
): Promise<boolean> => {
  const { vault, organisationId, name, value, actorId, version } = given;
  const kept = await trx
    .selectFrom("app.secret")
    .select("version")
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
  if (version !== undefined && version !== (kept?.version ?? 0)) return false;
  if (value === null) {
    await trx.deleteFrom("app.secret").where("name", "=", name).execute();
    return true;
  }
  const sealed = vault.seal(value, aboutOf(organisationId, name));
  const set = { sealed, last_four: lastFourOf(value), updated_by: actorId };
  await trx
    .insertInto("app.secret")
    .values({ name, ...set })
    .onConflict((conflict) => conflict.columns(["organisation_id", "name"]).doUpdateSet(set))
    .execute();
  return true;
};

/** The key itself, for the call that needs it: never answered, never written down. Undefined where there is none. */
export const openSecret = async (
  { database, vault }: Pick<Lotir, "database" | "vault">,
  organisationId: string,
  name: SecretName,
): Promise<string | undefined> => {
  const row = await database.application(organisationId, (trx) =>
    trx.selectFrom("app.secret").select("sealed").where("name", "=", name).executeTakeFirst(),
  );
  return row && vault.open(row.sealed, aboutOf(organisationId, name));
};
