import type { Tracking } from "@lotir/contract";
import { Button, Modal, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatDate, formatMoment } from "../../kit/format.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import classes from "./dossier.module.css";
import { EventForm } from "./EventForm.tsx";
import { useRecordDossierEvent } from "./use-record-dossier-event.ts";
import { useTakeBackDossierEvent } from "./use-take-back-dossier-event.ts";

const today = (): string => new Date().toLocaleDateString("sv-SE");

/** What happened to the file, each with the day of the fact, its author and its proof. */
export const EventsBlock = ({ tracking }: { readonly tracking: Tracking }) => {
  const [isOpen, setOpen] = useState(false);
  const [doomed, setDoomed] = useState<string | null>(null);
  const [record, takeBack] = [useRecordDossierEvent(), useTakeBackDossierEvent()];
  const { propertyId: id, events } = tracking;
  const documents = [...tracking.otherDocuments, ...tracking.pieces.flatMap((piece) => piece.documents)];
  return (
    <section className={classes.block} aria-label="Suivi">
      <div className={classes.head}>
        <Title order={2}>Suivi</Title>
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          Enregistrer un événement
        </Button>
      </div>
      {events.length === 0 ? (
        <Text c="dimmed">
          Rien n'est encore arrivé à ce dossier. Enregistrez son dépôt le jour où la mairie le reçoit.
        </Text>
      ) : (
        <ol className={classes.lines}>
          {events.map((event) => (
            <li key={event.id}>
              <span className="figures">{formatDate(event.on)}</span>
              <span>
                {event.label}
                {event.said === "" ? "" : ` : ${event.said}`}
                <br />
                <span className={classes.beside}>
                  {event.proofId === null ? "sans preuve jointe" : "preuve jointe"} · enregistré le{" "}
                  {formatMoment(event.at)}
                  {event.by === null ? "" : ` par ${event.by}`}
                </span>
              </span>
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                aria-label={`Retirer : ${event.label}`}
                onClick={() => setDoomed(event.id)}
              >
                Retirer
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Enregistrer un événement"
        closeButtonProps={{ "aria-label": "Fermer" }}
      >
        <EventForm
          today={today()}
          documents={documents}
          busy={record.isPending}
          onCancel={() => setOpen(false)}
          onSave={(entry) => record.mutate({ id, ...entry }, { onSuccess: () => setOpen(false) })}
        />
      </Modal>
      <ConfirmDialog
        opened={doomed !== null}
        question="Retirer cet événement ? L'histoire de la propriété gardera qui l'a retiré."
        action="Retirer"
        busy={takeBack.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) takeBack.mutate({ id, eventId: doomed }, { onSettled: () => setDoomed(null) });
        }}
      />
    </section>
  );
};
