import { Button, Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { operations } from "../../kit/api.ts";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Field } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { IdentityWait } from "../../subjects/identity/IdentityWait.tsx";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import { useCreateOrganisation, useOrganisations } from "../../subjects/identity/use-organisations.ts";

/** Where somebody new begins: on the demonstration where there is one, with something to open at once. */
const useFirstSearch = () => {
  const cache = useQueryClient();
  return async (): Promise<Record<string, string>> => {
    const home = await cache.fetchQuery(operations.showHome.queryOptions()).catch(() => undefined);
    const demonstration = home?.data.communes.find(({ fictional }) => fictional);
    return demonstration === undefined ? {} : { villes: demonstration.codeInsee };
  };
};

export const OnboardingPage = () => {
  const identity = useIdentity();
  const signedIn = identity.status === "ready" && identity.session != null;
  const organisations = useOrganisations(signedIn);
  const create = useCreateOrganisation();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const firstSearch = useFirstSearch();
  if (identity.status !== "ready") return <IdentityWait {...identity} />;
  if (!identity.session) return <Navigate to="/sign-in" search={{ retour: "/onboarding" }} replace />;
  if (!busy && (organisations.data?.length ?? 0) > 0) return <Navigate to="/properties" replace />;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // Spec 1 §8: a creation that fails is silent; the button is simply enabled again.
    const created = await create(name).catch(() => false);
    if (created) await navigate({ to: "/search", search: await firstSearch(), replace: true });
    setBusy(false);
  };
  return (
    <CentredPage>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Title order={1}>Bienvenue {identity.session.person.firstName}</Title>
          <Text c="dimmed">
            Créez l'organisation dans laquelle votre équipe partagera ses recherches et son portfolio.
          </Text>
          <Field
            label="Nom de l'organisation"
            placeholder="Agence du Parc"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={80}
            autoFocus
          />
          <Button type="submit" size="md" disabled={busy || name.trim() === ""}>
            {busy ? "Création..." : "Créer l'organisation"}
          </Button>
          <Notice kind="info">
            Pour rejoindre une organisation existante, demandez à son administrateur une invitation par e-mail, qu'il
            envoie depuis Équipe.
          </Notice>
        </Stack>
      </form>
    </CentredPage>
  );
};
