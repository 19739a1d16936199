import "@mantine/tiptap/styles.css";
import { Paper, Portal, Stack, UnstyledButton } from "@mantine/core";
import { Link, RichTextEditor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import { mentionOf, type Suggesting } from "./mention.ts";
import classes from "./RichText.module.css";
import { toHtml } from "./to-html.ts";

const LABELS = {
  boldControlLabel: "Gras",
  italicControlLabel: "Italique",
  strikeControlLabel: "Barré",
  h2ControlLabel: "Titre",
  h3ControlLabel: "Sous-titre",
  bulletListControlLabel: "Liste à puces",
  orderedListControlLabel: "Liste numérotée",
  linkControlLabel: "Lien",
  unlinkControlLabel: "Retirer le lien",
  linkEditorInputLabel: "Adresse du lien",
  linkEditorInputPlaceholder: "https://exemple.fr/",
  linkEditorExternalLink: "Ouvrir dans un nouvel onglet",
  linkEditorInternalLink: "Ouvrir dans le même onglet",
  linkEditorSave: "Enregistrer le lien",
  undoControlLabel: "Annuler la frappe",
  redoControlLabel: "Rétablir la frappe",
} as const;

interface RichTextProps {
  readonly label: string;
  /** HTML, or a plain text written before. */
  readonly value: string;
  /** Empty when nothing is left but an empty paragraph. */
  readonly onChange: (html: string) => void;
  /** Whom an `@` may name. */
  readonly people: readonly string[];
}

const Suggestions = ({ names, place, choose, at }: Suggesting & { readonly at: number }) =>
  place === null || names.length === 0 ? null : (
    <Portal>
      <Paper
        withBorder
        shadow="md"
        p={4}
        pos="fixed"
        left={place.left}
        top={place.bottom + 4}
        className={classes.names}
      >
        <Stack gap={0} role="listbox" aria-label="Citer un collègue">
          {names.map((name, rank) => (
            <UnstyledButton
              key={name}
              role="option"
              aria-selected={rank === at}
              data-chosen={rank === at || undefined}
              className={classes.name}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
            >
              {name}
            </UnstyledButton>
          ))}
        </Stack>
      </Paper>
    </Portal>
  );

/** A text with headings, lists, links and colleagues' names, and nothing more: what is pasted keeps only that. */
export const RichText = ({ label, value, onChange, people }: RichTextProps) => {
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);
  const [at, setAt] = useState(0);
  const standing = useRef({ suggesting, at, people, onChange });
  standing.current = { suggesting, at, people, onChange };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const { suggesting: shown, at: rank } = standing.current;
    const count = shown?.names.length ?? 0;
    if (shown === null || count === 0) return false;
    if (key === "ArrowDown" || key === "ArrowUp") {
      setAt((rank + (key === "ArrowDown" ? 1 : count - 1)) % count);
      return true;
    }
    const name = shown.names[rank];
    if ((key !== "Enter" && key !== "Tab") || name === undefined) return false;
    shown.choose(name);
    return true;
  };
  const onSuggest = (next: Suggesting | null) => {
    setSuggesting(next);
    setAt(0);
  };
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [2, 3] }, codeBlock: false, code: false }),
      Link.configure({ protocols: ["https", "http", "mailto", "tel"], openOnClick: false }),
      mentionOf({ people: () => standing.current.people, onSuggest, onKey }),
    ],
    content: toHtml(value),
    editorProps: { attributes: { "aria-label": label, "aria-multiline": "true", role: "textbox" } },
    onUpdate: ({ editor: typed }) => standing.current.onChange(typed.isEmpty ? "" : typed.getHTML()),
  });
  // What a colleague saved, or what is taken back, comes in; what is typed here came from here.
  useEffect(() => {
    // Taken down with its screen and not yet made anew: the next one begins with this text.
    if (editor.isDestroyed) return;
    const html = toHtml(value);
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (html !== shown) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, value]);
  return (
    <RichTextEditor editor={editor} labels={LABELS} className={classes.editor ?? ""}>
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Strikethrough />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
      {suggesting === null ? null : <Suggestions {...suggesting} at={at} />}
    </RichTextEditor>
  );
};
