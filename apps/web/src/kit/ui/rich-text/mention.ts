import Mention from "@tiptap/extension-mention";
import type { SuggestionKeyDownProps, SuggestionProps } from "@tiptap/suggestion";

const MOST = 6;

export interface Suggesting {
  readonly names: readonly string[];
  readonly place: DOMRect | null;
  readonly choose: (name: string) => void;
}

interface Listening {
  /** Asked at each key, so that who joined meanwhile is there. */
  readonly people: () => readonly string[];
  readonly onSuggest: (suggesting: Suggesting | null) => void;
  /** True when the key was taken by the list. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** `@` names a colleague: the list follows the caret, and the text keeps the name. */
export const mentionOf = ({ people, onSuggest, onKey }: Listening) => {
  const show = ({ items, clientRect, command }: SuggestionProps<string, { id: string; label: string }>) =>
    onSuggest({
      names: items,
      place: clientRect?.() ?? null,
      choose: (name) => command({ id: name, label: name }),
    });
  return Mention.configure({
    HTMLAttributes: { class: "mention" },
    suggestion: {
      items: ({ query }) =>
        people()
          .filter((name) => fold(name).includes(fold(query)))
          .slice(0, MOST),
      render: () => ({
        onStart: show,
        onUpdate: show,
        onExit: () => onSuggest(null),
        onKeyDown: ({ event }: SuggestionKeyDownProps) => onKey(event),
      }),
    },
  });
};
