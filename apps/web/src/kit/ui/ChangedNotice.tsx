import { ChangedMeanwhile } from "@lotir/contract";
import { Button, Group, List, Stack, Text } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useState } from "react";
import { formatMoment } from "../format.ts";
import { isRefusalWithCode } from "../messages.fr.ts";
import { FieldChoices } from "./FieldChoices.tsx";
import { Notice } from "./Notice.tsx";

/** What a refused write says of the one that came before it; undefined for any other failure. */
export const changedMeanwhile = (error: unknown): ChangedMeanwhile | undefined => {
  if (!isRefusalWithCode(error, "changed-meanwhile") || !(error instanceof ORPCError)) return undefined;
  const read = ChangedMeanwhile.safeParse(error.data);
  return read.success ? read.data : undefined;
};

const who = ({ changedBy: { name, isYou }, changedAt }: ChangedMeanwhile): string => {
  const when = changedAt === null ? "entre-temps" : `le ${formatMoment(changedAt)}`;
  return isYou
    ? `Vous avez changé ces valeurs depuis un autre écran, ${when}`
    : `${name ?? "Un autre membre"} a changé ces valeurs ${when}`;
};

interface ChangedNoticeProps {
  readonly changed: ChangedMeanwhile;
  /** Fields to compare; all that differ where nothing is said. */
  readonly fields?: ChangedMeanwhile["fields"];
  readonly textOf: (field: string, value: unknown) => string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  /** Keeps one's own but for the fields named; where nothing is said it is all or nothing. */
  readonly onMix?: (theirs: readonly string[]) => void;
  readonly busy: boolean;
}

/** Another member wrote first: who, when, and what; then whose values stand, field by field. Nothing typed is lost. */
export const ChangedNotice = ({
  changed,
  fields = changed.fields,
  textOf,
  onTake,
  onKeep,
  onMix,
  busy,
}: ChangedNoticeProps) => {
  const { isYou } = changed.changedBy;
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const isMixed = theirs.length > 0 && theirs.length < fields.length;
  const save = () => {
    if (theirs.length === fields.length) return onTake();
    if (isMixed) return onMix?.(theirs);
    onKeep();
  };
  return (
    <Notice kind="error" title={who(changed)}>
      <Stack gap="xs">
        <Text size="sm">Votre saisie est toujours là, et n'est pas enregistrée.</Text>
        {onMix !== undefined && fields.length > 1 ? (
          <FieldChoices
            fields={fields}
            elsewhere={isYou ? "sur l'autre écran" : "de son côté"}
            textOf={textOf}
            theirs={theirs}
            onTheirs={setTheirs}
          />
        ) : fields.length === 0 ? null : (
          <List size="sm">
            {fields.map(({ field, label, theirs: other, yours }) => (
              <List.Item key={field}>
                {label} : {textOf(field, other)} {isYou ? "sur l'autre écran" : "de son côté"}, {textOf(field, yours)}{" "}
                ici
              </List.Item>
            ))}
          </List>
        )}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTake} disabled={busy}>
            {isYou ? "Reprendre les valeurs enregistrées" : "Prendre les siennes"}
          </Button>
          <Button size="xs" onClick={save} loading={busy}>
            {theirs.length === 0 ? "Garder les miennes" : "Enregistrer ce choix"}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
};
