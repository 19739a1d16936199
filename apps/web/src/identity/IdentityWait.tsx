import { Center, Loader, Stack, Text } from "@mantine/core";
import { CentredPage } from "../ui/CentredPage.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Identity } from "./use-identity.ts";

/** What stands on the page until the identity service has answered. */
export const IdentityWait = ({ identity }: { readonly identity: Identity }) => {
  if (identity.status === "degraded") {
    return (
      <CentredPage>
        <Notice kind="warning" title="La connexion prend plus de temps que prévu" retry={{ onClick: identity.retry }}>
          Le service d'identité ne répond pas. Vos données sont intactes ; réessayez dans quelques instants.
        </Notice>
      </CentredPage>
    );
  }
  if (identity.status === "error") {
    return (
      <CentredPage>
        <Notice kind="error" title="Impossible de vérifier votre session" retry={{ onClick: identity.retry }}>
          Le service d'identité a refusé de répondre. Si cela dure, prévenez l'administrateur de Lotir.
        </Notice>
      </CentredPage>
    );
  }
  return (
    <Center component="main" h="100%">
      <Stack align="center" gap="sm" role="status">
        <Loader size="sm" aria-hidden="true" />
        <Text c="dimmed">Ouverture de votre session…</Text>
      </Stack>
    </Center>
  );
};
