import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";
import type { KeptAuction } from "./auction-store.ts";

/** Sales from which the organisation added a property that it still has: `site:notice:lot` → the property. */
export const findKeptAuctions = async (trx: ApplicationTransaction): Promise<ReadonlyMap<string, string>> => {
  const rows = await trx
    .selectFrom("app.property_auction")
    .select(["property_id as propertyId", "site", "notice", "lot"])
    .execute();
  return new Map(rows.map(({ propertyId, site, notice, lot }) => [`${site}:${notice}:${lot}`, propertyId]));
};

/** Keeps the sale that a property was added from, as it stands. */
export const insertPropertyAuction = async (
  trx: ApplicationTransaction,
  given: { readonly propertyId: string; readonly actorId: string; readonly auction: KeptAuction },
): Promise<void> => {
  const { propertyId, actorId, auction } = given;
  const { site, id, lot, url, notice } = auction;
  const facts = JSON.stringify({ url, notice });
  await sql`
    insert into app.property_auction (property_id, site, notice, lot, facts, created_by)
    values (${propertyId}::uuid, ${site}, ${id}, ${lot}, ${facts}::jsonb, ${actorId}::uuid)
    on conflict (organisation_id, property_id, site, notice, lot) do update set facts = excluded.facts`.execute(trx);
};
