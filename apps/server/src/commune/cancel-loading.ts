import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { communeToWire } from "./commune-to-wire.ts";

/** The organisation waits no more: what loads stops unless another waits for it. Layers already published stay. */
export const cancelLoading = asMember.cancelLoading.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { codeInsee } = input;
  const ending = await lotir.jobs.cancel(codeInsee, member.organisationId);
  if (ending === "of-another") throw refuse("load-of-another", { codeInsee });
  await lotir.database.application(member.organisationId, (trx) =>
    recordAudit(trx, { actorId: member.userId, action: "commune.cancel", subject: codeInsee }),
  );
  const data = communeToWire(await lotir.jobs.progress(codeInsee));
  return { success: true, data, goesOn: ending === "goes-on" };
});
