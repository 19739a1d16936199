import type { Database } from "@lotir/database";
import type { Post } from "@lotir/mail";
import { countOpportunities, HIGH_SCORE } from "@lotir/territory";
import { membersOf } from "../organisation/members-of.ts";
import { findSettings } from "../organisation/preferences-store.ts";
import { findCountedProperties } from "./counted-properties.ts";
import { weeklyReportMail } from "./weekly-report-mail.ts";

export interface WeeklyReports {
  readonly database: Database;
  readonly post: Pick<Post, "send">;
  readonly origin: string;
  readonly reportBug: (error: unknown) => void;
}

/** Sends each member who wants it the week of each organisation he is in. One that fails keeps no other from leaving. */
export const sendWeeklyReports = async (
  { database, post, origin, reportBug }: WeeklyReports,
  now: Date,
): Promise<number> => {
  const opportunities = await countOpportunities(database.territory);
  const organisations = await database.identity.selectFrom("auth.organization").select(["id", "name"]).execute();
  let sent = 0;
  for (const { id, name } of organisations) {
    try {
      const members = await membersOf(database, id);
      const { wanting, properties } = await database.application(id, async (trx) => {
        const wanting: string[] = [];
        for (const { userId, email } of members)
          if ((await findSettings(trx, userId)).notifications.weeklyReport) wanting.push(email);
        return { wanting, properties: wanting.length === 0 ? [] : await findCountedProperties(trx) };
      });
      // An empty portfolio has no week to tell.
      if (properties.length === 0) continue;
      for (const to of wanting)
        post.send(
          weeklyReportMail({ to, organisation: name, origin, properties, opportunities, highScore: HIGH_SCORE, now }),
        );
      sent += wanting.length;
    } catch (error) {
      reportBug(error);
    }
  }
  return sent;
};
