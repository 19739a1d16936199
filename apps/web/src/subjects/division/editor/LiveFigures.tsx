import type { DivisionScenario } from "@lotir/contract";
import { Badge, Text, Title } from "@mantine/core";
import { formatAmount, formatAmountChange, formatDecimal, formatRate } from "../../../kit/format.ts";
import { Fact } from "../../../kit/ui/Fact.tsx";
import { Notice } from "../../../kit/ui/Notice.tsx";
import type { LivePlan } from "../engine/messages.ts";
import classes from "./editor.module.css";

interface LiveFiguresProps {
  readonly live: LivePlan;
  readonly scenario: DivisionScenario;
  readonly undrawable: boolean;
}

const TONES = { conforme: "brand", "sous-reserve": "yellow", "non-conforme": "red", "sans-objet": "gray" } as const;
const WORDS = {
  conforme: "tenu",
  "sous-reserve": "sous réserve",
  "non-conforme": "non tenu",
  "sans-objet": "sans objet",
} as const;

const Rules = ({ plan }: Pick<LivePlan, "plan">) => {
  const told = plan.compliance.filter(({ verdict }) => verdict !== "sans-objet");
  const broken = told.filter(({ verdict }) => verdict === "non-conforme");
  return (
    <section aria-label="Règles, en direct" aria-live="polite">
      <Title order={3} mt="md">
        Règles, en direct
      </Title>
      {plan.broken.length === 0 && broken.length === 0 ? (
        <Text size="sm" c="var(--lotir-score-high-text)">
          Ce plan tient toutes les promesses du moteur.
        </Text>
      ) : null}
      {plan.broken.map(({ sentence }) => (
        <p key={sentence} className={classes.broken}>
          {sentence}
        </p>
      ))}
      {broken.map(({ rule, lot, reason, quote, page }) => (
        <div key={`${rule}-${lot}`} className={classes.broken}>
          {rule} : {reason}
          {quote === undefined ? null : (
            <blockquote>
              « {quote} »{page === undefined ? "" : ` p. ${page}`}
            </blockquote>
          )}
        </div>
      ))}
      {told.length === 0 ? (
        <Text size="sm" c="dimmed">
          Le règlement de la zone n'est pas lu : les reculs sont supposés.
        </Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the keyboard too
        <ul className={classes.rules} tabIndex={0} aria-label="Règle par règle">
          {told.map(({ rule, lot, verdict }) => (
            <li key={`${rule}-${lot}`}>
              <span>
                {rule}
                {/^\d+$/.test(lot) ? `, lot ${String.fromCharCode(64 + Number(lot))}` : ""}
              </span>
              <Badge size="sm" variant="light" color={TONES[verdict]} tt="none">
                {WORDS[verdict]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Money = ({ live, scenario }: Pick<LiveFiguresProps, "live" | "scenario">) => {
  const { result, reason } = live;
  if (result === null)
    return (
      <Text size="sm" c="dimmed">
        {reason}
      </Text>
    );
  const change = scenario.netProfit === null ? 0 : Math.round(result.netEur - scenario.netProfit);
  return (
    <>
      <Fact label="Ventes TTC">{formatAmount(result.turnoverEur)}</Fact>
      <Fact label="Marge">
        {formatAmount(result.marginEur)}
        {result.marginRate === null ? "" : ` · ${formatRate(result.marginRate)}`}
      </Fact>
      <Fact label="Résultat net" strong>
        {formatAmount(result.netEur)} {Math.abs(change) < 1 ? "" : `(${formatAmountChange(change)})`}
      </Fact>
      <Fact label="Prix maximal du terrain">
        {result.residualLandPriceEur === null ? "—" : formatAmount(result.residualLandPriceEur)}
      </Fact>
    </>
  );
};

/** Areas, rules and money of the plan as it stands under the hand. */
export const LiveFigures = ({ live, scenario, undrawable }: LiveFiguresProps) => (
  <>
    {undrawable ? (
      <Notice kind="doubt">Cette limite ne coupe plus le terrain comme il faut : rapprochez-la de sa place.</Notice>
    ) : null}
    <Rules plan={live.plan} />
    <section aria-label="Argent, en direct">
      <Title order={3} mt="md">
        Argent, en direct
      </Title>
      <Money live={live} scenario={scenario} />
      <Text size="xs" c="dimmed">
        {live.plan.procedureLabel} · moteur et bilan en {formatDecimal(live.ms)} ms
      </Text>
    </section>
  </>
);
