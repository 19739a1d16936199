import { Button, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { EurosInput, FigureInput } from "../../kit/ui/FigureInput.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useScoreQuickly } from "../../subjects/bilan/use-score-quickly.ts";
import classes from "./evaluation.module.css";
import { QuickResult } from "./QuickResult.tsx";

/** Spec 2 §5 and §9. */
const DEFAULT_SURFACE_M2 = 1_500;
const DEFAULT_PRICE_EUR = 600_000;
const LEAST_SURFACE_M2 = 500;
const LEAST_PRICE_EUR = 100_000;

const problemOf = (address: string, surface: number | null, price: number | null): string | null => {
  if (address.trim() === "") return "Indiquez une adresse.";
  if (surface === null || surface < LEAST_SURFACE_M2) return "La surface est de 500 m² au moins.";
  if (price === null || price < LEAST_PRICE_EUR) return "Le prix est de 100 000 € au moins.";
  return null;
};

/** Address, surface, price: a score, what makes it, what is not known. */
export const QuickTab = ({ onDetail }: { readonly onDetail: (parcelId: string) => void }) => {
  const [address, setAddress] = useState("");
  const [surface, setSurface] = useState<number | null>(DEFAULT_SURFACE_M2);
  const [price, setPrice] = useState<number | null>(DEFAULT_PRICE_EUR);
  const [problem, setProblem] = useState<string | null>(null);
  const score = useScoreQuickly();
  const submit = () => {
    const found = problemOf(address, surface, price);
    setProblem(found);
    if (found === null && surface !== null && price !== null) score.mutate({ address: address.trim(), surface, price });
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
            label="Adresse"
            description="Ou une référence cadastrale d'une commune chargée : AN 24"
            placeholder="12 rue des Lilas, Latresne"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            autoComplete="street-address"
          />
          <FigureInput
            label="Surface du terrain"
            suffix="&#8239;m²"
            step={50}
            min={0}
            value={surface}
            onValue={setSurface}
          />
          <EurosInput label="Prix demandé" step={10_000} value={price} onValue={setPrice} />
          {problem === null ? null : (
            <Text size="sm" c="var(--lotir-danger)" role="alert">
              {problem}
            </Text>
          )}
          <Button type="submit" loading={score.isPending}>
            Évaluer
          </Button>
        </Stack>
      </form>
      <div aria-live="polite" className={classes.result}>
        {score.isPending ? <Skeleton h={260} aria-label="Évaluation en cours" /> : null}
        {score.error === null || score.isPending ? null : (
          <Notice kind="error" retry={{ onClick: submit }}>
            {sentenceOf(score.error, "L'évaluation n'a pas abouti.")}
          </Notice>
        )}
        {score.data === undefined || score.isPending ? null : (
          <QuickResult key={score.data.data.place.label} found={score.data.data} onDetail={onDetail} />
        )}
        {score.isIdle ? (
          <Text c="dimmed">
            La note tient compte du terrain, de sa division, du lieu, de l'argent et des risques connus.
          </Text>
        ) : null}
      </div>
    </div>
  );
};
