import { fold } from "../document/fold.ts";
import { type Fragment, withoutMarker } from "./fragments.ts";
import type { Topic } from "./topics.ts";

const PLACING: ReadonlySet<Topic | undefined> = new Set(["mixed", "voie", "limites", "entre"]);

/** "- par rapport aux limites séparatives" in an article of implantation: a title, that tells what the next lines are about. */
export const isDashedTitle = (
  { text, startsLine }: Fragment,
  next: Fragment | undefined,
  open: Topic | undefined,
): boolean =>
  startsLine &&
  PLACING.has(open) &&
  /^(?:par rapport|vis-a-vis|les unes par rapport|entre (?:les |deux )?(?:batiments|constructions))/.test(
    fold(withoutMarker(text)),
  ) &&
  !/[.;,:]\s*$/.test(text) &&
  next?.marker === undefined &&
  /^\p{Lu}/u.test(next?.text ?? "");
