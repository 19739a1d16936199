import { toIcs } from "@lotir/dossier";
import { asMember } from "../call.ts";
import { namesIn } from "./names-in.ts";
import { readDossier } from "./read-dossier.ts";
import { trackingOf } from "./tracking-of.ts";

const ASK = "Aide à la décision, non opposable : à vérifier avant d'agir.";

/** What falls due on a file, for any calendar. */
export const exportDossierCalendar = asMember.exportDossierCalendar.handler(async ({ input: { id }, context }) => {
  const { lotir } = context;
  const read = await readDossier(context, id);
  const today = lotir.today();
  const { dueDates, name } = trackingOf(read, { today, nameOf: await namesIn(lotir, read) });
  const days = dueDates.map(({ code, on, title, article }) => ({
    uid: `${id}-${code}@lotir`,
    on,
    title: `${name} : ${title}`,
    description: `${article}. ${ASK}`,
  }));
  return new File([toIcs({ name: `Lotir, ${name}`, stamp: today, days })], `echeances-${id.slice(0, 8)}.ics`, {
    type: "text/calendar; charset=utf-8",
  });
});
