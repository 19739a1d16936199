import type { DivisionPlan } from "@lotir/contract";
import { Badge, Group, Text } from "@mantine/core";
import classes from "./division.module.css";
import { LotTable } from "./LotTable.tsx";

const letterOf = (plan: DivisionPlan, number: number): string =>
  plan.lots.find((lot) => lot.number === number)?.letter ?? String(number);

const Access = ({ plan }: { readonly plan: DivisionPlan }) => (
  <>
    <h4 className={classes.title}>Accès de chaque lot</h4>
    <ul className={classes.list}>
      {plan.access.map((way) => (
        <li key={`${way.lot}-${way.form}`}>
          <strong>{letterOf(plan, way.lot)}</strong> {way.sentence}
        </li>
      ))}
    </ul>
  </>
);

const ARCHITECT = { oui: "architecte ou paysagiste obligatoire", non: null, inconnu: "architecte : à confirmer" };

const Procedure = ({ plan: { procedure } }: { readonly plan: DivisionPlan }) => (
  <>
    <h4 className={classes.title}>Procédure</h4>
    <p className={classes.line}>
      <strong>{procedure.label}</strong> ({procedure.article}) : {procedure.because}
      {ARCHITECT[procedure.architect] === null ? "" : ` ; ${ARCHITECT[procedure.architect]}`}.
    </p>
    {procedure.unless.map((unless) => (
      <p key={unless} className={classes.soft}>
        Sauf si {unless}.
      </p>
    ))}
  </>
);

/** One plan: its name, its lots, how each is reached, and the file to lodge. */
export const PlanDetails = ({ plan }: { readonly plan: DivisionPlan }) => (
  <div>
    <Text fw={600}>{plan.title}</Text>
    {plan.labels.length === 0 ? null : (
      <Group gap={4} mt={4}>
        {plan.labels.map((label) => (
          <Badge key={label} variant="light" tt="none" radius="sm">
            {label}
          </Badge>
        ))}
      </Group>
    )}
    <LotTable lots={plan.lots} />
    <Access plan={plan} />
    <Procedure plan={plan} />
  </div>
);
