import { asMember } from "../call.ts";
import { openSessions } from "./session-store.ts";

export const listSessions = asMember.listSessions.handler(async ({ context: { lotir, member } }) => {
  const sessions = await openSessions(lotir.database, member.userId);
  const told = sessions.map(({ openedAt, seenAt, ...session }) => ({
    ...session,
    isCurrent: session.id === member.sessionId,
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
  return { success: true, data: told.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
});
