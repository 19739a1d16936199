import { GuestBlock, type GuestLink } from "@lotir/contract";
import { asMember } from "../call.ts";
import { absentProperty } from "../property/absent-property.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { findGuestLinks, type StoredGuestLink } from "./guest-link-store.ts";
import { isGuestLinkOpen } from "./is-guest-link-open.ts";

const toWire = (link: StoredGuestLink, by: string | null): GuestLink => ({
  id: link.id,
  guest: link.guest,
  blocks: link.blocks.flatMap((block) => GuestBlock.safeParse(block).data ?? []),
  expiresAt: link.expiresAt.toISOString(),
  revokedAt: link.revokedAt?.toISOString() ?? null,
  isOpen: isGuestLinkOpen(link),
  openings: link.openings,
  openedAt: link.openedAt?.toISOString() ?? null,
  by,
  at: link.createdAt.toISOString(),
});

/** Who may look at a property without an account, and how often they did. */
export const listGuestLinks = asMember.listGuestLinks.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const links = await lotir.database.application(member.organisationId, async (trx) =>
    (await findPropertyGround(trx, id)) === undefined ? undefined : findGuestLinks(trx, id),
  );
  if (links === undefined) throw await absentProperty(context, id);
  const data = await Promise.all(
    links.map(async (link) =>
      toWire(link, link.createdBy === null ? null : await lotir.identity.nameOf(link.createdBy)),
    ),
  );
  return { success: true, data };
});
