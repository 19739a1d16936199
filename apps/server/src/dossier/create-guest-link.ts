import { randomUUID } from "node:crypto";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { absentProperty } from "../property/absent-property.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { insertGuestLink } from "./guest-link-store.ts";
import { hashOf, newSecret, writeToken } from "./guest-token.ts";

const DAY_MS = 86_400_000;

/** A look at chosen blocks for somebody without an account; its secret is answered once, and kept hashed. */
export const createGuestLink = asMember.createGuestLink.handler(async ({ input, context }) => {
  const { id: propertyId, guest, blocks, days } = input;
  const { lotir, member } = context;
  const { organisationId, userId: actorId } = member;
  const [linkId, secret] = [randomUUID(), newSecret()];
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  const isThere = await lotir.database.application(organisationId, async (trx) => {
    if ((await findPropertyGround(trx, propertyId)) === undefined) return false;
    const link = { propertyId, id: linkId, secretHash: hashOf(secret), guest, blocks: [...new Set(blocks)], expiresAt };
    await insertGuestLink(trx, { ...link, actorId });
    await recordAudit(trx, {
      actorId,
      action: "guest.create",
      subject: propertyId,
      facts: { linkId, guest, blocks, expiresAt: expiresAt.toISOString() },
    });
    return true;
  });
  if (!isThere) throw await absentProperty(context, propertyId);
  const path = `/partage#${writeToken({ organisationId, linkId, secret })}`;
  return { success: true, data: { id: linkId, path, expiresAt: expiresAt.toISOString() } };
});
