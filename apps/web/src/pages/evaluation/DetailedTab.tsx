import { Button, Checkbox, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { EurosInput } from "../../kit/ui/FigureInput.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useEvaluateDetailed } from "../../subjects/bilan/use-evaluate-detailed.ts";
import { DetailedResult } from "./DetailedResult.tsx";
import classes from "./evaluation.module.css";

/** Spec 2 §5. */
const CHOICES = ["2", "3", "4", "5"] as const;
const DEFAULTS = ["2", "3", "4"];

const problemOf = (reference: string, scenarios: readonly string[]): string | null => {
  if (reference === "") return "Indiquez une référence cadastrale : AN 24, ou 33234000AB0123.";
  return scenarios.length === 0 ? "Choisissez au moins un nombre de lots." : null;
};

/** A parcel of a loaded commune, divided into 2, 3, 4 or 5 even lots. */
export const DetailedTab = () => {
  const [reference, setReference] = useState("");
  const [scenarios, setScenarios] = useState<string[]>(DEFAULTS);
  const [price, setPrice] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const evaluation = useEvaluateDetailed();
  const submit = () => {
    const cadastralReference = reference.trim();
    const found = problemOf(cadastralReference, scenarios);
    setProblem(found);
    if (found === null)
      evaluation.mutate({
        cadastralReference,
        scenarios: scenarios.map(Number).sort((a, b) => a - b),
        ...(price === null ? {} : { price }),
      });
  };
  return (
    <div className={classes.page}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <TextInput
            label="Référence cadastrale"
            placeholder="33234000AB0123"
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
          <EurosInput label="Prix demandé" placeholder="vide : prix estimé" value={price} onValue={setPrice} />
          <Checkbox.Group label="Nombre de lots" value={scenarios} onChange={setScenarios}>
            <div className={classes.choices}>
              {CHOICES.map((choice) => (
                <Checkbox key={choice} value={choice} label={`${choice} lots`} />
              ))}
            </div>
          </Checkbox.Group>
          {problem === null ? null : (
            <Text size="sm" c="var(--lotir-danger)" role="alert">
              {problem}
            </Text>
          )}
          <Button type="submit" loading={evaluation.isPending}>
            Évaluer
          </Button>
        </Stack>
      </form>
      <div aria-live="polite" className={classes.result}>
        {evaluation.isPending ? <Skeleton h={320} aria-label="Évaluation en cours" /> : null}
        {evaluation.error === null || evaluation.isPending ? null : (
          <Notice kind="error" retry={{ onClick: submit }}>
            {sentenceOf(evaluation.error, "L'évaluation n'a pas abouti.")}
          </Notice>
        )}
        {evaluation.data === undefined || evaluation.isPending ? null : <DetailedResult found={evaluation.data.data} />}
        {evaluation.isIdle ? (
          <Text c="dimmed">
            Chaque nombre de lots est chiffré à part : prix, coûts, taxes, délais et risques, le plus rentable d'abord.
          </Text>
        ) : null}
      </div>
    </div>
  );
};
