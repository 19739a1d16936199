import type { Post } from "@lotir/mail";
import type { Lotir } from "../lotir.ts";
import { membersOf } from "../organisation/members-of.ts";
import { findAuctionAlerts, keepAuctionAlert } from "../organisation/preferences-store.ts";
import { auctionAlertMail } from "./auction-alert-mail.ts";
import { findAuctions } from "./auction-store.ts";
import { newsOfSales } from "./news-of-sales.ts";
import { type SearchedRegion, searchedRegions } from "./regions.ts";
import { sitesOn } from "./sites-on.ts";

export interface AuctionAlerts {
  readonly lotir: Lotir;
  readonly post: Pick<Post, "send">;
  readonly origin: string;
}

interface Wish {
  readonly userId: string;
  readonly email: string;
  readonly region: SearchedRegion;
  readonly toldAt: string;
}

const wishesOf = async ({ database }: Lotir, organisationId: string, regions: readonly SearchedRegion[]) => {
  const members = await membersOf(database, organisationId);
  return database.application(organisationId, async (trx) => {
    const wishes: Wish[] = [];
    for (const { userId, email } of members)
      for (const [slug, toldAt] of Object.entries(await findAuctionAlerts(trx, userId))) {
        const region = regions.find((each) => each.slug === slug);
        if (region !== undefined) wishes.push({ userId, email, region, toldAt });
      }
    return wishes;
  });
};

/** Tells one member of one region, from the sites that his organisation lets be read; nothing new, no message. */
const tell = async ({ lotir, post, origin }: AuctionAlerts, organisationId: string, wish: Wish, now: Date) => {
  const { userId, email, region, toldAt } = wish;
  const sites = await sitesOn(lotir, { organisationId }, region);
  const sales = await findAuctions(lotir.database.territory, { region: region.slug, sites });
  const news = newsOfSales(sales, toldAt, now.toISOString().slice(0, 10));
  await lotir.database.application(organisationId, (trx) =>
    keepAuctionAlert(trx, { userId, region: region.slug, toldAt: now.toISOString() }),
  );
  if (news.fresh.length + news.near.length === 0) return;
  post.send(auctionAlertMail({ to: email, region, news, origin }));
};

/** Each member who asked for it, each region, each sale once. One that fails keeps no other from leaving. */
export const sendAuctionAlerts = async (alerts: AuctionAlerts, now: Date): Promise<void> => {
  const { lotir } = alerts;
  const regions = await searchedRegions(lotir);
  const organisations = await lotir.database.identity.selectFrom("auth.organization").select("id").execute();
  for (const { id } of organisations)
    try {
      for (const wish of await wishesOf(lotir, id, regions)) await tell(alerts, id, wish, now);
    } catch (error) {
      lotir.reportBug(error);
    }
};
