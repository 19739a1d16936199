import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";

export const endSession = asMember.endSession.handler(async ({ input: { sessionId }, context: { lotir, member } }) => {
  const ended = await lotir.identity.endSessions(member.userId, ({ id }) => id === sessionId);
  if (ended === 0) throw refuse("session-not-found", { sessionId });
  return { success: true, data: { id: sessionId } };
});
