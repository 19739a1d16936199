import type { PlanItem } from "@lotir/contract";
import { Text, UnstyledButton } from "@mantine/core";
import { formatDate } from "../../kit/format.ts";
import { SourceBadge, typeLabel } from "./PlanBadges.tsx";
import classes from "./PlanList.module.css";

interface PlanListProps {
  readonly plans: readonly PlanItem[];
  readonly chosen: string;
  readonly onChoose: (planId: string) => void;
}

/** The plans of a property, each with where it comes from and when. */
export const PlanList = ({ plans, chosen, onChoose }: PlanListProps) => (
  <ul className={classes.list} aria-label="Plans de la propriété">
    {plans.map((plan) => (
      <li key={plan.id}>
        <UnstyledButton
          className={classes.plan}
          data-chosen={plan.id === chosen || undefined}
          aria-current={plan.id === chosen ? "true" : undefined}
          onClick={() => onChoose(plan.id)}
        >
          <Text component="span" fw={600} size="sm" className={classes.name}>
            {plan.name}
          </Text>
          <span className={classes.facts}>
            <SourceBadge source={plan.source} />
            <Text component="span" size="xs" c="dimmed">
              {typeLabel(plan.type)} · {formatDate(plan.createdAt)}
            </Text>
          </span>
        </UnstyledButton>
      </li>
    ))}
  </ul>
);
