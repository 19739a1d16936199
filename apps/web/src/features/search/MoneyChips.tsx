import { Text } from "@mantine/core";
import { formatCount, formatEuros } from "../../format.ts";
import { FilterChip } from "./FilterChip.tsx";
import { FilterSlide } from "./FilterSlide.tsx";
import type { SearchState } from "./search-state.ts";

interface MoneyChipsProps {
  readonly state: SearchState;
  readonly matched: number | null;
  readonly onPreview: (state: SearchState) => void;
  readonly onCommit: (state: SearchState) => void;
}

const percent = (value: number): string => `${formatCount(value)}\u202f%`;

/** Said beside each: a search is sorted for everybody alike, a parcel is balanced for one's own organisation. */
const Assumed = () => (
  <Text size="xs" c="dimmed">
    Hypothèses publiques : marchand de biens, coûts usuels, achat au prix estimé. Vos hypothèses s'appliquent dans la
    fiche de chaque parcelle.
  </Text>
);

/** Margin and residual price of the best plan. */
export const MoneyChips = ({ state, matched, onPreview, onCommit }: MoneyChipsProps) => {
  const margin = (minMargin: number): SearchState => ({ ...state, minMargin: minMargin || undefined });
  const residual = (minResidual: number): SearchState => ({ ...state, minResidual: minResidual || undefined });
  return (
    <>
      <FilterChip
        label={state.minMargin === undefined ? "Marge" : `Marge ≥ ${percent(state.minMargin)}`}
        active={state.minMargin !== undefined}
        matched={matched}
        onClear={() => onCommit(margin(0))}
      >
        <FilterSlide
          label="Marge minimale"
          value={state.minMargin ?? 0}
          max={40}
          step={1}
          say={percent}
          onPreview={(value) => onPreview(margin(value))}
          onCommit={(value) => onCommit(margin(value))}
        />
        <Assumed />
      </FilterChip>
      <FilterChip
        label={state.minResidual === undefined ? "Prix résiduel" : `Résiduel ≥ ${formatEuros(state.minResidual)}`}
        active={state.minResidual !== undefined}
        matched={matched}
        onClear={() => onCommit(residual(0))}
      >
        <FilterSlide
          label="Prix résiduel minimal du terrain"
          value={state.minResidual ?? 0}
          max={1_000_000}
          step={10_000}
          say={formatEuros}
          onPreview={(value) => onPreview(residual(value))}
          onCommit={(value) => onCommit(residual(value))}
        />
        <Assumed />
      </FilterChip>
    </>
  );
};
