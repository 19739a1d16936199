import { Button, Stack, Text, Title } from "@mantine/core";
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Field, PasswordField } from "../../kit/ui/Field.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { DemonstrationAccount } from "../../subjects/identity/DemonstrationAccount.tsx";
import { OtherProvider } from "../../subjects/identity/OtherProvider.tsx";
import { PasskeyEntry } from "../../subjects/identity/PasskeyEntry.tsx";
import { safeReturnAddress } from "../../subjects/identity/return-address.ts";
import { asksForCode, signIn, useCredentials } from "../../subjects/identity/use-credentials.ts";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import { useShowDoors } from "../../subjects/identity/use-show-doors.ts";

export const SignInPage = () => {
  const { retour, error } = useSearch({ from: "/sign-in" });
  const navigate = useNavigate();
  const { session } = useIdentity();
  const { busy, problem, run } = useCredentials("La connexion a échoué. Réessayez dans quelques instants.");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const doors = useShowDoors();
  const opensByMail = doors?.mail === "sent";
  const destination = safeReturnAddress(retour, "/properties");
  if (session && !busy) return <Navigate to={destination} replace />;
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    let isHalfway = false;
    const isAccepted = await run(async () => {
      const { data, error } = await signIn(email, password);
      isHalfway = asksForCode(data);
      return { error };
    });
    if (!isAccepted) return;
    if (isHalfway) await navigate({ to: "/second-facteur", search: { retour: destination }, replace: true });
    else await navigate({ to: destination, replace: true });
  };
  return (
    <CentredPage>
      <form onSubmit={enter}>
        <Stack gap="md">
          <Title order={1}>Connexion</Title>
          <Field
            label="Adresse e-mail"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            autoFocus
          />
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <TextLink to="/forgot-password">Mot de passe oublié ?</TextLink>
          {problem === null ? null : (
            <Notice kind="error">
              {problem}
              {opensByMail ? " Compte tout neuf ? Ouvrez d'abord le lien reçu par e-mail." : ""}
            </Notice>
          )}
          <Button type="submit" size="md" loading={busy}>
            Se connecter
          </Button>
          <PasskeyEntry onEntered={() => navigate({ to: destination, replace: true })} />
          {doors?.openid == null ? null : (
            <OtherProvider name={doors.openid.name} destination={destination} refused={error} />
          )}
          <DemonstrationAccount
            onUse={(account) => {
              setEmail(account.email);
              setPassword(account.password);
            }}
          />
          <Text c="dimmed">
            Pas encore de compte ?{" "}
            <TextLink to="/sign-up" search={retour === undefined ? {} : { retour }}>
              Créer un compte
            </TextLink>
          </Text>
        </Stack>
      </form>
    </CentredPage>
  );
};
