import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { communeToWire } from "./commune-to-wire.ts";

/** Stops what is loading for the organisation, or for nobody; layers already published stay. */
export const cancelLoading = asMember.cancelLoading.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { codeInsee } = input;
  if ((await lotir.jobs.cancel(codeInsee, member)) === "of-another") throw refuse("load-of-another", { codeInsee });
  await lotir.database.application(member.organisationId, (trx) =>
    recordAudit(trx, { actorId: member.userId, action: "commune.cancel", subject: codeInsee }),
  );
  return { success: true, data: communeToWire(await lotir.jobs.progress(codeInsee)) };
});
