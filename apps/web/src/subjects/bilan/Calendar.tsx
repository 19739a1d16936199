import type { Bilan } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatDecimal, formatMonths } from "../../kit/format.ts";
import classes from "./calendar.module.css";

/** The phases on one axis of months; they overlap, so that the total is never their sum. */
export const Calendar = ({ bilan }: { readonly bilan: Bilan }) => {
  const { phases, totalMonths, sumOfPhases, deedMonth } = bilan.timeline;
  const percent = (months: number): string => `${(months / Math.max(totalMonths, 1)) * 100}%`;
  return (
    <section>
      <Title order={3} mb={8}>
        {formatMonths(totalMonths)} en tout
      </Title>
      <ul className={classes.phases}>
        {phases.map((phase) => (
          <li key={phase.id}>
            <span className={classes.label}>
              {phase.label}
              <Text span size="xs" c="dimmed" display="block" className="figures">
                {formatMonths(phase.months)}, du mois {formatDecimal(phase.start)} au mois {formatDecimal(phase.end)}
                {phase.critical ? " · décide de la fin" : ""}
              </Text>
            </span>
            <span className={classes.axis} aria-hidden="true">
              <i
                data-critical={phase.critical}
                style={{ left: percent(phase.start), width: percent(phase.end - phase.start) }}
              />
            </span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt={8}>
        Bout à bout, les phases feraient {formatMonths(sumOfPhases)}. L'achat se signe au mois{" "}
        {formatDecimal(deedMonth)}.
      </Text>
    </section>
  );
};
