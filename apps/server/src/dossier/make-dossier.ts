import { randomUUID } from "node:crypto";
import { recordAudit } from "../audit/audit-store.ts";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import type { DossierPrinting } from "./dossier-document.ts";
import { insertMaking } from "./dossier-making-store.ts";
import { groundOfFile } from "./ground-of-file.ts";
import { namesIn } from "./names-in.ts";
import { photosOfFile } from "./photos-of-file.ts";
import { plansOf } from "./plans-of.ts";
import { type ReadDossier, readDossier } from "./read-dossier.ts";
import { risksOfFile } from "./risks-of-file.ts";
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

export interface Printing {
  readonly lotir: Pick<Lotir, "database" | "connectors" | "plan" | "today" | "objects">;
  readonly organisationId: string;
  /** Hears how many plans are drawn. */
  readonly onPlan?: (done: number, all: number) => void;
}

/** What a file prints of what was read: its plans drawn, its photos, what is asked of the ground that day. */
export const printingOf = async (
  { lotir, organisationId, onPlan }: Printing,
  read: ReadDossier,
  told: Pick<DossierPrinting, "tracking" | "today">,
): Promise<DossierPrinting> => {
  const [ground, risks] = await Promise.all([groundOfFile(lotir, read), risksOfFile(lotir, read)]);
  return {
    ...told,
    ...(await plansOf(ground, told, onPlan)),
    ground: groundOf(read),
    photos: await photosOfFile({ lotir, organisationId }, read.property.id),
    risks,
  };
};

/** Everything that a file prints, read at one moment; its plans where they are asked for. */
export const readPrinting = async (
  context: Asking,
  id: string,
  { includeDivisionDrawing, onPlan }: { readonly includeDivisionDrawing: boolean } & Pick<Printing, "onPlan">,
): Promise<DossierPrinting> => {
  const { lotir } = context;
  const read = await readDossier(context, id);
  refuseUnvalidated(read);
  const today = lotir.today();
  const tracking = trackingOf(read, { today, nameOf: await namesIn(lotir, read) });
  const { organisationId } = context.member;
  if (includeDivisionDrawing)
    return printingOf({ lotir, organisationId, ...(onPlan === undefined ? {} : { onPlan }) }, read, {
      tracking,
      today,
    });
  const [photos, risks] = await Promise.all([photosOfFile({ lotir, organisationId }, id), risksOfFile(lotir, read)]);
  return { tracking, today, ground: groundOf(read), plans: [], files: [], photos, risks };
};

/** Writes down that a file was made, of which data, by whom. */
export const recordMade = async ({ lotir, member }: Asking, propertyId: string, dataHash: string): Promise<void> => {
  const actorId = member.userId;
  await lotir.database.application(member.organisationId, async (trx) => {
    await insertMaking(trx, { propertyId, id: randomUUID(), kind: "dossier", status: "completed", dataHash, actorId });
    await recordAudit(trx, { actorId, action: "dossier.make", subject: propertyId, facts: { hash: dataHash } });
  });
};
