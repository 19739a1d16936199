import {
  DOSSIER_EVENT_LABELS,
  DOSSIER_FILE_LABELS,
  type DossierEvent,
  EXTENSION_LABELS,
  OPINION_LABELS,
  SENSE_LABELS,
} from "@lotir/contract";
import type { NameOf } from "./checklist-of.ts";
import type { StoredEvent } from "./dossier-event-store.ts";

const day = (date: string): string => date.split("-").reverse().join("/");

/** What the detail of an event says, in French. */
const sayDetail = ({ detail }: StoredEvent): string =>
  [
    detail.fileKind && DOSSIER_FILE_LABELS[detail.fileKind],
    detail.number && `n° ${detail.number}`,
    detail.mode && (detail.mode === "papier" ? "sur papier" : "par voie électronique"),
    detail.ground && EXTENSION_LABELS[detail.ground],
    detail.from,
    detail.opinion && OPINION_LABELS[detail.opinion],
    detail.sense && SENSE_LABELS[detail.sense],
    detail.certificate && `certificat ${detail.certificate}`,
    detail.feasible === undefined ? undefined : detail.feasible ? "opération réalisable" : "opération non réalisable",
    detail.completes && "dossier complet",
    detail.listed === false && "pièce hors de la liste du code : sans effet",
    detail.sentOn && `envoyé le ${day(detail.sentOn)}`,
    detail.signedOn && `signé le ${day(detail.signedOn)}`,
    detail.until && `jusqu'au ${day(detail.until)}`,
  ]
    .filter((part) => typeof part === "string" && part !== "")
    .join(", ");

export const eventToWire = (event: StoredEvent, nameOf: NameOf): DossierEvent => ({
  id: event.id,
  kind: event.kind,
  on: event.on,
  detail: event.detail,
  proofId: event.proofId,
  label: DOSSIER_EVENT_LABELS[event.kind],
  said: sayDetail(event),
  by: nameOf(event.createdBy),
  at: event.createdAt.toISOString(),
});
