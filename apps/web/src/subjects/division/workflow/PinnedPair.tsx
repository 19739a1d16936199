import type { DivisionScenario, Parcel } from "@lotir/contract";
import { Skeleton, Title } from "@mantine/core";
import { Suspense, useMemo } from "react";
import { formatAmount, formatAmountChange, formatArea, formatDecimal, formatMonths } from "../../../kit/format.ts";
import { lazyPart } from "../../../kit/lazy-part.ts";
import { FigureTable } from "../../../kit/ui/FigureTable.tsx";
import { Scrolled } from "../../../kit/ui/Scrolled.tsx";
import { useShowCommune } from "../../commune/use-show-commune.ts";
import type { PairedPlan } from "../map/PairMap.tsx";
import { complianceWords } from "./scenario-words.ts";
import classes from "./workflow-blocks.module.css";

const PairMap = lazyPart(() => import("../map/PairMap.tsx"));

type Pair = readonly [DivisionScenario, DivisionScenario];

interface PinnedPairProps {
  readonly pair: Pair;
  /** Undefined until it is read: the figures do not wait for it. */
  readonly parcel: Parcel | undefined;
}

const built = ({ lots }: DivisionScenario): number => lots.filter(({ keepsHouse }) => !keepsHouse).length;
const sold = ({ lots }: DivisionScenario): number =>
  lots.reduce((sum, { areaM2, keepsHouse }) => (keepsHouse ? sum : sum + areaM2), 0);

interface Line {
  readonly label: string;
  readonly of: (scenario: DivisionScenario) => number | null;
  readonly write: (value: number) => string;
  readonly change: (value: number) => string;
}

const signed =
  (write: (value: number) => string) =>
  (value: number): string =>
    value === 0 ? "=" : `${value > 0 ? "+" : "−"}${write(Math.abs(value))}`;

const plain = (value: number): string => formatDecimal(value);
const LINES: readonly Line[] = [
  { label: "Lots à bâtir", of: built, write: plain, change: signed(plain) },
  { label: "Terrain vendu à bâtir", of: sold, write: formatArea, change: signed(formatArea) },
  { label: "Ventes TTC", of: ({ totalRevenue }) => totalRevenue, write: formatAmount, change: formatAmountChange },
  { label: "Coûts", of: ({ totalCosts }) => totalCosts, write: formatAmount, change: formatAmountChange },
  { label: "Résultat net", of: ({ netProfit }) => netProfit, write: formatAmount, change: formatAmountChange },
  {
    label: "ROI",
    of: ({ roi }) => roi,
    write: (value) => `${formatDecimal(value)} %`,
    change: signed((value) => `${formatDecimal(value)} pts`),
  },
  { label: "Retour", of: ({ paybackMonths }) => paybackMonths, write: formatMonths, change: signed(formatMonths) },
  {
    label: "Confiance",
    of: ({ confidence }) => confidence,
    write: (value) => `${value} %`,
    change: signed((value) => `${value} pts`),
  },
  {
    label: "Environnement",
    of: ({ environmentalScore }) => environmentalScore,
    write: (v) => `${v}/5`,
    change: signed(plain),
  },
  { label: "Marché", of: ({ marketFit }) => marketFit, write: (v) => `${v}/5`, change: signed(plain) },
];

const planned = (scenario: DivisionScenario, parcel: Parcel): PairedPlan => ({
  name: scenario.name,
  caption: `${scenario.name} · ${complianceWords(scenario).label} · ${scenario.divisionPlan.procedure.label}`,
  division: {
    parcelId: parcel.parcelId,
    plan: scenario.divisionPlan,
    buildings: scenario.needsDemolition ? [] : parcel.buildings,
  },
});

const OnTheMap = ({ pair: [first, second], parcel }: { readonly pair: Pair; readonly parcel: Parcel }) => {
  const commune = useShowCommune(parcel.inseeCode);
  const plans = useMemo(() => [planned(first, parcel), planned(second, parcel)] as const, [first, second, parcel]);
  return (
    <Suspense fallback={<Skeleton h={320} />}>
      <PairMap
        parcel={parcel}
        pair={plans}
        version={commune.data?.version ?? null}
        fictional={commune.data?.fictional ?? parcel.sources.some(({ provenance }) => provenance.fictional)}
      />
    </Suspense>
  );
};

/** Two scenarios side by side on the map, and what the second has more or less than the first. */
export const PinnedPair = ({ pair, parcel }: PinnedPairProps) => {
  const [first, second] = pair;
  return (
    <section className={classes.panel} aria-label="Scénarios épinglés">
      <Title order={3} mb={8}>
        {first.name} contre {second.name}
      </Title>
      <div className={classes.pair}>
        {parcel === undefined ? (
          <Skeleton h={320} role="status" aria-label="Lecture du terrain" />
        ) : (
          <OnTheMap pair={pair} parcel={parcel} />
        )}
      </div>
      <Scrolled className={classes.scroll} label="Écarts entre les deux scénarios">
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">Chiffre</th>
              <th scope="col">{first.name}</th>
              <th scope="col">{second.name}</th>
              <th scope="col">Écart</th>
            </tr>
          </thead>
          <tbody>
            {LINES.map(({ label, of, write, change }) => {
              const [a, b] = [of(first), of(second)];
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{a === null ? "—" : write(a)}</td>
                  <td>{b === null ? "—" : write(b)}</td>
                  <td>{a === null || b === null ? "—" : change(b - a)}</td>
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </Scrolled>
    </section>
  );
};
