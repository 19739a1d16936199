import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { organisationsThatLeave, removeForGood } from "./leave-for-good.ts";

/** The bytes first: a stop in between leaves rows that still say what there was. */
const removeFiles = async ({ objects, keptFiles }: Lotir, organisationId: string): Promise<void> => {
  for (const key of await keptFiles.ofOrganisation(organisationId)) await objects.delete(key);
};

/** Nobody else, not even an Admin, removes somebody's account. */
export const deleteAccount = asMember.deleteAccount.handler(async ({ input, context: { lotir, member } }) => {
  const { database, identity } = lotir;
  const { userId } = member;
  if (!(await identity.isPasswordOf(userId, input.password))) throw refuse("wrong-password");
  const leaving = await organisationsThatLeave(database, userId);
  if (!leaving.ok)
    throw refuse(
      "last-administrator",
      leaving.failure,
      `Vous êtes le seul administrateur de « ${leaving.failure.organisation} » : nommez-en un autre d'abord.`,
    );
  for (const organisationId of leaving.value) await removeFiles(lotir, organisationId);
  await removeForGood(database, { userId, organisations: leaving.value });
  lotir.channel.sessionEnded(userId);
  return { success: true, data: { organisationsRemoved: leaving.value.length } };
});
