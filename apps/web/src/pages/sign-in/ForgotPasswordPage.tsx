import { Button, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Field } from "../../kit/ui/Field.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "../../subjects/identity/auth-client.ts";
import { useCredentials } from "../../subjects/identity/use-credentials.ts";
import { WhereMailsGo } from "../../subjects/identity/WhereMailsGo.tsx";

/** Asks for a link by mail. The answer is the same whether or not an account has that address. */
export const ForgotPasswordPage = () => {
  const { busy, problem, run } = useCredentials("La demande n'est pas partie. Réessayez dans quelques instants.");
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => authClient.requestPasswordReset({ email: email.trim() }))) setAsked(email.trim());
  };
  return (
    <CentredPage>
      <form onSubmit={ask}>
        <Stack gap="md">
          <Title order={1}>Mot de passe oublié</Title>
          {asked === null ? (
            <>
              <Text c="dimmed">Un lien pour en choisir un autre vous sera envoyé ; il vaut une heure.</Text>
              <Field
                label="Adresse e-mail"
                type="email"
                autoComplete="username"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                autoFocus
              />
              {problem === null ? null : <Notice kind="error">{problem}</Notice>}
              <Button type="submit" size="md" loading={busy} disabled={email.trim() === ""}>
                Recevoir le lien
              </Button>
            </>
          ) : (
            <Notice kind="info" title="Demande reçue">
              <Stack gap="xs">
                <Text size="sm">Si un compte porte l'adresse {asked}, un lien vient de lui être écrit.</Text>
                <WhereMailsGo />
              </Stack>
            </Notice>
          )}
          <TextLink to="/sign-in">Revenir à la connexion</TextLink>
        </Stack>
      </form>
    </CentredPage>
  );
};
