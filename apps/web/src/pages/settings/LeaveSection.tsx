import { Button, Checkbox, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { PasswordField } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useDeleteAccount } from "../../subjects/identity/use-delete-account.ts";
import { useExportOrganisation } from "../../subjects/organisation/use-export-organisation.ts";
import classes from "./settings.module.css";

const DeleteDialog = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const [password, setPassword] = useState("");
  const [understood, setUnderstood] = useState(false);
  const deleting = useDeleteAccount();
  return (
    <Modal opened={opened} onClose={onClose} title="Supprimer mon compte" closeButtonProps={{ "aria-label": "Fermer" }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          deleting.mutate({ password });
        }}
      >
        <Stack>
          <Text>
            Votre compte, vos sessions et vos réglages disparaissent tout de suite. Une organisation dont vous êtes le
            seul membre disparaît avec vous : propriétés, plans, notes et photos. Les autres gardent ce que vous y avez
            fait. Rien ne peut être rétabli.
          </Text>
          <Checkbox
            label="J'ai compris : cette suppression est définitive"
            checked={understood}
            onChange={(event) => setUnderstood(event.currentTarget.checked)}
          />
          <PasswordField
            label="Votre mot de passe"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {deleting.error === null ? null : (
            <Notice kind="error">{sentenceOf(deleting.error, "Le compte n'a pas pu être supprimé.")}</Notice>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" color="red" disabled={!understood || password === ""} loading={deleting.isPending}>
              Supprimer définitivement
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

/** How to leave with one's data, and without. */
export const LeaveSection = () => {
  const [asked, { open, close }] = useDisclosure(false);
  const exporting = useExportOrganisation();
  return (
    <>
      <section className={classes.section}>
        <Title order={2}>Emporter les données</Title>
        <Text c="dimmed">
          Tout ce que votre organisation garde dans Lotir, dans une archive ZIP : propriétés, lots, coûts, notes,
          projets, historique, photos. Réservé aux administrateurs ; les clés n'y sont pas.
        </Text>
        <div>
          <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate({})}>
            Exporter les données de l'organisation
          </Button>
        </div>
      </section>
      <section className={classes.section}>
        <Title order={2}>Supprimer mon compte</Title>
        <Text c="dimmed">Définitif. Exportez d'abord ce que vous voulez garder.</Text>
        <div>
          <Button variant="light" color="red" onClick={open}>
            Supprimer mon compte…
          </Button>
        </div>
      </section>
      <DeleteDialog opened={asked} onClose={close} />
    </>
  );
};
