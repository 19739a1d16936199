import { ListingCriteria } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";

/** A search of adverts as a member keeps it. */
export interface StoredListingSearch {
  readonly id: string;
  readonly name: string;
  readonly criteria: ListingCriteria;
  readonly savedAt: Date;
  readonly seenAt: Date;
}

const KIND = "annonces";

/** A member's own, latest first; one that an older version wrote and that reads no more is left out. */
export const findListingSearches = async (
  trx: ApplicationTransaction,
  userId: string,
): Promise<readonly StoredListingSearch[]> => {
  const rows = await trx
    .selectFrom("app.saved_search")
    .select(["id", "name", "criteria", "created_at as savedAt", "seen_at as seenAt"])
    .where("user_id", "=", userId)
    .where("kind", "=", KIND)
    .orderBy("created_at", "desc")
    .execute();
  return rows.flatMap((row) => {
    const criteria = ListingCriteria.safeParse(row.criteria);
    return criteria.success ? [{ ...row, criteria: criteria.data }] : [];
  });
};

interface Kept {
  readonly userId: string;
  readonly name: string;
  readonly criteria: ListingCriteria;
}

/** Kept once: the same criteria again take the new name. */
export const keepListingSearch = async (
  trx: ApplicationTransaction,
  { userId, name, criteria }: Kept,
): Promise<string> => {
  const { id } = await trx
    .insertInto("app.saved_search")
    .values({ user_id: userId, kind: KIND, name, criteria: JSON.stringify(criteria) })
    .onConflict((known) => known.columns(["organisation_id", "user_id", "kind", "criteria"]).doUpdateSet({ name }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

interface Own {
  readonly userId: string;
  readonly id: string;
}

/** It is being looked at; answers when it was before, undefined where the member keeps no such search. */
export const seeListingSearch = async (trx: ApplicationTransaction, { userId, id }: Own): Promise<Date | undefined> => {
  const before = await trx
    .selectFrom("app.saved_search")
    .select("seen_at")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await trx.updateTable("app.saved_search").set({ seen_at: new Date() }).where("id", "=", id).execute();
  return before.seen_at;
};

/** False where the member keeps no such search. */
export const removeListingSearch = async (trx: ApplicationTransaction, { userId, id }: Own): Promise<boolean> => {
  const gone = await trx
    .deleteFrom("app.saved_search")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  return gone.length > 0;
};
