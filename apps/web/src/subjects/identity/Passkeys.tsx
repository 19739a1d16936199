import { Button, Group, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatDate } from "../../kit/format.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { Field } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { deviceOf } from "./device-of.ts";
import { useAddPasskey, usePasskeys, useRemovePasskey } from "./use-passkeys.ts";

const LONGEST_NAME = 60;

const AddPasskey = () => {
  const adding = useAddPasskey();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent));
  const add = (event: FormEvent) => {
    event.preventDefault();
    adding.mutate(name.trim());
  };
  return (
    <form onSubmit={add}>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <Field
            label="Nom de la clé"
            size="sm"
            flex="1 1 220px"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={adding.isPending} disabled={name.trim() === ""}>
            Ajouter une clé d'accès
          </Button>
        </Group>
        {adding.error === null ? null : <Notice kind="error">{adding.error.message}</Notice>}
      </Stack>
    </form>
  );
};

/** Keys that open the account: which, since when; another, or one less. */
export const Passkeys = () => {
  const keys = usePasskeys();
  const removing = useRemovePasskey();
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {keys.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => keys.refetch(), busy: keys.isFetching }}>
          {keys.error.message}
        </Notice>
      )}
      {(keys.data?.length ?? 0) === 0 ? null : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }} aria-label="Clés d'accès">
          {keys.data?.map(({ id, name, createdAt }) => (
            <Group key={id} component="li" justify="space-between" gap="sm">
              <Stack gap={2}>
                <Text fw={600} style={{ overflowWrap: "anywhere" }}>
                  {name}
                </Text>
                <Text size="sm" c="dimmed">
                  Ajoutée le {formatDate(createdAt)}
                </Text>
              </Stack>
              <Button
                size="xs"
                variant="default"
                aria-label={`Retirer la clé ${name}`}
                onClick={() => setAsked({ id, name })}
              >
                Retirer
              </Button>
            </Group>
          ))}
        </Stack>
      )}
      {removing.error === null ? null : <Notice kind="error">{removing.error.message}</Notice>}
      <AddPasskey />
      <ConfirmDialog
        opened={asked !== null}
        question={asked === null ? "" : `« ${asked.name} » n'ouvrira plus votre compte.`}
        action="Retirer"
        busy={removing.isPending}
        onConfirm={() => (asked === null ? undefined : removing.mutate(asked.id, { onSettled: close }))}
        onCancel={close}
      />
    </>
  );
};
