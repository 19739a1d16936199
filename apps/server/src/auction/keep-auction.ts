import { LONGEST_NOTES } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { type ParcelleId, readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle } from "@lotir/territory";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { holdNotes, writeNotes } from "../property/note-store.ts";
import { insertPropertyParcel } from "../property/property-parcel-store.ts";
import { findPropertyOfParcelle, insertProperty, setPropertySurface } from "../property/property-store.ts";
import { propertyToWire } from "../property/property-to-wire.ts";
import { tellAdded } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { findAuction, type KeptAuction } from "./auction-store.ts";
import { insertPropertyAuction } from "./property-auction-store.ts";
import { saleFacts } from "./sale-facts.ts";

/** `site:notice:lot`; a notice's own id has no colon. */
const soughtSale = async ({ database }: Lotir, auctionId: string): Promise<KeptAuction> => {
  const [site = "", id = "", lot = ""] = auctionId.split(":");
  const rank = Number(lot);
  const found = Number.isSafeInteger(rank) ? await findAuction(database.territory, { site, id, lot: rank }) : undefined;
  if (found === undefined) throw refuse("auction-not-found", { auctionId });
  return found;
};

const loadedParcel = async (lotir: Lotir, text: string) => {
  const id = readParcelleId(text);
  const parcelle = id && (await findParcelle(lotir.database.territory, id));
  if (id !== undefined && parcelle !== undefined) return { id, parcelle };
  const { isDescribed } =
    id === undefined ? { isDescribed: true } : await lotir.jobs.progress(referenceOf(id).codeInsee);
  throw refuse(isDescribed ? "unknown-parcel" : "parcel-not-loaded", { id: text });
};

const addressOf = ({ notice }: KeptAuction, name: string) => {
  const city = notice.city ?? name;
  const street = notice.street ?? "Adresse non communiquée";
  const place = [notice.postalCode, city].filter(Boolean).join(" ");
  return { label: `${street}, ${place}`, city, postalCode: notice.postalCode };
};

/** The sale's facts stand in the notes of the property, after what was written there; once. */
const noteSale = async (
  trx: ApplicationTransaction,
  given: { readonly propertyId: string; readonly actorId: string; readonly auction: KeptAuction },
): Promise<void> => {
  const { propertyId, actorId, auction } = given;
  const kept = await holdNotes(trx, propertyId);
  const written = kept?.value.text ?? "";
  if (written.includes(auction.url)) return;
  const text = [written, saleFacts(auction)].filter(Boolean).join("\n\n");
  if (text.length <= LONGEST_NOTES) await writeNotes(trx, { propertyId, actorId, text, isKept: kept !== undefined });
};

/** Adds the parcels validated for a sale to the portfolio; one that is there already receives them and the sale's facts. */
export const keepAuction = asMember.keepAuction.handler(async ({ input, context: { lotir, member } }) => {
  const auction = await soughtSale(lotir, input.auctionId);
  const loaded: Awaited<ReturnType<typeof loadedParcel>>[] = [];
  for (const text of new Set(input.parcelIds)) loaded.push(await loadedParcel(lotir, text));
  const [first] = loaded;
  if (first === undefined) throw refuse("invalid-input");
  const { row } = first.parcelle.sheet;
  const address = addressOf(
    auction,
    (await lotir.jobs.progress(first.parcelle.commune)).name ?? first.parcelle.commune,
  );
  const actorId = member.userId;
  const property = { parcelleId: first.id, name: `${row.section} ${row.numero} · ${address.city}`, address };
  const stored = await lotir.database.application(member.organisationId, async (trx) => {
    const isNew = await insertProperty(trx, { ...property, outline: row.outline, createdBy: actorId });
    const found = await findPropertyOfParcelle(trx, first.id);
    if (found === undefined) throw refuse("property-not-found", { id: first.id });
    const ids: readonly ParcelleId[] = loaded.map(({ id }) => id);
    for (const parcelleId of ids)
      await insertPropertyParcel(trx, { propertyId: found.id, parcelleId, status: "validated", actorId });
    const surface = loaded.reduce((sum, { parcelle }) => sum + parcelle.surface, 0);
    if (loaded.length > 1) await setPropertySurface(trx, { propertyId: found.id, actorId, surface });
    await insertPropertyAuction(trx, { propertyId: found.id, actorId, auction });
    await noteSale(trx, { propertyId: found.id, actorId, auction });
    if (isNew) await recordAudit(trx, { actorId, action: "property.add", subject: first.id });
    return (await findPropertyOfParcelle(trx, first.id)) ?? found;
  });
  await tellAdded({ lotir, member }, { propertyId: stored.id, parcelId: first.id });
  return { success: true, data: propertyToWire(stored) };
});
