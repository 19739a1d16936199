import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { IdentityWait } from "../../subjects/identity/IdentityWait.tsx";
import { dropSecret, takeSecret } from "../../subjects/identity/invitation-secret.ts";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import { answerInvitation, type Invitation, useInvitation } from "../../subjects/identity/use-invitation.ts";
import { useEnterOrganisation } from "../../subjects/identity/use-organisations.ts";
import { useSignOut } from "../../subjects/identity/use-sign-out.ts";

const SignedOut = ({ retour }: { readonly retour: string }) => (
  <>
    <Text>Quelqu'un vous invite à rejoindre son organisation sur Lotir. Entrez d'abord, sous l'adresse invitée.</Text>
    <Group grow>
      <ButtonLink to="/sign-up" search={{ retour }}>
        Créer un compte
      </ButtonLink>
      <ButtonLink to="/sign-in" search={{ retour }} variant="default">
        Se connecter
      </ButtonLink>
    </Group>
  </>
);

const Answer = ({
  invitation,
  busy,
  onAnswer,
}: {
  readonly invitation: Invitation;
  readonly busy: boolean;
  readonly onAnswer: (answer: "accept" | "reject") => void;
}) => (
  <>
    <Text>
      {invitation.inviterEmail} vous invite à rejoindre <strong>{invitation.organizationName}</strong> comme{" "}
      {invitation.role === "admin" ? "administrateur" : "membre"}. Vous y verrez les mêmes recherches et le même
      portfolio que ses membres.
    </Text>
    <Group grow>
      <Button loading={busy} onClick={() => onAnswer("accept")}>
        Rejoindre l'organisation
      </Button>
      <Button variant="default" disabled={busy} onClick={() => onAnswer("reject")}>
        Décliner
      </Button>
    </Group>
  </>
);

/** Where the link of an invitation leads: sign in or sign up, then join, or decline. */
export const InvitationPage = () => {
  const { id } = useParams({ from: "/invitation/$id" });
  const [secret] = useState(() => takeSecret(id));
  const identity = useIdentity();
  const person = identity.session?.person.email;
  const invitation = useInvitation({ id, secret }, person);
  const enter = useEnterOrganisation();
  const navigate = useNavigate();
  const signOut = useSignOut(() => navigate({ to: "/" }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (identity.status !== "ready") return <IdentityWait {...identity} />;
  const answer = async (said: "accept" | "reject", organisation: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await answerInvitation({ id, secret }, said);
      dropSecret(id);
      if (said === "accept") await enter(organisation);
      await navigate({ to: said === "accept" ? "/properties" : "/", replace: true });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "La réponse n'est pas partie. Réessayez.");
    }
    setBusy(false);
  };
  return (
    <CentredPage>
      <Stack gap="md">
        <Title order={1}>Invitation</Title>
        {person === undefined ? <SignedOut retour={`/invitation/${id}`} /> : null}
        {person !== undefined && invitation.isPending ? <Text c="dimmed">Lecture de l'invitation…</Text> : null}
        {invitation.isError ? (
          <>
            <Notice kind="error">{invitation.error.message}</Notice>
            <Text size="sm" c="dimmed">
              Vous êtes connecté sous {person}. Si l'invitation est pour une autre adresse, déconnectez-vous puis
              rouvrez le lien ; sinon, demandez-en un nouveau à l'administrateur.
            </Text>
            <Group grow>
              <Button variant="default" onClick={() => invitation.refetch()} loading={invitation.isFetching}>
                Réessayer
              </Button>
              <Button variant="default" onClick={() => signOut()}>
                Se déconnecter
              </Button>
            </Group>
          </>
        ) : null}
        {invitation.data === undefined ? null : (
          <Answer
            invitation={invitation.data}
            busy={busy}
            onAnswer={(said) => answer(said, invitation.data.organizationId)}
          />
        )}
        {problem === null ? null : <Notice kind="error">{problem}</Notice>}
      </Stack>
    </CentredPage>
  );
};
