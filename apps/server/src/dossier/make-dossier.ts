import { randomUUID } from "node:crypto";
import { recordAudit } from "../audit/audit-store.ts";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { refuse } from "../refuse.ts";
import type { DossierPrinting } from "./dossier-document.ts";
import { insertMaking } from "./dossier-making-store.ts";
import { namesIn } from "./names-in.ts";
import { plansOf } from "./plans-of.ts";
import { type ReadDossier, readDossier } from "./read-dossier.ts";
import { trackingOf } from "./tracking-of.ts";

type Asking = Pick<Call, "lotir"> & { readonly member: Member };

/** A file stands on parcels that somebody checked on the map. */
export const refuseUnvalidated = ({ parcels }: ReadDossier): void => {
  const proposed = parcels.filter(({ status }) => status !== "validated");
  if (parcels.length === 0 || proposed.length > 0)
    throw refuse("parcels-not-validated", { proposed: proposed.map(({ parcelleId }) => parcelleId) });
};

const groundOf = ({ parcelle, property }: ReadDossier): DossierPrinting["ground"] => ({
  builtM2: parcelle?.built ?? null,
  frontageM: parcelle?.frontage ?? null,
  vintage: property.vintage,
});

/** What a file prints of what was read, its plans drawn. */
export const printingOf = async (
  read: ReadDossier,
  told: Pick<DossierPrinting, "tracking" | "today">,
): Promise<DossierPrinting> => ({
  ...told,
  ...(await plansOf(read.drawn, told)),
  ground: groundOf(read),
  photos: [],
});

/** Everything that a file prints, read at one moment; its plans where they are asked for. */
export const readPrinting = async (
  context: Asking,
  id: string,
  { includeDivisionDrawing }: { readonly includeDivisionDrawing: boolean },
): Promise<DossierPrinting> => {
  const { lotir } = context;
  const read = await readDossier(context, id);
  refuseUnvalidated(read);
  const today = lotir.today();
  const tracking = trackingOf(read, { today, nameOf: await namesIn(lotir, read) });
  if (!includeDivisionDrawing) return { tracking, today, ground: groundOf(read), plans: [], photos: [], files: [] };
  return printingOf(read, { tracking, today });
};

/** Writes down that a file was made, of which data, by whom. */
export const recordMade = async ({ lotir, member }: Asking, propertyId: string, dataHash: string): Promise<void> => {
  const actorId = member.userId;
  await lotir.database.application(member.organisationId, async (trx) => {
    await insertMaking(trx, { propertyId, id: randomUUID(), kind: "dossier", status: "completed", dataHash, actorId });
    await recordAudit(trx, { actorId, action: "dossier.make", subject: propertyId, facts: { hash: dataHash } });
  });
};
