import type { ORPCError } from "@orpc/server";
import { findLastDeed } from "../audit/audit-store.ts";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { refuse } from "../refuse.ts";

const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" });

/** What is said of a property that is not there: deleted, by whom and when, or never known to this organisation. */
export const absentProperty = async (
  { lotir, member }: Pick<Call, "lotir"> & { readonly member: Member },
  id: string,
): Promise<ORPCError<string, unknown>> => {
  const deed = await lotir.database.application(member.organisationId, (trx) =>
    findLastDeed(trx, { action: "property.delete", subject: id }),
  );
  if (deed === undefined) return refuse("property-not-found", { id });
  const by = deed.actorId === null ? null : await lotir.identity.nameOf(deed.actorId);
  const { name = "Cette propriété", parcelleId } = deed.facts as { name?: string; parcelleId?: string };
  const when = DAY.format(deed.happenedAt);
  const sentence = `${name} a été supprimée${by === null ? "" : ` par ${by}`} le ${when}.`;
  return refuse(
    "property-deleted",
    { id, by, at: deed.happenedAt.toISOString(), name, parcelId: parcelleId },
    sentence,
  );
};
