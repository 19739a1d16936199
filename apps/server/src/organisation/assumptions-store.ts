import { ASSUMPTION_LABELS, type Assumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { Kept, Shared } from "../versions/shared.ts";
import { KeptAssumptions } from "./kept-assumptions.ts";

export interface StoredAssumptions {
  /** As it was saved: read through the contract before it is used. */
  readonly chosen: unknown;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

const rowOf = (trx: ApplicationTransaction) =>
  trx.selectFrom("app.assumptions").select(["chosen", "version", "updated_at as updatedAt", "updated_by as updatedBy"]);

export const storedAssumptions = (trx: ApplicationTransaction): Promise<StoredAssumptions | undefined> =>
  rowOf(trx).executeTakeFirst();

export const assumptionsIn = ({ chosen }: Pick<StoredAssumptions, "chosen">): Assumptions | undefined => {
  const read = KeptAssumptions.safeParse(chosen);
  return read.success ? read.data : undefined;
};

/** What an organisation assumes, as its Admins share it. */
export const sharedAssumptions: Shared<Assumptions> = {
  action: "assumptions.save",
  subject: "bilan",
  labels: ASSUMPTION_LABELS,
  hold: async (trx): Promise<Kept<Assumptions> | undefined> => {
    const row = await rowOf(trx).forUpdate().executeTakeFirst();
    if (row === undefined) return undefined;
    const value = assumptionsIn(row) ?? PUBLIC_ASSUMPTIONS;
    return { value, version: row.version, writtenBy: row.updatedBy, writtenAt: row.updatedAt };
  },
  write: async (trx, value, { actorId, isKept }) => {
    const set = { chosen: JSON.stringify(value), updated_by: actorId };
    if (isKept) {
      await trx.updateTable("app.assumptions").set(set).execute();
      return true;
    }
    const added = await trx
      .insertInto("app.assumptions")
      .values(set)
      .onConflict((conflict) => conflict.column("organisation_id").doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
