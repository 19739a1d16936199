import {
  DOSSIER_EVENT_LABELS,
  DOSSIER_FILE_LABELS,
  type DossierDocument,
  type DossierEventDetail,
  DossierEventEntry,
  EXTENSION_LABELS,
  OPINION_LABELS,
  SENSE_LABELS,
} from "@lotir/contract";
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";

type Kind = keyof typeof DOSSIER_EVENT_LABELS;
type Detail = DossierEventDetail;

const optionsOf = (labels: Readonly<Record<string, string>>, empty?: string) => [
  ...(empty === undefined ? [] : [{ value: "", label: empty }]),
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

interface DetailFieldsProps {
  readonly kind: Kind;
  readonly detail: Detail;
  readonly onChange: (detail: Detail) => void;
}

const LETTERS: readonly Kind[] = ["pieces-demandees", "majoration", "decision"];

/** What each kind of event is asked beside its day, and nothing else. */
const DetailFields = ({ kind, detail, onChange }: DetailFieldsProps) => {
  const choose = (field: keyof Detail, labels: Readonly<Record<string, string>>, label: string) => (
    <NativeSelect
      label={label}
      value={String(detail[field] ?? "")}
      data={optionsOf(labels, "à préciser")}
      onChange={(event) => {
        const value = event.currentTarget.value;
        onChange({ ...detail, [field]: value === "" ? undefined : value });
      }}
    />
  );
  const write = (field: keyof Detail, label: string, type: "text" | "date" = "text") => (
    <TextInput
      label={label}
      type={type}
      value={String(detail[field] ?? "")}
      onChange={(event) => onChange({ ...detail, [field]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <>
      {kind === "depot" ? choose("fileKind", DOSSIER_FILE_LABELS, "Dossier déposé") : null}
      {kind === "depot"
        ? choose("mode", { electronique: "Par voie électronique", papier: "Sur papier" }, "Dépôt")
        : null}
      {kind === "depot" ? write("number", "Numéro du dossier") : null}
      {kind === "majoration" ? choose("ground", EXTENSION_LABELS, "Motif") : null}
      {kind === "consultation" || kind === "avis" ? write("from", "Service consulté") : null}
      {kind === "avis" ? choose("opinion", OPINION_LABELS, "Sens de l'avis") : null}
      {kind === "decision" ? choose("sense", SENSE_LABELS, "Sens de la décision") : null}
      {kind === "decision" ? write("signedOn", "Signée le", "date") : null}
      {LETTERS.includes(kind) ? write("sentOn", "Envoyée par voie électronique le", "date") : null}
      {kind === "interruption-affichage" ? write("until", "Panneau remis le", "date") : null}
      {kind === "certificat-depose"
        ? choose("certificate", { a: "a : information", b: "b : opérationnel" }, "Certificat")
        : null}
      {kind === "pieces-deposees" ? (
        <Checkbox
          label="Le dossier est complet avec ces pièces"
          checked={detail.completes ?? false}
          onChange={(event) => onChange({ ...detail, completes: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
};

interface EventFormProps {
  readonly today: string;
  readonly documents: readonly DossierDocument[];
  readonly busy: boolean;
  readonly onSave: (entry: DossierEventEntry) => void;
  readonly onCancel: () => void;
}

/** Something happened to the file: on which day, with which proof. */
export const EventForm = ({ today, documents, busy, onSave, onCancel }: EventFormProps) => {
  const [kind, setKind] = useState<Kind>("depot");
  const [on, setOn] = useState(today);
  const [detail, setDetail] = useState<Detail>({});
  const [proofId, setProofId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const read = DossierEventEntry.safeParse({ kind, on, detail, proofId });
    if (read.success) return onSave(read.data);
    setProblem(read.error.issues[0]?.message ?? "Valeur absente ou non valide.");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <NativeSelect
          label="Événement"
          value={kind}
          data={optionsOf(DOSSIER_EVENT_LABELS)}
          onChange={(event) => {
            setKind(event.currentTarget.value as Kind);
            setDetail({});
          }}
        />
        <TextInput
          label="Date du fait"
          type="date"
          max={today}
          required
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
        />
        <DetailFields kind={kind} detail={detail} onChange={setDetail} />
        <NativeSelect
          label="Pièce qui le prouve"
          value={proofId ?? ""}
          data={[
            { value: "", label: "aucune pour l'instant" },
            ...documents.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setProofId(event.currentTarget.value || null)}
        />
        {problem === null ? null : (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Annuler
          </Button>
          <Button type="submit" loading={busy}>
            Enregistrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
