import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { identitySentence } from "../../kit/messages.fr.ts";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { authClient } from "../../subjects/identity/auth-client.ts";
import { ResendLink } from "../../subjects/identity/ResendLink.tsx";
import { takeFragment } from "../../subjects/identity/take-fragment.ts";
import { asksForCode } from "../../subjects/identity/use-credentials.ts";
import { takeWay } from "../../subjects/identity/way-after-mail.ts";

class Refused extends Error {}

/** Whether the account asks for a code before it opens. */
const verify = async (token: string): Promise<boolean> => {
  const { data, error } = await authClient.verifyEmail({ query: { token } });
  if (error) throw new Refused(identitySentence(error, "L'adresse n'a pas pu être confirmée. Réessayez."));
  return asksForCode(data);
};

/** Where the link that confirms an address leads; it opens a session where the account waited for it. */
export const VerifyEmailPage = () => {
  const [token] = useState(takeFragment);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const goOn = async () => {
    await cache.resetQueries({ queryKey: ["session"] });
    const way = takeWay("/");
    if (confirmed.data === true) await navigate({ to: "/second-facteur", search: { retour: way }, replace: true });
    else await navigate({ to: way, replace: true });
  };
  const confirmed = useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => verify(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <CentredPage>
      <Stack gap="md">
        <Title order={1}>Votre adresse e-mail</Title>
        {confirmed.isPending ? <Text c="dimmed">Vérification du lien…</Text> : null}
        {confirmed.isSuccess ? (
          <>
            <Notice kind="info">Adresse confirmée. Merci !</Notice>
            <Button size="md" onClick={goOn}>
              Continuer
            </Button>
          </>
        ) : null}
        {confirmed.isError ? (
          <Notice kind="error" retry={{ onClick: () => confirmed.refetch(), busy: confirmed.isFetching }}>
            {confirmed.error.message}
          </Notice>
        ) : null}
        {confirmed.isError ? <ResendLink /> : null}
        {confirmed.isSuccess ? null : (
          <ButtonLink to="/" variant="default">
            Aller à l'accueil
          </ButtonLink>
        )}
      </Stack>
    </CentredPage>
  );
};
