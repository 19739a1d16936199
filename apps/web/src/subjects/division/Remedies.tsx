import { Button, Text } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./division.module.css";
import type { DivisionWish } from "./division-study.ts";
import { useFindRemedies } from "./use-find-remedies.ts";

interface RemediesProps {
  readonly parcelId: string;
  readonly wish: DivisionWish;
  /** The number of lots that was refused. */
  readonly lots: number;
}

/** What would have to change for a plan to appear: each was really tried, and gives the plan named beside it. */
export const Remedies = ({ parcelId, wish, lots }: RemediesProps) => {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useFindRemedies({ id: parcelId, wish, lots, asked });
  if (error !== null) {
    return (
      <Notice kind="error" retry={{ onClick: () => refetch(), busy: isFetching }}>
        {sentenceOf(error, "La recherche n'a pas abouti.")}
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <Button
        mt={8}
        size="xs"
        variant="default"
        leftSection={<IconBulb size={16} stroke={1.5} aria-hidden="true" />}
        loading={isFetching}
        onClick={() => setAsked(true)}
      >
        Chercher ce qui manquerait
      </Button>
    );
  }
  return (
    <section aria-label="Ce qui manquerait" aria-live="polite">
      <h4 className={classes.title}>Ce qui donnerait {lots} lots</h4>
      {data.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucun changement essayé seul ne donne de plan.
        </Text>
      ) : (
        <ul className={classes.list}>
          {data.map(({ kind, sentence, plan }) => (
            <li key={kind}>
              {sentence}
              <span className={classes.given}>→ {plan.title}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
