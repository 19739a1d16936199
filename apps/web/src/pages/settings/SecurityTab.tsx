import { Text, Title } from "@mantine/core";
import { ChangePassword } from "../../subjects/identity/ChangePassword.tsx";
import { Passkeys } from "../../subjects/identity/Passkeys.tsx";
import { ResendLink } from "../../subjects/identity/ResendLink.tsx";
import { SecondFactor } from "../../subjects/identity/SecondFactor.tsx";
import { SessionsList } from "../../subjects/identity/SessionsList.tsx";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import classes from "./settings.module.css";

/** Shown until the address of the account is confirmed: without it, no other provider joins the account. */
const UnconfirmedAddress = () => {
  const person = useIdentity().session?.person;
  if (person === undefined || person.isEmailVerified) return null;
  return (
    <section className={classes.section}>
      <Title order={2}>Adresse e-mail à confirmer</Title>
      <Text c="dimmed">Ouvrez le lien écrit à {person.email} à l'inscription, ou demandez-en un autre.</Text>
      <ResendLink known={person.email} />
    </section>
  );
};

/** Who can enter the account: where it is open, what is asked at its door. */
export const SecurityTab = () => (
  <>
    <UnconfirmedAddress />
    <section className={classes.section}>
      <Title order={2}>Sessions ouvertes</Title>
      <Text c="dimmed">
        Les navigateurs où votre compte est connecté. Une session fermée perd l'accès tout de suite. Si l'une d'elles ne
        vous dit rien, fermez-la, puis changez de mot de passe.
      </Text>
      <SessionsList />
    </section>
    <section className={classes.section}>
      <Title order={2}>Clés d'accès</Title>
      <Text c="dimmed">
        Entrez par l'empreinte, le visage ou le code de votre appareil, sans mot de passe. Une clé ne peut être ni
        devinée, ni recopiée sur un faux site.
      </Text>
      <Passkeys />
    </section>
    <section className={classes.section}>
      <Title order={2}>Second facteur</Title>
      <Text c="dimmed">
        En plus du mot de passe, un code à six chiffres que montre une application de votre téléphone et qui change
        toutes les trente secondes. Un mot de passe volé n'ouvre alors plus votre compte.
      </Text>
      <SecondFactor />
    </section>
    <section className={classes.section}>
      <Title order={2}>Mot de passe</Title>
      <Text c="dimmed">Le changer ferme vos autres sessions.</Text>
      <ChangePassword />
    </section>
  </>
);
