import { CORRECTABLE, CorrectedRule, type DivisionProposal } from "@lotir/contract";
import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../../messages.fr.ts";
import { FigureInput } from "../../../../ui/FigureInput.tsx";
import { Notice } from "../../../../ui/Notice.tsx";
import { useCorrectRule } from "../../use-correct-rule.ts";
import { useProposeDivisions } from "../../use-propose-divisions.ts";
import { Fold } from "../division/Doubts.tsx";
import { Fact } from "../Fact.tsx";
import classes from "./rules.module.css";

type Correct = ReturnType<typeof useCorrectRule>;

const CHOICES = CorrectedRule.options.map((rule) => ({
  value: rule,
  label: `${CORRECTABLE[rule].label} (${CORRECTABLE[rule].unit})`,
}));

interface PlacedProps {
  readonly place: { readonly commune: string; readonly zone: string };
  readonly correct: Correct;
}

const CorrectionForm = ({ place, correct }: PlacedProps) => {
  const [rule, setRule] = useState<CorrectedRule>("setbackFromVoie");
  const [value, setValue] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const { unit, most } = CORRECTABLE[rule];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value === null) return;
    correct.mutate(
      { ...place, rule, value, reason },
      {
        onSuccess: () => {
          setValue(null);
          setReason("");
        },
      },
    );
  };
  return (
    <form onSubmit={submit} aria-label="Corriger une règle">
      <Stack gap="xs">
        <NativeSelect
          size="xs"
          label="Règle"
          data={CHOICES}
          value={rule}
          onChange={({ currentTarget }) => setRule(CorrectedRule.parse(currentTarget.value))}
        />
        <FigureInput
          size="xs"
          label={`Valeur (${unit})`}
          min={0}
          max={most}
          value={value}
          onValue={setValue}
          required
        />
        <TextInput
          size="xs"
          label="Motif"
          placeholder="Réponse de la mairie, modification du PLU…"
          maxLength={500}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button size="xs" type="submit" loading={correct.isPending} disabled={value === null || reason.trim() === ""}>
          Corriger pour mon organisation
        </Button>
      </Stack>
    </form>
  );
};

interface CorrectedProps extends PlacedProps {
  readonly corrections: DivisionProposal["corrections"];
}

const Corrected = ({ corrections, place, correct }: CorrectedProps) =>
  corrections.map(({ rule, label, value, unit, reason }) => (
    <Fact key={rule} label={label}>
      <Group gap={6} justify="flex-end">
        {value.toLocaleString("fr-FR")} {unit}
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`Rétablir : ${label}`}
          onClick={() => correct.mutate({ ...place, rule, value: null, reason: "" })}
        >
          Rétablir
        </Button>
      </Group>
      <span className={classes.soft}>corrigée par votre organisation : {reason}</span>
    </Fact>
  ));

/** What the organisation knows better than the règlement as it was read: its plans obey it, other organisations' do not. */
export const RuleCorrections = ({ parcelId }: { readonly parcelId: string }) => {
  const { data } = useProposeDivisions(parcelId);
  const correct = useCorrectRule();
  if (data === undefined || data.zone === null) return null;
  const place = { commune: parcelId.slice(0, 5), zone: data.zone };
  return (
    <>
      <Corrected corrections={data.corrections} place={place} correct={correct} />
      {correct.error === null ? null : (
        <Notice kind="error">{sentenceOf(correct.error, "La correction n'a pas pu être enregistrée.")}</Notice>
      )}
      <Fold title={`Corriger une règle de la zone ${data.zone}`}>
        <CorrectionForm place={place} correct={correct} />
      </Fold>
    </>
  );
};
