import { isDeepStrictEqual } from "node:util";
import { COST_LABELS, LOT_FIELD_LABELS, PROPERTY_FIELD_LABELS, PROPERTY_STATUS_LABELS } from "@lotir/contract";
import type { StoredDeed } from "../audit/audit-store.ts";

const STATUSES: Readonly<Record<string, string>> = PROPERTY_STATUS_LABELS;

const sayValue = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === "") return "rien";
  if (field === "status") return STATUSES[String(value)] ?? String(value);
  return typeof value === "number" ? value.toLocaleString("fr-FR") : String(value);
};

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const sayChanges = (facts: StoredDeed["facts"], labels: Readonly<Record<string, string>>): string => {
  const [before, after] = [record(facts.before), record(facts.after)];
  return Object.entries(labels)
    .filter(([field]) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .map(([field, label]) => `${label} : ${sayValue(field, before[field])} → ${sayValue(field, after[field])}`)
    .join(" ; ");
};

const { workEstimates: _, ...LOT_LABELS } = LOT_FIELD_LABELS;

const list = (ids: unknown): string =>
  Array.isArray(ids)
    ? ids
        .map((id) =>
          String(id)
            .slice(8)
            .replace(/^0*([A-Z0-9]{1,2}?)0*(\d+)$/, "$1 $2"),
        )
        .join(", ")
    : "";

const sayProject = ({ status, word }: Readonly<Record<string, unknown>>): string => {
  if (status === "ready") return "Plan de division prêt pour approbation";
  if (status !== "approved" && status !== "sent-back") return "";
  const said = word === "" ? "" : ` : « ${String(word)} »`;
  return status === "approved" ? `Plan de division approuvé${said}` : `Plan de division renvoyé${said}`;
};

/** What was done, in French; empty when nothing came of it. */
export const sayDeed = ({ action, facts }: StoredDeed): string => {
  switch (action) {
    case "property.add":
      return "Ajoutée au portfolio";
    case "property.delete":
      return "Supprimée";
    case "property.restore":
      return "Suppression annulée";
    case "property.parcels":
      return `Parcelles : ${list(facts.before)} → ${list(facts.after)}`;
    case "property.cadastre":
      return `Cadastre suivi : ${list(facts.before)} → ${list(facts.after)}`;
    case "property.save":
      return sayChanges(facts, PROPERTY_FIELD_LABELS);
    case "costs.save":
      return sayChanges(facts, COST_LABELS);
    case "note.save":
      return "Notes enregistrées";
    case "dossier.facts":
      return "Dossier : renseignements enregistrés";
    case "dossier.event":
      return `Dossier : ${sayValue("said", facts.said)}`;
    case "dossier.certificate":
      return "Demande de certificat d'urbanisme préparée";
    case "dossier.make":
      return "Dossier généré";
    case "dossier.piece":
      return `Pièce ${sayValue("code", facts.code)} jointe`;
    case "dossier.piece-delete":
      return "Pièce supprimée";
    case "guest.create":
      return `Lien de partage créé pour ${sayValue("guest", facts.guest)}`;
    case "guest.revoke":
      return "Lien de partage fermé";
    case "dossier.event-back":
      return "Dossier : événement retiré";
    case "photo.add":
      return "Photo ajoutée";
    case "photo.delete":
      return "Photo supprimée";
    case "project.generate":
      return `Division générée : ${sayValue("scenarios", facts.scenarios)} scénario(s)`;
    case "project.delete":
      return "Projet de division supprimé";
    case "project.status":
      return sayProject(record(facts.after));
    case "scenario.save":
      return `Scénario « ${sayValue("name", record(facts.after).name)} » enregistré`;
    case "lot.delete":
      return `Lot ${sayValue("number", facts.number)} supprimé`;
    case "lot.save": {
      const number = sayValue("lotNumber", record(facts.after).lotNumber);
      if (facts.before === null) return `Lot ${number} ajouté`;
      const changes = sayChanges(facts, LOT_LABELS);
      return `Lot ${number} modifié${changes === "" ? "" : ` (${changes})`}`;
    }
    default:
      return "";
  }
};
