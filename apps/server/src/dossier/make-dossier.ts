import { randomUUID } from "node:crypto";
import { recordAudit } from "../audit/audit-store.ts";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { type DossierPrinting, printedHashOf } from "./dossier-document.ts";
import { insertMaking } from "./dossier-making-store.ts";
import { groundOfFile } from "./ground-of-file.ts";
import { lotMeasures } from "./lot-measures.ts";
import { namesIn } from "./names-in.ts";
import { photosOfFile } from "./photos-of-file.ts";
import { plansOf } from "./plans-of.ts";
import { type ReadDossier, readDossier } from "./read-dossier.ts";
import { risksOfFile } from "./risks-of-file.ts";
import { screenshotOfFile } from "./screenshot-of-file.ts";
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
  readonly lotir: Pick<Lotir, "database" | "connectors" | "plan" | "today" | "objects" | "printer">;
  readonly organisationId: string;
  /** Hears how many plans are drawn, of how many. */
  readonly onPlan?: (done: number, all: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** What of a file may be left out. */
export interface Included {
  readonly includeScreenshot: boolean;
  readonly includeDivisionDrawing: boolean;
}

/** What a file prints of what was read: its plans drawn, its photos, what is asked of the ground that day. */
export const printingOf = async (
  { lotir, organisationId, onPlan, signal }: Printing,
  read: ReadDossier,
  told: Pick<DossierPrinting, "tracking" | "today"> & Included,
): Promise<DossierPrinting> => {
  const { tracking, today, includeScreenshot, includeDivisionDrawing } = told;
  const [ground, risks] = await Promise.all([
    includeDivisionDrawing ? groundOfFile(lotir, read) : undefined,
    risksOfFile(lotir, read),
  ]);
  const drawn = ground && (await plansOf(ground, { tracking, today }, { printer: lotir.printer, onPlan, signal }));
  const printing = {
    tracking,
    today,
    plans: drawn?.plans ?? [],
    files: drawn?.files ?? [],
    ground: groundOf(read),
    lotRules: lotMeasures(read),
    captures: includeScreenshot ? await screenshotOfFile({ lotir, organisationId }, read) : [],
    photos: await photosOfFile({ lotir, organisationId }, read.property.id, read.photos),
    risks,
  };
  return { ...printing, printedHash: printedHashOf(printing) };
};

/** Everything that a file prints, read at one moment. */
export const readPrinting = async (
  context: Asking,
  id: string,
  { onPlan, signal, ...included }: Included & Pick<Printing, "onPlan" | "signal">,
): Promise<DossierPrinting> => {
  const { lotir } = context;
  const read = await readDossier(context, id);
  refuseUnvalidated(read);
  const today = lotir.today();
  const tracking = trackingOf(read, { today, nameOf: await namesIn(lotir, read) });
  const { organisationId } = context.member;
  const printing = { lotir, organisationId, signal, ...(onPlan === undefined ? {} : { onPlan }) };
  return printingOf(printing, read, { tracking, today, ...included });
};

interface Made {
  readonly propertyId: string;
  /** Of what the screen shows, by which a file is known to be current. */
  readonly dataHash: string;
  /** Of everything that was printed. */
  readonly printedHash: string;
}

/** Writes down that a file was made, of which data, by whom. */
export const recordMade = async (
  { lotir, member }: Asking,
  { propertyId, dataHash, printedHash }: Made,
): Promise<void> => {
  const actorId = member.userId;
  await lotir.database.application(member.organisationId, async (trx) => {
    await insertMaking(trx, { propertyId, id: randomUUID(), kind: "dossier", status: "completed", dataHash, actorId });
    const facts = { hash: dataHash, printed: printedHash };
    await recordAudit(trx, { actorId, action: "dossier.make", subject: propertyId, facts });
  });
};
