import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuseUnvalidated } from "./make-dossier.ts";
import { readDossier } from "./read-dossier.ts";

/** Has the application for a certificate prepared: the answer is at once, the work is a job. */
export const generateUrbanCertificate = asMember.generateUrbanCertificate.handler(
  async ({ input: { id }, context }) => {
    const { lotir, member } = context;
    refuseUnvalidated(await readDossier(context, id));
    const { organisationId, userId: actorId } = member;
    const jobId = await lotir.certificates.start({ organisationId, propertyId: id, actorId });
    await lotir.database.application(organisationId, (trx) =>
      recordAudit(trx, { actorId, action: "dossier.certificate", subject: id, facts: { jobId } }),
    );
    return { success: true, jobId, data: { jobId } };
  },
);
