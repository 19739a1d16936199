import type { DossierFacts as Facts, Lot } from "@lotir/contract";
import { DossierFacts } from "@lotir/contract";
import { readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle, type ParcellePlu, type ParcelleSheet, showPlu } from "@lotir/territory";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findCapture, type StoredCapture } from "../plan/capture-store.ts";
import { absentProperty } from "../property/absent-property.ts";
import { findLots } from "../property/lot-store.ts";
import { findPhotos, type StoredPhoto } from "../property/photo-store.ts";
import { findPropertyParcels, type StoredPropertyParcel } from "../property/property-parcel-store.ts";
import { findStoredProperty, isOfOneOwner } from "../property/property-store.ts";
import { type Sold, soldLots } from "../property/sold-lots.ts";
import { findDossierEvents, type StoredEvent } from "./dossier-event-store.ts";
import { findLastMaking, type StoredMaking } from "./dossier-making-store.ts";
import { findDossierPieces, type StoredPiece } from "./dossier-piece-store.ts";
import { findDossierFacts } from "./dossier-store.ts";
import { type FileLots, fileLots } from "./file-lots.ts";
import { type PlanOfFile, planOfFile } from "./plan-of-file.ts";

type StoredSheet = NonNullable<Awaited<ReturnType<typeof findStoredProperty>>>;

/** Everything that a file rests on, read once. */
export interface ReadDossier {
  readonly property: StoredSheet;
  readonly parcels: readonly StoredPropertyParcel[];
  readonly oneOwner: boolean;
  readonly entered: readonly Lot[];
  readonly sold: Sold;
  /** What the file draws and counts; `sold` is what the balance counts. */
  readonly lots: FileLots;
  readonly drawn: PlanOfFile | undefined;
  /** Undefined where the commune is no longer loaded. */
  readonly parcelle: ParcelleSheet | undefined;
  readonly plu: ParcellePlu | undefined;
  readonly facts: Facts;
  readonly factsVersion: number;
  readonly events: readonly StoredEvent[];
  readonly pieces: readonly StoredPiece[];
  readonly photos: readonly StoredPhoto[];
  /** The map captured for it last. */
  readonly capture: StoredCapture | undefined;
  readonly made: StoredMaking | undefined;
}

interface Asking {
  readonly lotir: Pick<Lotir, "database">;
  readonly member: Pick<Member, "organisationId">;
}

/** The same for who has no session: a job, a guest. Undefined when the organisation has no such property. */
export const findDossier = async ({ lotir, member }: Asking, id: string): Promise<ReadDossier | undefined> => {
  const own = await lotir.database.application(member.organisationId, async (trx) => {
    const property = await findStoredProperty(trx, id);
    if (property === undefined) return undefined;
    const told = await findDossierFacts(trx, id);
    return {
      property,
      parcels: await findPropertyParcels(trx, id),
      oneOwner: await isOfOneOwner(trx, id),
      entered: await findLots(trx, id),
      facts: told?.value ?? DossierFacts.parse({}),
      factsVersion: told?.version ?? 0,
      events: await findDossierEvents(trx, id),
      pieces: await findDossierPieces(trx, id),
      drawn: await planOfFile(trx, id),
      photos: await findPhotos(trx, id),
      capture: await findCapture(trx, id),
      made: await findLastMaking(trx, { propertyId: id, kind: "dossier", status: "completed" }),
    };
  });
  if (own === undefined) return undefined;
  const parcelleId = readParcelleId(own.property.parcelleId);
  const reader = lotir.database.territory;
  const parcelle = parcelleId && (await findParcelle(reader, parcelleId));
  const plu =
    parcelleId && parcelle && (await showPlu(reader, { codeInsee: referenceOf(parcelleId).codeInsee, id: parcelleId }));
  const sold = soldLots(own.entered, parcelle);
  return { ...own, parcelle, plu, sold, lots: fileLots(sold, own.drawn) };
};

/** What the file of a member's property rests on; refuses a property that is not there. */
export const readDossier = async (
  context: Pick<Call, "lotir"> & { readonly member: Member },
  id: string,
): Promise<ReadDossier> => {
  const found = await findDossier(context, id);
  if (found === undefined) throw await absentProperty(context, id);
  return found;
};
