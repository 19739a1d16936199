import type { SearchAssumed } from "@lotir/contract";
import { Text } from "@mantine/core";
import { formatCount, formatEuros } from "../../kit/format.ts";
import { FilterChip } from "./FilterChip.tsx";
import { FilterSlide } from "./FilterSlide.tsx";
import type { SearchState } from "./search-state.ts";

interface MoneyChipsProps {
  readonly state: SearchState;
  readonly matched: number | null;
  /** Undefined until a first answer. */
  readonly assumed: SearchAssumed | undefined;
  readonly onPreview: (state: SearchState) => void;
  readonly onCommit: (state: SearchState) => void;
}

const percent = (value: number): string => `${formatCount(value)}\u202f%`;

/** Said beside each: whose assumptions the search goes by. */
const Assumed = ({ assumed }: Pick<MoneyChipsProps, "assumed">) => (
  <Text size="xs" c="dimmed">
    {assumed === undefined ? "" : `${assumed.sentence} `}Achat au prix estimé, lots vendus au leur.
  </Text>
);

/** Margin and residual price of the best plan. */
export const MoneyChips = ({ state, matched, assumed, onPreview, onCommit }: MoneyChipsProps) => {
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
        <Assumed assumed={assumed} />
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
        <Assumed assumed={assumed} />
      </FilterChip>
    </>
  );
};
