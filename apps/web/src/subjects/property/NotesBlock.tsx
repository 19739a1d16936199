import { LONGEST_NOTES, type PropertySheet } from "@lotir/contract";
import { Button, Group, Skeleton, Text, Title } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import { formatMoment } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { useSentWhenBack } from "../../kit/use-sent-when-back.ts";
import { keptNotes } from "./kept-notes.ts";
import { NotesVersions } from "./NotesVersions.tsx";
import classes from "./PropertyBlocks.module.css";
import { plainText } from "./plain-text.ts";
import { useSaveNotes } from "./use-save-notes.ts";

const RichText = lazyPart(() =>
  import("../../kit/ui/rich-text/RichText.tsx").then(({ RichText: default_ }) => ({ default: default_ })),
);

interface NotesBlockProps {
  readonly property: PropertySheet;
  /** Names of the members, whom an `@` may cite. */
  readonly people: readonly string[];
}

/** Notes that the members share. What is typed stays in this browser until it is saved: neither a reload nor a cut loses it. */
export const NotesBlock = ({ property, people }: NotesBlockProps) => {
  const { id, notes, notesVersion, notesBy, notesAt } = property;
  const [draft, setDraft] = useState(() => keptNotes.read(id));
  const save = useSaveNotes();
  const { reset } = save;
  useEffect(() => {
    setDraft(keptNotes.read(id));
    reset();
  }, [id, reset]);
  const text = draft?.text ?? notes;
  const from = draft?.version ?? notesVersion;
  const type = (next: string) => {
    const kept = next === notes ? null : { text: next, version: from, isOwed: draft?.isOwed };
    keptNotes.write(id, kept);
    setDraft(kept);
  };
  const leave = () => {
    keptNotes.write(id, null);
    setDraft(null);
    reset();
  };
  /** What was typed while the answer was awaited is still to be saved, over what was just kept. */
  const settle = (sent: string, version: number) => {
    const now = keptNotes.read(id);
    if (now === null || now.text === sent) return leave();
    const rest = { text: now.text, version };
    keptNotes.write(id, rest);
    setDraft(rest);
    reset();
  };
  const send = (version: number) => {
    keptNotes.write(id, { text, version, isOwed: true });
    // Awaited here: an answer that comes once the tab was left is heard too.
    save.mutateAsync({ id, text, version }).then(
      ({ data }) => settle(text, data.version),
      () => undefined,
    );
  };
  const stale = changedMeanwhile(save.error);
  useSentWhenBack({ error: save.error, send: () => send(from), isOwed: draft?.isOwed });
  return (
    <section className={classes.block}>
      <Title order={2} mb="sm">
        Notes
      </Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(from);
        }}
      >
        <Suspense fallback={<Skeleton h={240} role="status" aria-label="Notes : chargement" />}>
          <RichText label="Notes" value={text} onChange={type} people={people} />
        </Suspense>
        {text.length > LONGEST_NOTES ? (
          <Text size="sm" c="var(--lotir-ochre-text)" mt="xs">
            Les notes comptent 50 000 caractères au plus.
          </Text>
        ) : null}
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={(_, value) => `« ${plainText(String(value ?? ""))} »`}
            busy={save.isPending}
            onTake={leave}
            onKeep={() => send(stale.version)}
          />
        )}
        <Group mt="sm">
          <Button
            type="submit"
            loading={save.isPending}
            disabled={draft === null || stale !== undefined || text.length > LONGEST_NOTES}
          >
            Enregistrer
          </Button>
          {draft === null ? null : (
            <>
              <Button variant="default" onClick={leave}>
                Abandonner
              </Button>
              <Text size="sm" c="dimmed">
                Gardé dans ce navigateur, pas encore enregistré.
              </Text>
            </>
          )}
          {draft !== null || notesAt === null ? null : (
            <Text size="sm" c="dimmed" className="figures">
              Enregistrées le {formatMoment(notesAt)}
              {notesBy === null ? "" : ` par ${notesBy}`}
            </Text>
          )}
        </Group>
      </form>
      <NotesVersions id={id} current={notes} onTake={type} />
    </section>
  );
};
