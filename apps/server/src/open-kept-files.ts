import type { ApplicationTransaction, Database } from "@lotir/database";
import { certificateKey, pieceKey } from "./dossier/dossier-keys.ts";
import { findCertificates, madeCount } from "./dossier/dossier-making-store.ts";
import { findDossierPieces } from "./dossier/dossier-piece-store.ts";
import type { KeptFiles } from "./kept-files.ts";
import { captureKey, photoKey } from "./photo-keys.ts";
import { findPhotos } from "./property/photo-store.ts";
import { listStoredProperties, propertyCount } from "./property/property-store.ts";

interface Place {
  readonly organisationId: string;
  readonly propertyId: string;
}

const keysOf = async (trx: ApplicationTransaction, place: Place): Promise<readonly string[]> => {
  const { propertyId } = place;
  const photos = await findPhotos(trx, propertyId);
  const pieces = await findDossierPieces(trx, propertyId);
  const certificates = await findCertificates(trx, propertyId);
  return [
    captureKey(place),
    ...photos.flatMap(({ id: photoId }) =>
      (["photo", "thumbnail"] as const).map((size) => photoKey({ ...place, photoId }, size)),
    ),
    ...pieces.map(({ id: pieceId }) => pieceKey({ ...place, pieceId })),
    ...certificates.flatMap((makingId) =>
      (["pdf", "docx"] as const).map((format) => certificateKey({ ...place, makingId }, format)),
    ),
  ];
};

/** Reads what each subject keeps: composed here, so that a property knows nothing of what hangs from it. */
export const openKeptFiles = ({ application }: Pick<Database, "application">): KeptFiles => ({
  ofProperty: (organisationId, propertyId) =>
    application(organisationId, (trx) => keysOf(trx, { organisationId, propertyId })),
  ofOrganisation: (organisationId) =>
    application(organisationId, async (trx) => {
      const keys: string[] = [];
      for (const { id: propertyId } of await listStoredProperties(trx))
        keys.push(...(await keysOf(trx, { organisationId, propertyId })));
      return keys;
    }),
  countPortfolio: (organisationId) =>
    application(organisationId, async (trx) => {
      const { total, withDossier } = await trx
        .selectNoFrom([propertyCount(trx).as("total"), madeCount(trx).as("withDossier")])
        .executeTakeFirstOrThrow();
      return { total: Number(total), withDossier: Number(withDossier) };
    }),
});
