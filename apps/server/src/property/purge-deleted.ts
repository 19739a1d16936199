import type { Lotir } from "../lotir.ts";
import { findDeletedBefore, purgeProperties } from "./property-store.ts";
import { undoneSince } from "./undo-window.ts";

/**
 * Takes away what can no longer be undone. The bytes first: a stop in between leaves rows that say what is still to be
 * taken away, and the next purge takes it.
 */
export const purgeDeleted = async (
  { database, objects, keptFiles }: Pick<Lotir, "database" | "objects" | "keptFiles">,
  organisationId: string,
): Promise<void> => {
  const before = undoneSince();
  const gone = await database.application(organisationId, (trx) => findDeletedBefore(trx, before));
  for (const propertyId of gone)
    for (const key of await keptFiles.ofProperty(organisationId, propertyId)) await objects.delete(key);
  await database.application(organisationId, (trx) => purgeProperties(trx, before));
};
