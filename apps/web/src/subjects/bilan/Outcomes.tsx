import type { Bilan } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatAmount, formatCount, formatRate } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";

interface OutcomesProps {
  readonly outcomes: NonNullable<Bilan["outcomes"]>;
  readonly target: number;
}

/** What the doubt on prices, works and delays makes of the result, drawn thousands of times. */
export const Outcomes = ({ outcomes, target }: OutcomesProps) => (
  <section>
    <Title order={3} mb={4}>
      {formatCount(outcomes.draws)} tirages
    </Title>
    <Text size="sm" c="dimmed" mb={6}>
      Prix tirés avec le doute même des estimations, travaux à ± 12 %, retards de −2 à +8 mois. Les mêmes entrées
      redonnent les mêmes tirages.
    </Text>
    <Fact label="Résultat net, une fois sur deux sous" strong>
      {formatAmount(outcomes.p50Eur)}
    </Fact>
    <Fact label="Quatre fois sur cinq">
      de {formatAmount(outcomes.p10Eur)} à {formatAmount(outcomes.p90Eur)}
    </Fact>
    <Fact label="Risque de perdre de l'argent">{formatRate(outcomes.lossProbability)}</Fact>
    <Fact label={`Chance d'atteindre ${formatRate(target)} de marge`}>{formatRate(outcomes.targetProbability)}</Fact>
  </section>
);
