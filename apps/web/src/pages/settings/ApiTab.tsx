import { Skeleton, Stack, Text, TextInput, Title } from "@mantine/core";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useShowSecrets } from "../../subjects/organisation/use-show-secrets.ts";
import { SecretForm } from "./SecretForm.tsx";
import classes from "./settings.module.css";

/** Keys that the specification names and that nothing asks for here. */
const UNUSED = [
  { label: "Clé API Cadastre", why: "Non utilisée : le cadastre public ne demande aucune clé." },
  { label: "Clé Google Maps", why: "Non utilisée : les fonds de carte sont ceux de l'IGN, sans clé." },
] as const;

/** The keys of the organisation's services, in the one store of secrets. */
export const ApiTab = () => {
  const secrets = useShowSecrets();
  return (
    <>
      <Text c="dimmed" mb="md">
        Partagées par votre organisation, chiffrées avant d'être gardées : seule leur fin se montre.
      </Text>
      {secrets.data === undefined && secrets.error === null ? (
        <Stack role="status" aria-label="Chargement des clés" maw={620}>
          <Skeleton h={80} />
        </Stack>
      ) : null}
      {secrets.data === undefined && secrets.error !== null ? (
        <Notice kind="error" retry={{ onClick: () => secrets.refetch(), busy: secrets.isFetching }}>
          {sentenceOf(secrets.error, "Les clés n'ont pas pu être lues.")}
        </Notice>
      ) : null}
      {secrets.data?.map((secret) => (
        <SecretForm key={secret.name} secret={secret} />
      ))}
      <section className={classes.section}>
        <Title order={2}>Clés que Lotir n'utilise pas</Title>
        {UNUSED.map(({ label, why }) => (
          <TextInput key={label} label={label} description={why} placeholder="rien à saisir" disabled />
        ))}
      </section>
    </>
  );
};
