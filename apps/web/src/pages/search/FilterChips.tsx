import type { Analysis } from "@lotir/contract";
import { formatCount, formatLength } from "../../kit/format.ts";
import { BuiltSetting, ZoneSetting } from "./ChipSettings.tsx";
import { DivisionChips } from "./DivisionChips.tsx";
import { FilterChip } from "./FilterChip.tsx";
import classes from "./FilterChips.module.css";
import { FilterSlide } from "./FilterSlide.tsx";
import { MoneyChips } from "./MoneyChips.tsx";
import type { SearchState } from "./search-state.ts";

interface FilterChipsProps {
  readonly state: SearchState;
  readonly zones: Analysis["zones"];
  readonly matched: number | null;
  readonly assumed: Analysis["assumed"] | undefined;
  /** Moves the count at once, before anything is let go. */
  readonly onPreview: (state: SearchState) => void;
  /** Writes the filter in the address. */
  readonly onCommit: (state: SearchState) => void;
}

const BUILT_LABELS = { tous: "Bâti", bati: "Terrain bâti", nu: "Terrain nu" } as const;

const zonesLabel = (zones: readonly string[]): string =>
  zones.length <= 2 ? `Zone ${zones.join(", ")}` : `${zones.length} zones`;

/** Score, zone, frontage, money, built or bare: chips that open on their setting, and can be taken away in one touch. */
export const FilterChips = ({ state, zones, matched, assumed, onPreview, onCommit }: FilterChipsProps) => {
  const score = (minScore: number): SearchState => ({ ...state, minScore: minScore || undefined });
  const frontage = (minFrontage: number): SearchState => ({ ...state, minFrontage: minFrontage || undefined });
  return (
    <fieldset className={classes.chips} aria-label="Filtres">
      <DivisionChips state={state} matched={matched} onCommit={onCommit} />
      <FilterChip
        label={state.minScore === undefined ? "Score" : `Score ≥ ${formatCount(state.minScore)}`}
        active={state.minScore !== undefined}
        matched={matched}
        onClear={() => onCommit(score(0))}
      >
        <FilterSlide
          label="Score minimal"
          value={state.minScore ?? 0}
          max={100}
          step={5}
          say={formatCount}
          onPreview={(value) => onPreview(score(value))}
          onCommit={(value) => onCommit(score(value))}
        />
      </FilterChip>
      <FilterChip
        label={state.zones.length === 0 ? "Zone" : zonesLabel(state.zones)}
        active={state.zones.length > 0}
        matched={matched}
        onClear={() => onCommit({ ...state, zones: [] })}
      >
        <ZoneSetting chosen={state.zones} zones={zones} onChoose={(chosen) => onCommit({ ...state, zones: chosen })} />
      </FilterChip>
      <FilterChip
        label={state.minFrontage === undefined ? "Façade" : `Façade ≥ ${formatLength(state.minFrontage)}`}
        active={state.minFrontage !== undefined}
        matched={matched}
        onClear={() => onCommit(frontage(0))}
      >
        <FilterSlide
          label="Façade sur rue minimale"
          value={state.minFrontage ?? 0}
          max={50}
          step={1}
          say={formatLength}
          onPreview={(value) => onPreview(frontage(value))}
          onCommit={(value) => onCommit(frontage(value))}
        />
      </FilterChip>
      <MoneyChips state={state} matched={matched} assumed={assumed} onPreview={onPreview} onCommit={onCommit} />
      <FilterChip
        label={BUILT_LABELS[state.built]}
        active={state.built !== "tous"}
        matched={matched}
        onClear={() => onCommit({ ...state, built: "tous" })}
      >
        <BuiltSetting value={state.built} onChoose={(value) => onCommit({ ...state, built: value })} />
      </FilterChip>
    </fieldset>
  );
};
