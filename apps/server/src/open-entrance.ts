import { openOpenIdSite } from "@lotir/connectors";
import type { Database } from "@lotir/database";
import type { Env } from "@lotir/environment";
import { openPost } from "@lotir/mail";
import type { Channel } from "./http/channel.ts";
import { createIdentity } from "./identity/index.ts";
import type { Doors } from "./lotir.ts";
import { USER_AGENT } from "./version.ts";

interface EntranceMeans {
  readonly database: Database;
  readonly origin: string;
  readonly secret: string;
  readonly reportBug: (error: unknown) => void;
}

/** The provider that people may enter by. */
const openOpenId = ({ openid }: Env) => {
  if (openid === undefined) return undefined;
  const { egress, site } = openOpenIdSite(openid, { userAgent: USER_AGENT });
  return { egress, settings: { client: openid, site } };
};

/** Identity opens before the channel, which asks it who is there; then the channel is told of who moves. */
export const openEntrance = async (env: Env, { database, origin, secret, reportBug }: EntranceMeans) => {
  const { home, smtp } = env;
  const post = openPost({ home, secret, smtp, now: () => new Date(), onTrouble: reportBug });
  const openid = openOpenId(env);
  let told: Pick<Channel, "teamMoved" | "sessionEnded"> = { teamMoved: () => undefined, sessionEnded: () => undefined };
  const identity = await createIdentity({
    database,
    baseUrl: origin,
    secret,
    secureCookies: origin.startsWith("https:"),
    onBug: reportBug,
    openid: openid?.settings,
    onTeamMoved: (organisationId) => told.teamMoved(organisationId),
    onSessionEnded: (userId) => told.sessionEnded(userId),
    post,
  });
  const tellTeam = (channel: Channel): void => {
    told = channel;
  };
  const doors: Doors = {
    mail: post.isSending ? "sent" : "kept",
    openid: env.openid === undefined ? null : { name: env.openid.name },
  };
  const closeDoors = () => Promise.all([post.close(), openid?.egress.close()]);
  return { identity, tellTeam, post, doors, closeDoors };
};
