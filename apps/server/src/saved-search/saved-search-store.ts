import type { ApplicationTransaction } from "@lotir/database";

/** A search as a member keeps it. */
export interface StoredSearch<Criteria> {
  readonly id: string;
  readonly name: string;
  readonly criteria: Criteria;
  readonly savedAt: Date;
  readonly seenAt: Date;
  /** Parcels that it found when it was last looked at; none for a search of adverts, which knows by their dates. */
  readonly found: readonly string[];
}

/** What is looked for, and how its criteria are read. */
export interface SearchKind<Criteria> {
  readonly name: "annonces" | "parcelles";
  read(criteria: unknown): { readonly success: true; readonly data: Criteria } | { readonly success: false };
}

/** A member's own, latest first; one that an older version wrote and that reads no more is left out. */
export const findSearches = async <Criteria>(
  trx: ApplicationTransaction,
  kind: SearchKind<Criteria>,
  userId: string,
): Promise<readonly StoredSearch<Criteria>[]> => {
  const rows = await trx
    .selectFrom("app.saved_search")
    .select(["id", "name", "criteria", "created_at as savedAt", "seen_at as seenAt", "found"])
    .where("user_id", "=", userId)
    .where("kind", "=", kind.name)
    .orderBy("created_at", "desc")
    .execute();
  return rows.flatMap((row) => {
    const criteria = kind.read(row.criteria);
    return criteria.success ? [{ ...row, criteria: criteria.data }] : [];
  });
};

interface Kept {
  readonly userId: string;
  readonly name: string;
  readonly criteria: unknown;
  readonly found?: readonly string[];
}

/** Kept once: the same criteria again take the new name. */
export const keepSearch = async (
  trx: ApplicationTransaction,
  kind: Pick<SearchKind<unknown>, "name">,
  { userId, name, criteria, found = [] }: Kept,
): Promise<string> => {
  const { id } = await trx
    .insertInto("app.saved_search")
    .values({
      user_id: userId,
      kind: kind.name,
      name,
      criteria: JSON.stringify(criteria),
      found,
      found_before: found,
    })
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
export const seeSearch = async (
  trx: ApplicationTransaction,
  kind: Pick<SearchKind<unknown>, "name">,
  { userId, id, found = [] }: Own & { readonly found?: readonly string[] },
): Promise<Date | undefined> => {
  const before = await trx
    .selectFrom("app.saved_search")
    .select(["seen_at", "found"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("kind", "=", kind.name)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const set = { seen_at: new Date(), found, found_before: before.found };
  await trx.updateTable("app.saved_search").set(set).where("id", "=", id).execute();
  return before.seen_at;
};

/** What a search had found before its last visit; undefined where the member keeps no such search. */
export const foundBefore = async (
  trx: ApplicationTransaction,
  { userId, id }: Own,
): Promise<readonly string[] | undefined> => {
  const row = await trx
    .selectFrom("app.saved_search")
    .select("found_before")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.found_before;
};

/** False where the member keeps no such search. */
export const removeSearch = async (
  trx: ApplicationTransaction,
  kind: Pick<SearchKind<unknown>, "name">,
  { userId, id }: Own,
): Promise<boolean> => {
  const gone = await trx
    .deleteFrom("app.saved_search")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("kind", "=", kind.name)
    .returning("id")
    .execute();
  return gone.length > 0;
};
