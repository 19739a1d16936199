import type { LoadedLayer } from "@lotir/territory";
import { recordAudit } from "../audit/audit-store.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

/** Communes that one organisation may have on the way at once: a search has five. */
const MOST_COMMUNES = 10;

/** Starts the loading of a commune for a member, within what one organisation may ask, and writes it in the trail. */
export const askLoad = async (
  { jobs, database }: Lotir,
  { organisationId, userId }: Member,
  { codeInsee, layer }: { readonly codeInsee: string; readonly layer?: LoadedLayer | undefined },
): Promise<void> => {
  const loading = await jobs.loadingFor(organisationId);
  if (!loading.has(codeInsee) && loading.size >= MOST_COMMUNES)
    throw refuse("too-many-loads", { communes: [...loading].sort() });
  await jobs.start(codeInsee, { layer, organisationId });
  await database.application(organisationId, (trx) =>
    recordAudit(trx, { actorId: userId, action: "commune.load", subject: codeInsee }),
  );
};
