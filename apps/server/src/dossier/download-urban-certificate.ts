import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { certificateKey, PDF_TYPE, WORD_TYPE } from "./dossier-keys.ts";
import { findMaking } from "./dossier-making-store.ts";

/** The application that was prepared, for members of the organisation that asked for it. */
export const downloadUrbanCertificate = asMember.downloadUrbanCertificate.handler(async ({ input, context }) => {
  const { id: propertyId, jobId, format } = input;
  const { lotir, member } = context;
  const { organisationId } = member;
  const making = await lotir.database.application(organisationId, (trx) => findMaking(trx, { propertyId, id: jobId }));
  const bytes =
    making?.status === "completed"
      ? await lotir.objects.get(certificateKey({ organisationId, propertyId, makingId: jobId }, format))
      : undefined;
  if (bytes === undefined) throw refuse("certificate-not-found", { jobId });
  return new File([bytes], `demande-certificat-${propertyId.slice(0, 8)}.${format}`, {
    type: format === "pdf" ? PDF_TYPE : WORD_TYPE,
  });
});
