import { z } from "zod";
import { asMember } from "../call.ts";
import { absentProperty } from "../property/absent-property.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { certificateUrl } from "./certificate-url.ts";
import { findLastMaking } from "./dossier-making-store.ts";

const STATUSES = { waiting: "generating", running: "generating", completed: "completed", failed: "error" } as const;
const Log = z.array(z.string());

/** How the last application for a certificate stands. */
export const showUrbanCertificate = asMember.showUrbanCertificate.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const found = await lotir.database.application(member.organisationId, async (trx) =>
    (await findPropertyGround(trx, id)) === undefined
      ? undefined
      : { making: await findLastMaking(trx, { propertyId: id, kind: "certificat" }) },
  );
  if (found === undefined) throw await absentProperty(context, id);
  const { making } = found;
  if (making === undefined)
    return {
      success: true,
      data: { jobId: null, status: "idle" as const, progress: 0, log: [], url: null, error: null, at: null },
    };
  return {
    success: true,
    data: {
      jobId: making.id,
      status: STATUSES[making.status],
      progress: making.progress,
      log: Log.safeParse(making.log).data ?? [],
      url: making.status === "completed" ? certificateUrl(id, making.id) : null,
      error: making.failure,
      at: making.createdAt.toISOString(),
    },
  };
});
