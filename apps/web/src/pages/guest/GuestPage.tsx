import { Skeleton, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Logo } from "../../kit/ui/Logo.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { GuestBlocks } from "../../subjects/dossier/GuestBlocks.tsx";
import { useOpenGuestLink } from "../../subjects/dossier/use-open-guest-link.ts";
import classes from "./GuestPage.module.css";
import { watermarkOf } from "./watermark-of.ts";

const CLOSED = "Ce lien n'est plus valable : demandez-en un nouveau à la personne qui vous l'a envoyé.";

/** /partage#secret: what a member chose to show, to somebody without an account. The secret never leaves the address bar. */
export const GuestPage = () => {
  const [token] = useState(() => window.location.hash.slice(1));
  const view = useOpenGuestLink(token);
  const copy = `Copie de ${view.data?.guest ?? ""}`;
  return (
    <main className={classes.page}>
      <Logo />
      {token === "" ? <Notice kind="error">{CLOSED}</Notice> : null}
      {view.error === null ? null : <Notice kind="error">{sentenceOf(view.error, CLOSED)}</Notice>}
      {token !== "" && view.data === undefined && view.error === null ? (
        <Stack mt="lg" role="status" aria-label="Ouverture du lien">
          <Skeleton h={40} />
          <Skeleton h={200} />
        </Stack>
      ) : null}
      {view.data === undefined ? null : (
        <>
          <div className={classes.mark} style={{ backgroundImage: watermarkOf(copy) }} aria-hidden="true" />
          <Title order={1} mt="md">
            {view.data.name}
          </Title>
          <Text c="dimmed" className="figures">
            {copy}, au {formatDate(view.data.on)}. Lien valable jusqu'au {formatDate(view.data.expiresAt.slice(0, 10))}.
            Aide à la décision, non opposable.
          </Text>
          <div className={classes.body}>
            <GuestBlocks blocks={view.data.blocks} />
          </div>
        </>
      )}
    </main>
  );
};
