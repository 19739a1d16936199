import type { Database } from "@lotir/database";
import { sql } from "kysely";

/** The organisations that wait for communes, in the base: a stop of the product forgets none of them. */
export interface LoadWaits {
  add(codeInsee: string, organisationId: string): Promise<void>;
  /** One organisation waits no more. Answers whether it did. */
  leave(codeInsee: string, organisationId: string): Promise<boolean>;
  areThere(codeInsee: string): Promise<boolean>;
  /** The communes that an organisation asked for, whether they still load or not. */
  of(organisationId: string): Promise<readonly string[]>;
  /** There is nothing more to wait for; for `stale`, nor was there a minute ago: who asks just now has no job yet. */
  forget(codeInsee: string, which?: "stale"): Promise<void>;
}

export const openLoadWaits = ({ loading }: Pick<Database, "loading">): LoadWaits => {
  const waits = () => loading.selectFrom("territory.load_wait");
  return {
    add: async (commune, organisationId) => {
      await loading
        .insertInto("territory.load_wait")
        .values({ commune, organisation_id: organisationId })
        .onConflict((conflict) =>
          conflict.columns(["commune", "organisation_id"]).doUpdateSet({ asked_at: sql`now()` }),
        )
        .execute();
    },
    leave: async (commune, organisationId) => {
      const left = await loading
        .deleteFrom("territory.load_wait")
        .where("commune", "=", commune)
        .where("organisation_id", "=", organisationId)
        .executeTakeFirst();
      return left.numDeletedRows > 0n;
    },
    areThere: async (commune) =>
      (await waits().select("commune").where("commune", "=", commune).limit(1).executeTakeFirst()) !== undefined,
    of: async (organisationId) => {
      const rows = await waits().select("commune").where("organisation_id", "=", organisationId).execute();
      return rows.map(({ commune }) => commune);
    },
    forget: async (commune, which) => {
      const waited = loading.deleteFrom("territory.load_wait").where("commune", "=", commune);
      await (which === "stale"
        ? waited.where("asked_at", "<", sql<Date>`now() - interval '1 minute'`)
        : waited
      ).execute();
    },
  };
};
