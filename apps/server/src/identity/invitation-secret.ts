import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "@lotir/database";

type Identity = Pick<Database, "identity">;

const hashOf = (secret: string): Buffer => createHash("sha256").update(secret, "utf8").digest();

/** A new secret of 256 bits for an invitation's link; the one before opens nothing any more. Only its hash is kept. */
export const renewSecret = async ({ identity }: Identity, invitationId: string): Promise<string> => {
  const secret = randomBytes(32).toString("base64url");
  await identity
    .insertInto("auth.invitation_secret")
    .values({ invitation_id: invitationId, hash: hashOf(secret) })
    .onConflict((taken) => taken.column("invitation_id").doUpdateSet({ hash: hashOf(secret), created_at: new Date() }))
    .execute();
  return secret;
};

/** Whether a secret is that of the invitation, which must still wait. Compared in constant time. */
export const opensInvitation = async (
  { identity }: Identity,
  invitationId: string,
  secret: string,
): Promise<boolean> => {
  const kept = await identity
    .selectFrom("auth.invitation_secret as secret")
    .innerJoin("auth.invitation as invitation", "invitation.id", "secret.invitation_id")
    .select("secret.hash")
    .where("secret.invitation_id", "=", invitationId)
    .where("invitation.status", "=", "pending")
    .where("invitation.expires_at", ">", new Date())
    .executeTakeFirst();
  return kept !== undefined && timingSafeEqual(hashOf(secret), kept.hash);
};

/** An invitation that was answered: its link is worth nothing. */
export const forgetSecret = async ({ identity }: Identity, invitationId: string): Promise<void> => {
  await identity.deleteFrom("auth.invitation_secret").where("invitation_id", "=", invitationId).execute();
};
