import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";

/** In lines: a zone is presented in a few paragraphs. */
const LONGEST = 40;

/**
 * Takes out of the general provisions what presents a zone: it stands last before the zone's first article when the title of
 * the zone is lost, as the head that every page repeats.
 */
export const presentationIn = (general: Fragment[], code: string | undefined): Fragment[] => {
  const opening = `la zone ${fold(code ?? "")} `;
  const from = general.findLastIndex(({ plain }) => plain.startsWith(opening));
  return from < 0 || general.length - from > LONGEST ? [] : general.splice(from);
};
