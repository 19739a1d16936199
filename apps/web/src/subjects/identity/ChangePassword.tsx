import { Button, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { operations } from "../../kit/api.ts";
import { renewChannel } from "../../kit/channel.ts";
import { PasswordField } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "./auth-client.ts";
import { useIdentityCall } from "./use-credentials.ts";
import { useHasPassword } from "./use-has-password.ts";

const EMPTY = { currentPassword: "", newPassword: "" };

/** Another password; the sessions opened with the former one are closed. */
export const ChangePassword = () => {
  const { busy, problem, run } = useIdentityCall("Le mot de passe n'a pas été changé. Réessayez.");
  const cache = useQueryClient();
  const hasPassword = useHasPassword();
  const [typed, setTyped] = useState(EMPTY);
  const [isDone, setIsDone] = useState(false);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    setIsDone(false);
    if (!(await run(() => authClient.changePassword({ ...typed, revokeOtherSessions: true })))) return;
    renewChannel();
    await cache.invalidateQueries({ queryKey: operations.listSessions.key() });
    setTyped(EMPTY);
    setIsDone(true);
  };
  if (hasPassword === false)
    return (
      <Text size="sm">
        Ce compte n'a pas de mot de passe : vous entrez par un autre fournisseur. « Mot de passe oublié ? », à la
        connexion, lui en donne un.
      </Text>
    );
  return (
    <form onSubmit={change} aria-label="Changer de mot de passe">
      <Stack gap="sm" maw={400}>
        <PasswordField
          size="sm"
          label="Mot de passe actuel"
          autoComplete="current-password"
          value={typed.currentPassword}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, currentPassword: value }))}
        />
        <PasswordField
          size="sm"
          label="Nouveau mot de passe"
          autoComplete="new-password"
          value={typed.newPassword}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, newPassword: value }))}
        />
        {problem === null ? null : <Notice kind="error">{problem}</Notice>}
        {isDone ? <Notice kind="info">Mot de passe changé. Vos autres sessions sont fermées.</Notice> : null}
        <div>
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={typed.currentPassword === "" || typed.newPassword === ""}
          >
            Changer le mot de passe
          </Button>
        </div>
      </Stack>
    </form>
  );
};
