import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "../../kit/format.ts";
import classes from "./PropertyBlocks.module.css";
import { plainText } from "./plain-text.ts";
import { useListPropertyHistory } from "./use-list-property-history.ts";

interface NotesVersionsProps {
  readonly id: string;
  readonly current: string;
  /** Puts a former text in the editor, to be saved or left. */
  readonly onTake: (text: string) => void;
}

const BEGINNING = 140;

const beginningOf = (html: string): string => {
  const text = plainText(html);
  if (text === "") return "(vide)";
  return text.length > BEGINNING ? `${text.slice(0, BEGINNING)}…` : text;
};

/** What the notes said before, by whom and when. */
const Versions = ({ id, current, onTake }: NotesVersionsProps) => {
  const history = useListPropertyHistory(id);
  const former = (history.data ?? []).filter(({ notes }) => notes !== null && notes !== current);
  if (history.data !== undefined && former.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucune version précédente.
      </Text>
    );
  return (
    <ol className={classes.deeds}>
      {former.map(({ at, by, notes }) => (
        <li key={at}>
          <Text size="sm">{beginningOf(notes ?? "")}</Text>
          <Group gap="xs">
            <Text size="xs" c="dimmed" className="figures">
              {formatMoment(at)}
              {by === null ? "" : ` · ${by}`}
            </Text>
            <Button variant="subtle" size="compact-xs" onClick={() => onTake(notes ?? "")}>
              Reprendre ce texte
            </Button>
          </Group>
        </li>
      ))}
    </ol>
  );
};

/** Former versions of the notes, behind a button. */
export const NotesVersions = (props: NotesVersionsProps) => {
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.versions}>
      <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? "Masquer les versions précédentes" : "Versions précédentes"}
      </Button>
      {shown ? <Versions {...props} /> : null}
    </div>
  );
};
