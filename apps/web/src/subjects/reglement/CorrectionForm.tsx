import { CORRECTABLE, CorrectedRule } from "@lotir/contract";
import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FigureInput } from "../../kit/ui/FigureInput.tsx";

const CHOICES = CorrectedRule.options.map((rule) => ({
  value: rule,
  label: `${CORRECTABLE[rule].label} (${CORRECTABLE[rule].unit})`,
}));

/** A correction as it is typed, over the version that stood when its rule was chosen or its first word typed. */
export interface TypedCorrection {
  readonly rule: CorrectedRule;
  readonly value: number;
  readonly reason: string;
  readonly version: number;
}

interface CorrectionFormProps {
  readonly versionOf: (rule: CorrectedRule) => number;
  readonly busy: boolean;
  readonly onCorrect: (typed: TypedCorrection) => void;
}

/** One rule, its value in its unit, and why. */
export const CorrectionForm = ({ versionOf, busy, onCorrect }: CorrectionFormProps) => {
  const [rule, setRule] = useState<CorrectedRule>("setbackFromVoie");
  const [value, setValue] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const [read, setRead] = useState<number>();
  const { unit, most } = CORRECTABLE[rule];
  // What comes from the server while somebody types is not what they read when they began.
  const begin = () => setRead((known) => known ?? versionOf(rule));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== null) onCorrect({ rule, value, reason, version: read ?? versionOf(rule) });
  };
  return (
    <form onSubmit={submit} aria-label="Corriger une règle">
      <Stack gap="xs">
        <NativeSelect
          size="xs"
          label="Règle"
          data={CHOICES}
          value={rule}
          onChange={({ currentTarget }) => {
            const chosen = CorrectedRule.parse(currentTarget.value);
            setRule(chosen);
            setRead(versionOf(chosen));
          }}
        />
        <FigureInput
          size="xs"
          label={`Valeur (${unit})`}
          min={0}
          max={most}
          value={value}
          onValue={(next) => {
            begin();
            setValue(next);
          }}
          required
        />
        <TextInput
          size="xs"
          label="Motif"
          placeholder="Réponse de la mairie, modification du PLU…"
          maxLength={500}
          required
          value={reason}
          onChange={({ currentTarget }) => {
            begin();
            setReason(currentTarget.value);
          }}
        />
        <Button size="xs" type="submit" loading={busy} disabled={value === null || reason.trim() === ""}>
          Corriger pour mon organisation
        </Button>
      </Stack>
    </form>
  );
};
