import type { City } from "@lotir/contract";
import { Button, Group, NumberInput, Stack } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { CityPicker } from "../../subjects/commune/CityPicker.tsx";
import { useCities } from "../../subjects/commune/use-autocomplete-cities.ts";
import type { SearchState } from "./search-state.ts";

interface CriteriaFormProps {
  readonly state: SearchState;
  readonly running: boolean;
  readonly onSearch: (state: SearchState) => void;
}

type Bounds = Pick<SearchState, "maxBudget" | "minSurface" | "maxSurface">;

const BUDGET_STEP = 10_000;
const SURFACE_STEP = 100;

const NOWHERE = "Veuillez sélectionner au moins une ville";

interface FigureProps {
  readonly label: string;
  readonly unit: string;
  readonly step: number;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly error?: string | undefined;
}

const Figure = ({ label, unit, step, value, onChange, error }: FigureProps) => (
  <NumberInput
    label={label}
    value={value ?? ""}
    onChange={(next) => onChange(typeof next === "number" && next > 0 ? next : undefined)}
    step={step}
    min={0}
    max={1_000_000_000}
    thousandSeparator=" "
    suffix={` ${unit}`}
    allowNegative={false}
    decimalScale={0}
    hideControls
    flex={1}
    miw={0}
    error={error}
    inputMode="numeric"
  />
);

const boundsOf = ({ maxBudget, minSurface, maxSurface }: SearchState): Bounds => ({
  maxBudget,
  minSurface,
  maxSurface,
});

/** City, budget, surfaces. Nothing is searched before the button; the address then carries the whole question. */
export const CriteriaForm = ({ state, running, onSearch }: CriteriaFormProps) => {
  const known = useCities(state.communes);
  const [draftCities, setDraftCities] = useState<readonly City[] | null>(null);
  const [bounds, setBounds] = useState<Bounds>(boundsOf(state));
  const [pressed, setPressed] = useState(false);
  const cities = draftCities ?? known;
  const nowhere = cities.length === 0;
  const asked = state.communes.join(",");
  const { maxBudget, minSurface, maxSurface } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address (back button, shared link) resets the cities typed so far
  useEffect(() => setDraftCities(null), [asked]);
  useEffect(() => setBounds({ maxBudget, minSurface, maxSurface }), [maxBudget, minSurface, maxSurface]);
  const crossed =
    bounds.minSurface !== undefined && bounds.maxSurface !== undefined && bounds.minSurface > bounds.maxSurface;
  const set = (change: Partial<Bounds>) => setBounds((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(nowhere);
    if (nowhere || crossed) return;
    const communes = cities.map(({ insee }) => insee);
    const elsewhere = communes.join(",") !== asked;
    onSearch({
      ...state,
      ...bounds,
      communes,
      ...(elsewhere ? { parcelId: undefined, place: undefined, zones: [] } : {}),
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <CityPicker cities={cities} onChange={setDraftCities} asked={pressed && nowhere ? NOWHERE : null} />
        <Figure
          label="Budget maximum"
          unit="€"
          step={BUDGET_STEP}
          value={bounds.maxBudget}
          onChange={(value) => set({ maxBudget: value })}
        />
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <Figure
            label="Surface min."
            unit="m²"
            step={SURFACE_STEP}
            value={bounds.minSurface}
            onChange={(value) => set({ minSurface: value })}
          />
          <Figure
            label="Surface max."
            unit="m²"
            step={SURFACE_STEP}
            value={bounds.maxSurface}
            onChange={(value) => set({ maxSurface: value })}
            error={crossed ? "Inférieure à la surface minimale" : undefined}
          />
        </Group>
        {/* Without a city it is disabled for the eye and the reader, but still answers: it says what is missing. */}
        <Button type="submit" disabled={running || crossed} data-disabled={nowhere} aria-disabled={nowhere} fullWidth>
          {running ? "Recherche…" : "Rechercher"}
        </Button>
      </Stack>
    </form>
  );
};
