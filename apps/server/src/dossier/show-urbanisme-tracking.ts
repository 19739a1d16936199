import { asMember } from "../call.ts";
import { namesIn } from "./names-in.ts";
import { readDossier } from "./read-dossier.ts";
import { trackingOf } from "./tracking-of.ts";

/** Where the file of a property stands. */
export const showUrbanismeTracking = asMember.showUrbanismeTracking.handler(async ({ input: { id }, context }) => {
  const read = await readDossier(context, id);
  const { lotir } = context;
  return { success: true, data: trackingOf(read, { today: lotir.today(), nameOf: await namesIn(lotir, read) }) };
});
