import type { BalancedLot, Bilan, DivisionGround, DivisionScenario, ParcelBilan } from "@lotir/contract";
import { Button, Group, Stack, Tabs, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { formatDate, formatDecimal } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { type Balanced, balancePlan } from "../division/engine/balance-plan.ts";
import { BilanControls } from "./BilanControls.tsx";
import classes from "./bilan.module.css";
import { type BilanForm, EMPTY_FORM, isChanged, ownedOf } from "./bilan-wish.ts";
import { Calendar } from "./Calendar.tsx";
import { CostLines } from "./CostLines.tsx";
import { CashCurve } from "./charts/CashCurve.tsx";
import { ProfitabilityLots } from "./ProfitabilityLots.tsx";
import { ProfitabilityOverview } from "./ProfitabilityOverview.tsx";
import { planWish } from "./plan-wish.ts";

interface ProfitabilityPanelProps {
  readonly ground: DivisionGround;
  readonly scenario: DivisionScenario;
  /** Balances that draw chance take thirty times longer: asked once the rest is seen. */
  readonly draws?: number;
}

/** The scenario's lots with the prices entered here, in the words of a balance. */
const lotsOf = ({ lots }: DivisionScenario, { lotPricesEur }: BilanForm): BalancedLot[] =>
  lots.map((lot, rank) => {
    const entered = lotPricesEur[rank] ?? null;
    return {
      letter: lot.letter,
      areaM2: lot.areaM2,
      keepsHouse: lot.keepsHouse,
      priceEur: entered ?? lot.priceEur,
      lowEur: lot.priceLowEur,
      highEur: lot.priceHighEur,
      confidence: entered === null ? lot.priceConfidence : 1,
      level: lot.priceLevel,
      origin: entered !== null ? "saisi" : lot.priceEur === null ? "inconnu" : "estimation",
    };
  });

const timed = <Value,>(work: () => Value): { readonly value: Value; readonly ms: number } => {
  const started = performance.now();
  const value = work();
  return { value, ms: performance.now() - started };
};

const balanced = (
  ground: DivisionGround,
  { divisionPlan, needsDemolition }: DivisionScenario,
  { form, lots }: { form: BilanForm; lots: readonly BalancedLot[] },
): Balanced => {
  const wish = planWish(divisionPlan);
  return balancePlan(
    ground,
    {
      lots,
      procedure: wish.procedure ?? "DP",
      lane: wish.lane,
      clearM2: (wish.clearM2 ?? 0) + (needsDemolition ? ground.builtM2 : 0),
    },
    {
      changed: {
        assumptions: form.assumptions,
        procedure: form.procedure ?? undefined,
        boughtAs: form.boughtAs ?? undefined,
        seller: form.seller ?? undefined,
        deedStatesVat: form.deedStatesVat,
        landPriceEur: form.landPriceEur ?? undefined,
        ...ownedOf(form),
      },
    },
  );
};

/** What the controls of a balance show as standing, from what the ground tells. */
const standing = (
  { balance, prices }: DivisionGround,
  scenario: DivisionScenario,
  { form, lots }: { form: BilanForm; lots: BalancedLot[] },
): ParcelBilan => ({
  assumptions: { ...balance.assumptions, ...form.assumptions },
  assumptionsOrigin: "organisation",
  procedure: form.procedure ?? planWish(scenario.divisionPlan).procedure ?? "DP",
  boughtAs: form.boughtAs ?? balance.boughtAs,
  boughtAsOrigin: form.boughtAs === null ? "suppose" : "saisi",
  lots,
  landPrice: {
    priceEur: form.landPriceEur ?? balance.landPriceEur,
    origin: form.landPriceEur === null ? "estimation" : "saisi",
  },
  fiveLines: null,
  bilan: null,
  note: null,
  on: balance.on,
  pricesOn: prices.on,
});

interface PanelTabsProps {
  readonly bilan: Bilan;
  readonly lots: readonly BalancedLot[];
  readonly scenario: DivisionScenario;
}

const PanelTabs = ({ bilan, lots, scenario }: PanelTabsProps) => (
  <Tabs defaultValue="ensemble" keepMounted={false}>
    <Tabs.List className={classes.tabs}>
      <Tabs.Tab value="ensemble">Vue d'ensemble</Tabs.Tab>
      <Tabs.Tab value="lots">Lots</Tabs.Tab>
      <Tabs.Tab value="couts">Coûts</Tabs.Tab>
      <Tabs.Tab value="planning">Planning</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="ensemble" pt="md">
      <ProfitabilityOverview bilan={bilan} scenario={scenario} />
    </Tabs.Panel>
    <Tabs.Panel value="lots" pt="md">
      <ProfitabilityLots lots={lots} />
    </Tabs.Panel>
    <Tabs.Panel value="couts" pt="md">
      <CostLines bilan={bilan} />
    </Tabs.Panel>
    <Tabs.Panel value="planning" pt="md">
      <Stack gap="lg">
        <Calendar bilan={bilan} />
        <CashCurve bilan={bilan} />
      </Stack>
    </Tabs.Panel>
  </Tabs>
);

/** « Analyse rentabilité »: hypotheses changed in place on the left, what they give at once on the right. */
export const ProfitabilityPanel = ({ ground, scenario }: ProfitabilityPanelProps) => {
  const [form, setForm] = useState<BilanForm>(EMPTY_FORM);
  const lots = useMemo(() => lotsOf(scenario, form), [scenario, form]);
  const { value: found, ms } = useMemo(
    () => timed(() => balanced(ground, scenario, { form, lots })),
    [ground, scenario, form, lots],
  );
  return (
    <div className={classes.content}>
      <Stack gap="md" className={classes.form}>
        <BilanControls form={form} found={standing(ground, scenario, { form, lots })} onForm={setForm} folded />
        <Group gap="xs">
          <Button variant="default" size="xs" disabled={!isChanged(form)} onClick={() => setForm(EMPTY_FORM)}>
            Tout remettre
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          Loi au {formatDate(ground.balance.on)}. Recalculé ici en {formatDecimal(ms)} ms, sans rien demander au
          serveur.
        </Text>
      </Stack>
      {found.ok ? (
        <PanelTabs bilan={found.bilan} lots={lots} scenario={scenario} />
      ) : (
        <Notice kind="error" title="Erreur d'analyse" retry={{ onClick: () => setForm(EMPTY_FORM) }}>
          {found.reason}
        </Notice>
      )}
    </div>
  );
};
