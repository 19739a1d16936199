import { Button, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Field, PasswordField } from "../../kit/ui/Field.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { ResendLink } from "../../subjects/identity/ResendLink.tsx";
import { safeReturnAddress } from "../../subjects/identity/return-address.ts";
import { signUp, useCredentials } from "../../subjects/identity/use-credentials.ts";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import { rememberWay } from "../../subjects/identity/way-after-mail.ts";

const EMPTY = { firstName: "", lastName: "", email: "", password: "" };
const MINIMUM_PASSWORD = 8;

type Person = typeof EMPTY;
type Missing = Partial<Record<keyof Person, string>>;

/** What is missing or unreadable, in our words: the browser's are in its own language. */
const missingIn = ({ firstName, lastName, email, password }: Person): Missing => ({
  ...(firstName.trim() === "" ? { firstName: "Écrivez votre prénom." } : {}),
  ...(lastName.trim() === "" ? { lastName: "Écrivez votre nom." } : {}),
  ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: "Écrivez une adresse e-mail complète, comme camille@agence.fr." }),
  ...(password.length < MINIMUM_PASSWORD ? { password: `${MINIMUM_PASSWORD} caractères au moins.` } : {}),
});

/** Said alike to a new address and to a known one: only who reads its mail learns which. */
const OpenTheLink = ({ email }: { readonly email: string }) => (
  <CentredPage>
    <Stack gap="md">
      <Title order={1}>Ouvrez le lien reçu par e-mail</Title>
      <Notice kind="info">Un message vient de partir à {email}. Ouvrez son lien pour entrer ; il vaut un jour.</Notice>
      <Text c="dimmed">
        Rien dans quelques minutes ? Regardez les courriers indésirables. Si cette adresse avait déjà un compte, le
        message le dit.
      </Text>
      <ResendLink known={email} />
      <TextLink to="/sign-in">Se connecter</TextLink>
    </Stack>
  </CentredPage>
);

export const SignUpPage = () => {
  const { retour } = useSearch({ from: "/sign-up" });
  const destination = safeReturnAddress(retour, "/onboarding");
  const navigate = useNavigate();
  const { session } = useIdentity();
  const { busy, problem, run } = useCredentials("Le compte n'a pas pu être créé. Réessayez dans quelques instants.");
  const [person, setPerson] = useState(EMPTY);
  const [missing, setMissing] = useState<Missing>({});
  const [isSent, setIsSent] = useState(false);
  if (session && !busy) return <Navigate to={destination} replace />;
  const field = (name: keyof typeof EMPTY) => ({
    value: person[name],
    error: missing[name] ?? null,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setPerson((before) => ({ ...before, [name]: value }));
      setMissing(({ [name]: _, ...others }) => others);
    },
  });
  /** Where mails leave, an account opens by the link of a message, and no session comes with the answer. */
  const enter = async () => {
    let isEntered = false;
    const isAccepted = await run(async () => {
      const { data, error } = await signUp(person);
      isEntered = data?.token != null;
      return { error };
    });
    return { isEntered, isAccepted };
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const found = missingIn(person);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const { isEntered, isAccepted } = await enter();
    if (isEntered) await navigate({ to: destination, replace: true });
    else if (isAccepted) {
      rememberWay(destination);
      setIsSent(true);
    }
  };
  if (isSent) return <OpenTheLink email={person.email} />;
  return (
    <CentredPage>
      <form onSubmit={create} noValidate>
        <Stack gap="md">
          <Title order={1}>Créer un compte</Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Field label="Prénom" autoComplete="given-name" autoFocus maxLength={60} {...field("firstName")} />
            <Field label="Nom" autoComplete="family-name" maxLength={60} {...field("lastName")} />
          </SimpleGrid>
          <Field label="Adresse e-mail" type="email" autoComplete="username" {...field("email")} />
          <PasswordField
            label="Mot de passe"
            description={`${MINIMUM_PASSWORD} caractères au moins`}
            autoComplete="new-password"
            minLength={MINIMUM_PASSWORD}
            {...field("password")}
          />
          {problem === null ? null : <Notice kind="error">{problem}</Notice>}
          <Button type="submit" size="md" loading={busy}>
            Créer mon compte
          </Button>
          <Text c="dimmed">
            Déjà un compte ?{" "}
            <TextLink to="/sign-in" search={retour === undefined ? {} : { retour }}>
              Se connecter
            </TextLink>
          </Text>
        </Stack>
      </form>
    </CentredPage>
  );
};
