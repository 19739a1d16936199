import { ChangedMeanwhile } from "@lotir/contract";
import { Button, Group, List, Stack, Text } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { formatMoment } from "../format.ts";
import { isRefusalWithCode } from "../messages.fr.ts";
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
  readonly busy: boolean;
}

/** Another member wrote first: who, when, and what; then either values, as the person chooses. Nothing typed is lost. */
export const ChangedNotice = ({
  changed,
  fields = changed.fields,
  textOf,
  onTake,
  onKeep,
  busy,
}: ChangedNoticeProps) => {
  const { isYou } = changed.changedBy;
  return (
    <Notice kind="error" title={who(changed)}>
      <Stack gap="xs">
        <Text size="sm">Votre saisie est toujours là, et n'est pas enregistrée.</Text>
        {fields.length === 0 ? null : (
          <List size="sm">
            {fields.map(({ field, label, theirs, yours }) => (
              <List.Item key={field}>
                {label} : {textOf(field, theirs)} {isYou ? "sur l'autre écran" : "de son côté"}, {textOf(field, yours)}{" "}
                ici
              </List.Item>
            ))}
          </List>
        )}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTake} disabled={busy}>
            {isYou ? "Reprendre les valeurs enregistrées" : "Prendre les siennes"}
          </Button>
          <Button size="xs" onClick={onKeep} loading={busy}>
            Garder les miennes
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
};
