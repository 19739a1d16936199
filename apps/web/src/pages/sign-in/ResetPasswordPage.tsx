import { Button, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { PasswordField } from "../../kit/ui/Field.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "../../subjects/identity/auth-client.ts";
import { takeFragment } from "../../subjects/identity/take-fragment.ts";
import { useCredentials } from "../../subjects/identity/use-credentials.ts";

/** Where the link of a forgotten password leads: another one, once. */
export const ResetPasswordPage = () => {
  const [token] = useState(takeFragment);
  const { busy, problem, run } = useCredentials("Le mot de passe n'a pas été changé. Réessayez.");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const choose = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => authClient.resetPassword({ newPassword: password, token }))) setDone(true);
  };
  return (
    <CentredPage>
      <form onSubmit={choose}>
        <Stack gap="md">
          <Title order={1}>Nouveau mot de passe</Title>
          {done ? (
            <Notice kind="info">Mot de passe changé. Vos autres sessions sont fermées.</Notice>
          ) : (
            <>
              <PasswordField
                label="Nouveau mot de passe"
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                autoFocus
              />
              {problem === null ? null : <Notice kind="error">{problem}</Notice>}
              <Button type="submit" size="md" loading={busy} disabled={password === ""}>
                Changer le mot de passe
              </Button>
              <Text size="sm" c="dimmed">
                Le lien a expiré ou a déjà servi ? <TextLink to="/forgot-password">Demandez-en un autre</TextLink>.
              </Text>
            </>
          )}
          <TextLink to="/sign-in">{done ? "Se connecter" : "Revenir à la connexion"}</TextLink>
        </Stack>
      </form>
    </CentredPage>
  );
};
