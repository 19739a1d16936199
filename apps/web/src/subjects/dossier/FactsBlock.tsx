import {
  COMMON_WAYS,
  type DossierFacts,
  GROUND_QUESTIONS,
  OPERATION_QUESTIONS,
  STANDINGS,
  type Tracking,
} from "@lotir/contract";
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import classes from "./dossier.module.css";
import { useSaveDossierFacts } from "./use-save-dossier-facts.ts";

const ANSWERS = [
  { value: "", label: "inconnu" },
  { value: "oui", label: "oui" },
  { value: "non", label: "non" },
];

interface AskProps {
  readonly label: string;
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
}

const Ask = ({ label, value, onChange }: AskProps) => (
  <NativeSelect
    label={label}
    value={value === null ? "" : value ? "oui" : "non"}
    data={ANSWERS}
    onChange={(event) => {
      const given = event.currentTarget.value;
      onChange(given === "" ? null : given === "oui");
    }}
  />
);

const chosen = (labels: Readonly<Record<string, string>>) => [
  { value: "", label: "inconnu" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

const APPLICANT_FIELDS = [
  ["name", "Nom, ou dénomination"],
  ["siret", "SIRET (société)"],
  ["representative", "Représentant (société)"],
  ["address", "Adresse"],
  ["email", "Courriel"],
  ["phone", "Téléphone"],
] as const;

type Change = (next: Partial<DossierFacts>) => void;
interface GroupProps {
  readonly facts: DossierFacts;
  readonly change: Change;
}

const GroundQuestions = ({ facts: { ground }, change }: GroupProps) => (
  <fieldset className={classes.group}>
    <legend>Le terrain</legend>
    <div className={classes.questions}>
      {(Object.keys(GROUND_QUESTIONS) as (keyof typeof GROUND_QUESTIONS)[]).map((key) => (
        <Ask
          key={key}
          label={GROUND_QUESTIONS[key]}
          value={ground[key]}
          onChange={(value) => change({ ground: { ...ground, [key]: value } })}
        />
      ))}
    </div>
  </fieldset>
);

const OperationQuestions = ({ facts: { operation, certificate }, change }: GroupProps) => (
  <fieldset className={classes.group}>
    <legend>L'opération</legend>
    <div className={classes.questions}>
      <NativeSelect
        label="Équipements communs"
        value={operation.common ?? ""}
        data={chosen(COMMON_WAYS)}
        onChange={(event) =>
          change({
            operation: {
              ...operation,
              common: (event.currentTarget.value || null) as DossierFacts["operation"]["common"],
            },
          })
        }
      />
      {(Object.keys(OPERATION_QUESTIONS) as (keyof typeof OPERATION_QUESTIONS)[]).map((key) => (
        <Ask
          key={key}
          label={OPERATION_QUESTIONS[key]}
          value={operation[key]}
          onChange={(value) => change({ operation: { ...operation, [key]: value } })}
        />
      ))}
      <NativeSelect
        label="Certificat d'urbanisme à demander"
        value={certificate.kind}
        data={[
          { value: "b", label: "b : opérationnel" },
          { value: "a", label: "a : information" },
        ]}
        onChange={(event) =>
          change({ certificate: { ...certificate, kind: event.currentTarget.value === "a" ? "a" : "b" } })
        }
      />
    </div>
    <Textarea
      mt="sm"
      label="Question posée à la mairie"
      description="Laissée vide, elle est écrite d'après les lots."
      autosize
      minRows={2}
      value={certificate.question}
      onChange={(event) => change({ certificate: { ...certificate, question: event.currentTarget.value } })}
    />
  </fieldset>
);

const ApplicantFields = ({ facts: { applicant }, change }: GroupProps) => (
  <fieldset className={classes.group}>
    <legend>Le demandeur</legend>
    <div className={classes.questions}>
      <NativeSelect
        label="Demandeur"
        value={applicant.kind}
        data={[
          { value: "personne", label: "Personne" },
          { value: "societe", label: "Société" },
        ]}
        onChange={(event) =>
          change({
            applicant: { ...applicant, kind: event.currentTarget.value === "societe" ? "societe" : "personne" },
          })
        }
      />
      {APPLICANT_FIELDS.map(([field, label]) => (
        <TextInput
          key={field}
          label={label}
          value={applicant[field]}
          onChange={(event) => change({ applicant: { ...applicant, [field]: event.currentTarget.value } })}
        />
      ))}
      <NativeSelect
        label="Qualité"
        value={applicant.standing ?? ""}
        data={chosen(STANDINGS)}
        onChange={(event) =>
          change({
            applicant: {
              ...applicant,
              standing: (event.currentTarget.value || null) as DossierFacts["applicant"]["standing"],
            },
          })
        }
      />
      <Ask
        label="Accepte les réponses par voie électronique"
        value={applicant.electronic}
        onChange={(electronic) => change({ applicant: { ...applicant, electronic } })}
      />
    </div>
  </fieldset>
);

/** What is known of the ground, of the operation and of who asks: it decides the file and fills it. */
export const FactsBlock = ({ tracking }: { readonly tracking: Tracking }) => {
  const { propertyId: id, facts: kept, factsVersion } = tracking;
  const [draft, setDraft] = useState<DossierFacts | null>(null);
  const save = useSaveDossierFacts();
  const facts = draft ?? kept;
  const change: Change = (next) => setDraft((before) => ({ ...(before ?? kept), ...next }));
  const leave = () => {
    setDraft(null);
    save.reset();
  };
  const send = (version: number) => save.mutate({ id, facts, version }, { onSuccess: leave });
  const stale = changedMeanwhile(save.error);
  return (
    <section className={classes.block} aria-label="Renseignements">
      <div className={classes.head}>
        <Title order={2}>Renseignements</Title>
        <Text size="sm" c="dimmed">
          Inconnu n'est pas non : répondez ce que vous savez.
        </Text>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(factsVersion);
        }}
      >
        <Stack gap="lg">
          <GroundQuestions facts={facts} change={change} />
          <OperationQuestions facts={facts} change={change} />
          <ApplicantFields facts={facts} change={change} />
        </Stack>
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={() => "renseigné"}
            busy={save.isPending}
            onTake={leave}
            onKeep={() => send(stale.version)}
          />
        )}
        <Group mt="md">
          <Button type="submit" disabled={draft === null || stale !== undefined} loading={save.isPending}>
            Enregistrer
          </Button>
          {draft === null ? null : (
            <Button variant="default" onClick={leave}>
              Abandonner
            </Button>
          )}
        </Group>
      </form>
    </section>
  );
};
