import { AUCTION_SITE_KEYS, type AuctionSiteKey } from "@lotir/connectors";
import type { ApplicationTransaction } from "@lotir/database";

/** The sites that the organisation lets be read. */
export const findSitesOn = async (trx: ApplicationTransaction): Promise<readonly AuctionSiteKey[]> => {
  const rows = await trx.selectFrom("app.auction_site").select("site").where("is_on", "=", true).execute();
  const on = new Set(rows.map(({ site }) => site));
  return AUCTION_SITE_KEYS.filter((key) => on.has(key));
};

export const writeSite = async (
  trx: ApplicationTransaction,
  { site, isOn, actorId }: { readonly site: string; readonly isOn: boolean; readonly actorId: string },
): Promise<void> => {
  const written = { is_on: isOn, updated_by: actorId, updated_at: new Date() };
  await trx
    .insertInto("app.auction_site")
    .values({ site, ...written })
    .onConflict((conflict) => conflict.columns(["organisation_id", "site"]).doUpdateSet(written))
    .execute();
};
