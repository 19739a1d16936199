import { CORRECTABLE, type CorrectedRule, type RuleCorrection } from "@lotir/contract";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Fold } from "../division/Doubts.tsx";
import type { DivisionWish } from "../division/division-study.ts";
import { useProposeDivisions } from "../division/use-propose-divisions.ts";
import { CorrectionForm } from "./CorrectionForm.tsx";
import classes from "./rules.module.css";
import { useCorrectRule, useReadCorrectionsAgain } from "./use-correct-rule.ts";
import { useListRuleCorrections } from "./use-list-rule-corrections.ts";

interface CorrectedProps {
  readonly correction: RuleCorrection;
  readonly onRestore: () => void;
}

const Corrected = ({ correction: { label, value, unit, reason }, onRestore }: CorrectedProps) => (
  <Fact label={label}>
    <Group gap={6} justify="flex-end">
      {value.toLocaleString("fr-FR")} {unit}
      <Button size="compact-xs" variant="subtle" aria-label={`Rétablir : ${label}`} onClick={onRestore}>
        Rétablir
      </Button>
    </Group>
    <span className={classes.soft}>corrigée par votre organisation : {reason}</span>
  </Fact>
);

/** A field of a correction in words: its value in its unit, or its reason. */
const textIn =
  (rule: CorrectedRule) =>
  (field: string, value: unknown): string => {
    if (field === "reason") return typeof value === "string" && value !== "" ? `« ${value} »` : "sans motif";
    if (typeof value !== "number") return "règle publique";
    return `${value.toLocaleString("fr-FR")} ${CORRECTABLE[rule].unit}`;
  };

type Correct = ReturnType<typeof useCorrectRule>;

interface FailureProps {
  readonly correct: Correct;
  readonly onDone: () => void;
}

/** What a correction met: another member's, to be compared, or a plain refusal. */
const Failure = ({ correct, onDone }: FailureProps) => {
  const readAgain = useReadCorrectionsAgain();
  const stale = changedMeanwhile(correct.error);
  const { variables: sent } = correct;
  if (correct.error === null || sent === undefined) return null;
  if (stale === undefined)
    return <Notice kind="error">{sentenceOf(correct.error, "La correction n'a pas pu être enregistrée.")}</Notice>;
  return (
    <ChangedNotice
      changed={stale}
      textOf={textIn(sent.rule)}
      busy={correct.isPending}
      onTake={() => {
        correct.reset();
        onDone();
        readAgain().catch(() => undefined);
      }}
      onKeep={() => correct.mutate({ ...sent, version: stale.version }, { onSuccess: onDone })}
    />
  );
};

interface ZoneCorrectionsProps {
  readonly place: { readonly commune: string; readonly zone: string };
}

const ZoneCorrections = ({ place }: ZoneCorrectionsProps) => {
  const read = useListRuleCorrections(place);
  const correct = useCorrectRule();
  const [done, setDone] = useState(0);
  const onDone = () => setDone((count) => count + 1);
  if (read.data === undefined)
    return read.isError ? (
      <Notice kind="error" retry={{ onClick: () => read.refetch(), busy: read.isFetching }}>
        {sentenceOf(read.error, "Les corrections de votre organisation n'ont pas pu être lues.")}
      </Notice>
    ) : null;
  const versionOf = (rule: CorrectedRule): number => read.data.find((each) => each.rule === rule)?.version ?? 0;
  return (
    <>
      {read.data.map(({ value, version, ...correction }) =>
        value === null ? null : (
          <Corrected
            key={correction.rule}
            correction={{ ...correction, value }}
            onRestore={() => correct.mutate({ ...place, rule: correction.rule, value: null, reason: "", version })}
          />
        ),
      )}
      <Failure correct={correct} onDone={onDone} />
      <Fold title={`Corriger une règle de la zone ${place.zone}`}>
        <CorrectionForm
          // Emptied once a correction is kept, and never before.
          key={done}
          versionOf={versionOf}
          busy={correct.isPending}
          onCorrect={(typed) => correct.mutate({ ...place, ...typed }, { onSuccess: onDone })}
        />
      </Fold>
    </>
  );
};

interface RuleCorrectionsProps {
  readonly parcelId: string;
  readonly wish: DivisionWish;
}

/** What the organisation knows better than the règlement as it was read: its plans obey it, other organisations' do not. */
export const RuleCorrections = ({ parcelId, wish }: RuleCorrectionsProps) => {
  const { data } = useProposeDivisions(parcelId, wish);
  if (data === undefined || data.zone === null) return null;
  return <ZoneCorrections place={{ commune: parcelId.slice(0, 5), zone: data.zone }} />;
};
