import { type Kysely, sql } from "kysely";
import type { ApplicationTables, Database } from "./database.ts";
import type { AuthTables } from "./schemas/auth.ts";
import { type SealKeys, sealOrganisation } from "./seal.ts";
import { insideTransaction } from "./transaction-scope.ts";

const readSealKeys = async (identity: Kysely<AuthTables>): Promise<SealKeys> => {
  const row = await identity
    .selectFrom("auth.organisation_seal")
    .select(["inner_key", "outer_key"])
    .executeTakeFirstOrThrow();
  return { inner: row.inner_key, outer: row.outer_key };
};

/** Transactions of the application role, each with its organisation sealed in as its first statement. */
export const applicationOn = async (
  application: Kysely<ApplicationTables>,
  identity: Kysely<AuthTables>,
): Promise<Database["application"]> => {
  const keys = await readSealKeys(identity);
  return async (organisationId, work) => {
    const sealed = sealOrganisation(organisationId, keys);
    return application.transaction().execute(async (trx) => {
      await sql`select app.enter(${sealed})`.execute(trx);
      return insideTransaction(() => work(trx));
    });
  };
};
