import { type Fragment, withoutMarker } from "./fragments.ts";
import { bareTopicOf } from "./headings.ts";
import { ordinalOf } from "./ordinals.ts";
import { isPlainTitle } from "./titles.ts";
import { type Topic, topicOf } from "./topics.ts";

/** Letters and Roman figures number parts; figures number items as well, and need a title that names a subject. */
const OF_PARTS: ReadonlySet<string> = new Set(["A", "I"]);

/** The numbered titles that opened a part: the next one of a kind opens the next part, whatever its words. */
export class NumberedParts {
  readonly #last = new Map<string, number>();

  note({ marker }: Fragment): void {
    if (marker !== undefined) this.#last.set(marker.kind, ordinalOf(marker.label, marker.kind));
  }

  clear(): void {
    this.#last.clear();
  }

  next(fragment: Fragment): { readonly title: string; readonly topic: Topic } | undefined {
    const { marker } = fragment;
    const last = marker && this.#last.get(marker.kind);
    if (!marker || last === undefined || ordinalOf(marker.label, marker.kind) !== last + 1) return undefined;
    const title = withoutMarker(fragment.text);
    const plain = isPlainTitle(title) && title.length <= 90 && !/:\s*$/.test(title) && /^\p{Lu}/u.test(title);
    if (!plain || !(OF_PARTS.has(marker.kind) || bareTopicOf(title) !== undefined)) return undefined;
    return { title, topic: topicOf(title) ?? "other" };
  }
}
