import { Button, Checkbox, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { EurosInput } from "../../kit/ui/FigureInput.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useEvaluateDetailed } from "../../subjects/bilan/use-evaluate-detailed.ts";
import { DetailedResult } from "./DetailedResult.tsx";
import classes from "./evaluation.module.css";
import { ParcelFinder } from "./ParcelFinder.tsx";

/** Spec 2 §5. */
const CHOICES = ["2", "3", "4", "5"] as const;
const DEFAULTS = ["2", "3", "4"];

const problemOf = (parcelId: string | undefined, scenarios: readonly string[]): string | null => {
  if (parcelId === undefined) return "Trouvez une parcelle par son adresse ou sa référence, puis confirmez-la.";
  return scenarios.length === 0 ? "Choisissez au moins un nombre de lots." : null;
};

/** A parcel of a loaded commune, divided into 2, 3, 4 or 5 lots. `known`: confirmed on the other tab. */
export const DetailedTab = ({ known }: { readonly known: string | undefined }) => {
  const [parcelId, setParcelId] = useState<string | undefined>(known);
  const [scenarios, setScenarios] = useState<string[]>(DEFAULTS);
  const [price, setPrice] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const evaluation = useEvaluateDetailed();
  const submit = () => {
    const found = problemOf(parcelId, scenarios);
    setProblem(found);
    if (found === null && parcelId !== undefined)
      evaluation.mutate({
        cadastralReference: parcelId,
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
          <ParcelFinder confirmed={parcelId} onConfirm={setParcelId} />
          {parcelId === undefined ? null : (
            <Text size="sm">
              Parcelle évaluée : <strong>{parcelId}</strong>
            </Text>
          )}
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
