import { type Fragment, withoutMarker } from "./fragments.ts";
import { bareTopicOf } from "./headings.ts";
import { STATE_WORDS } from "./titles.ts";

interface Around {
  readonly before: Fragment | undefined;
  readonly next: Fragment | undefined;
  /** The lines of the open article; undefined when none is open. */
  readonly held: readonly Fragment[] | undefined;
}

/** The line before ended its sentence (or was a title), and the next one begins a sentence or a list. */
export const standsAlone = (fragment: Fragment, { before, next, held }: Around): boolean => {
  const row = fragment.text.includes(" | ");
  const labelled = /^[^:]{4,60} : ?\S/.test(fragment.text);
  if (!/^\p{Lu}/u.test(withoutMarker(fragment.text)) || !(next || row || labelled)) return false;
  const ended =
    before === undefined ||
    before.cells !== undefined ||
    held === undefined ||
    (held.length === 0 && !fragment.cells) ||
    /[.;:!?]\s*$|\s\|\s/.test(before.text) ||
    bareTopicOf(before.text) !== undefined ||
    STATE_WORDS.test(before.plain);
  const follows = next?.marker !== undefined || /^[\p{Lu}\d«]/u.test(next?.text ?? "");
  return ended && (row || (labelled && next === undefined) || follows);
};
