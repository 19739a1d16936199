import type { Kysely } from "kysely";
import type { ApplicationTables, Database } from "./database.ts";
import { kyselyOn } from "./one-dialect.ts";
import type { AuthTables } from "./schemas/auth.ts";
import { type SealKeys, sealOrganisation } from "./seal.ts";
import type { Connect } from "./sql-connection.ts";
import { insideTransaction } from "./transaction-scope.ts";

const readSealKeys = async (identity: Kysely<AuthTables>): Promise<SealKeys> => {
  const row = await identity
    .selectFrom("auth.organisation_seal")
    .select(["inner_key", "outer_key"])
    .executeTakeFirstOrThrow();
  return { inner: row.inner_key, outer: row.outer_key };
};

/** Transactions of the application role, each with its organisation sealed in as it begins. */
export const applicationOn = async (
  connect: Connect,
  identity: Kysely<AuthTables>,
): Promise<Database["application"]> => {
  const keys = await readSealKeys(identity);
  return async (organisationId, work) =>
    kyselyOn<ApplicationTables>(connect, sealOrganisation(organisationId, keys))
      .transaction()
      .execute((trx) => insideTransaction(() => work(trx)));
};
