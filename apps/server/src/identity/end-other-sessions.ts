import { asMember } from "../call.ts";

export const endOtherSessions = asMember.endOtherSessions.handler(async ({ context: { lotir, member } }) => {
  const ended = await lotir.identity.endSessions(member.userId, ({ id }) => id !== member.sessionId);
  return { success: true, data: { ended } };
});
