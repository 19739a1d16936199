import { List, Paper, Text, Title } from "@mantine/core";
import { useStore } from "../../../kit/store.ts";
import classes from "./Drawing.module.css";
import type { PlanStore } from "./plan-store.ts";

/** More would push what to do out of sight: they are unfolded on demand. */
const FEW = 3;

/** Why the ground of a plan cannot be divided (spec 2 §8): reason, details and recommendations. */
export const RefusalPanel = ({ plan }: { readonly plan: PlanStore }) => {
  const refusal = useStore(plan, ({ objects }) => objects.find(({ kind }) => kind === "non-divisible")?.facts.refusal);
  if (refusal === undefined) return null;
  return (
    <Paper className={classes.refusal} role="region" aria-label="Division impossible">
      <Title order={3} size="h5">
        Division impossible
      </Title>
      <Text size="sm">{refusal.reason}</Text>
      <Text size="sm" fw={600} mt={6}>
        Recommandations
      </Text>
      {refusal.recommendations.length === 0 ? (
        <Text size="sm">Aucun changement essayé par le moteur ne donne de plan sur ce terrain.</Text>
      ) : (
        <List size="sm">
          {refusal.recommendations.map((advice) => (
            <List.Item key={advice}>{advice}</List.Item>
          ))}
        </List>
      )}
      {refusal.details.length === 0 ? null : (
        <details className={classes.details} open={refusal.details.length <= FEW}>
          <summary>Détails ({refusal.details.length})</summary>
          <List size="sm" mt={4}>
            {refusal.details.map((detail) => (
              <List.Item key={detail}>{detail}</List.Item>
            ))}
          </List>
        </details>
      )}
    </Paper>
  );
};
