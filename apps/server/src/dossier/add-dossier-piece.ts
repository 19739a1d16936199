import { randomUUID } from "node:crypto";
import { MOST_PIECES } from "@lotir/contract";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { absentProperty } from "../property/absent-property.ts";
import { holdProperty } from "../property/property-store.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { documentToWire } from "./checklist-of.ts";
import { pieceKey } from "./dossier-keys.ts";
import { addStoredPiece, findDossierPieces } from "./dossier-piece-store.ts";
import { readPiece } from "./read-piece.ts";

/** Of the name of a file. */
const LONGEST_NAME = 120;

/** Its own name, without the folders that some browsers, and some people, write before it. */
const plainNameOf = (name: string): string =>
  (
    name
      .replaceAll(/\p{Cc}/gu, "")
      .split(/[\\/]/)
      .at(-1) ?? ""
  )
    .trim()
    .slice(0, LONGEST_NAME);

/** Keeps a piece: read in a child process, its bytes beside the database, then written down. */
export const addDossierPiece = asMember.addDossierPiece.handler(async ({ input, context }) => {
  const { propertyId, pieceId = randomUUID(), code, piece: file } = input;
  const { lotir, member } = context;
  const { organisationId, userId: actorId } = member;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readPiece(bytes);
  if (!read.ok) throw refuse("bad-piece", undefined, read.failure);
  const key = pieceKey({ organisationId, propertyId, pieceId });
  // Its bytes first: a piece that is written down is there to be read.
  await lotir.objects.put(key, bytes, read.value.type);
  const name = plainNameOf(file.name) || `${code}.${read.value.type.split("/")[1]}`;
  const isKept = await lotir.database.application(organisationId, async (trx) => {
    if ((await holdProperty(trx, propertyId)) === undefined) return undefined;
    const piece = { propertyId, id: pieceId, code, name, bytes: bytes.length, ...read.value };
    const kept = await addStoredPiece(trx, { ...piece, actorId, most: MOST_PIECES });
    if (kept)
      await recordAudit(trx, { actorId, action: "dossier.piece", subject: propertyId, facts: { pieceId, code, name } });
    return kept;
  });
  if (isKept !== true) {
    await lotir.objects.delete(key);
    if (isKept === undefined) throw await absentProperty(context, propertyId);
    throw refuse("too-many-pieces", { most: MOST_PIECES });
  }
  await tellProperty(context, propertyId, "changed");
  const [kept, by] = await Promise.all([
    lotir.database.application(organisationId, (trx) => findDossierPieces(trx, propertyId)),
    lotir.identity.nameOf(actorId),
  ]);
  const stored = kept.find(({ id }) => id === pieceId);
  if (stored === undefined) throw refuse("piece-not-found", { pieceId });
  return { success: true, data: documentToWire(propertyId, stored, () => by) };
});
