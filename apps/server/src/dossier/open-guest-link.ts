import { GuestBlock, type NoteBlocks } from "@lotir/contract";
import { open } from "../call.ts";
import { refuse } from "../refuse.ts";
import { countOpening, findGuestLink } from "./guest-link-store.ts";
import { isSecretOf, readToken } from "./guest-token.ts";
import { isGuestLinkOpen } from "./is-guest-link-open.ts";
import { noteBlocksOf } from "./note-blocks-of.ts";
import { findDossier } from "./read-dossier.ts";

/** Only what was chosen: the rest never leaves. */
const chosenOf = (all: NoteBlocks, blocks: readonly GuestBlock[]): Partial<NoteBlocks> =>
  Object.fromEntries(blocks.map((block) => [block, all[block]]));

/** What a link shows to who holds its secret; whatever is wrong with it, the same is said. */
export const openGuestLink = open.openGuestLink.handler(async ({ input: { token: text }, context: { lotir } }) => {
  const token = readToken(text);
  if (token === undefined) throw refuse("guest-link-closed");
  const { organisationId, linkId, secret } = token;
  const link = await lotir.database.application(organisationId, (trx) => findGuestLink(trx, linkId));
  if (link === undefined || !isSecretOf(secret, link.secretHash) || !isGuestLinkOpen(link))
    throw refuse("guest-link-closed");
  const read = await findDossier({ lotir, member: { organisationId } }, link.propertyId);
  if (read === undefined) throw refuse("guest-link-closed");
  await lotir.database.application(organisationId, (trx) => countOpening(trx, linkId));
  const blocks = link.blocks.flatMap((block) => GuestBlock.safeParse(block).data ?? []);
  const today = lotir.today();
  const all = await noteBlocksOf({ lotir, organisationId }, read, today);
  return {
    success: true,
    data: {
      guest: link.guest,
      name: read.property.name,
      expiresAt: link.expiresAt.toISOString(),
      on: today,
      blocks: chosenOf(all, blocks),
    },
  };
});
