import { Center, Loader, Stack, Text } from "@mantine/core";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { IdentityStatus } from "./identity-status.ts";

interface IdentityWaitProps {
  /** `refused`: the session is there, the organisation cannot be opened. */
  readonly status: IdentityStatus | "refused";
  readonly retry: () => void;
}

const FAILURES = {
  degraded: {
    kind: "warning",
    title: "La connexion prend plus de temps que prévu",
    sentence: "Le service d'identité ne répond pas. Vos données sont intactes ; réessayez dans quelques instants.",
  },
  error: {
    kind: "error",
    title: "Impossible de vérifier votre session",
    sentence: "Le service d'identité a refusé de répondre. Si cela dure, prévenez l'administrateur de Lotir.",
  },
  refused: {
    kind: "error",
    title: "Impossible d'ouvrir votre organisation",
    sentence: "Le service d'identité n'a pas pu l'ouvrir. Si cela dure, prévenez son administrateur.",
  },
} as const;

/** What stands on the page until the identity service has answered. */
export const IdentityWait = ({ status, retry }: IdentityWaitProps) => {
  if (status === "loading" || status === "ready") {
    return (
      <Center component="main" h="100%">
        <Stack align="center" gap="sm" role="status">
          <Loader size="sm" aria-hidden="true" />
          <Text c="dimmed">Ouverture de votre session…</Text>
        </Stack>
      </Center>
    );
  }
  const { kind, title, sentence } = FAILURES[status];
  return (
    <CentredPage>
      <Notice kind={kind} title={title} retry={{ onClick: retry }}>
        {sentence}
      </Notice>
    </CentredPage>
  );
};
