import { type Home, KIND_LABELS, MARKET_PERIODS, type MarketZone, PricedKind } from "@lotir/contract";
import { NativeSelect, SegmentedControl, Text } from "@mantine/core";
import { communeName } from "../../subjects/commune/commune-name.ts";
import classes from "./market.module.css";
import type { MarketState } from "./market-state.ts";

interface MarketFiltersProps {
  readonly state: MarketState;
  readonly communes: Home["communes"];
  readonly zones: readonly MarketZone[];
  readonly onChange: (state: MarketState) => void;
}

const KINDS = PricedKind.options.map((value) => ({ value, label: KIND_LABELS[value] }));
const PERIODS = MARKET_PERIODS.map((months) => ({ value: String(months), label: `${months} mois` }));
const EVERY_ZONE = "";

/** Commune, period, zone, kind of goods. */
export const MarketFilters = ({ state, communes, zones, onChange }: MarketFiltersProps) => (
  <fieldset className={classes.filters} aria-label="Filtres">
    <NativeSelect
      label="Commune"
      value={state.commune ?? ""}
      data={communes.map((commune) => ({ value: commune.codeInsee, label: communeName(commune) }))}
      onChange={(event) => onChange({ ...state, commune: event.currentTarget.value, zone: undefined })}
    />
    <NativeSelect
      label="Zone du PLU"
      value={state.zone ?? EVERY_ZONE}
      data={[
        { value: EVERY_ZONE, label: "Toutes les zones" },
        ...zones.map(({ zone, parcels }) => ({ value: zone, label: `${zone} · ${parcels} parcelles` })),
      ]}
      onChange={(event) => onChange({ ...state, zone: event.currentTarget.value || undefined })}
    />
    <div>
      <Text size="sm" fw={500} mb={4} id="periode">
        Période
      </Text>
      <SegmentedControl
        aria-labelledby="periode"
        value={String(state.period)}
        data={PERIODS}
        onChange={(value) => onChange({ ...state, period: Number(value) })}
      />
    </div>
    <div>
      <Text size="sm" fw={500} mb={4} id="bien">
        Bien
      </Text>
      <SegmentedControl
        aria-labelledby="bien"
        classNames={{ root: classes.kindsControl, control: classes.kindsChoice }}
        value={state.kind}
        data={KINDS}
        onChange={(kind) => onChange({ ...state, kind })}
      />
    </div>
  </fieldset>
);
