import type { Analysis, ChoiceFilter, FigureFilter, WordFilter, WordsFilter } from "@lotir/contract";
import { Checkbox, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { FilterSlide } from "./FilterSlide.tsx";
import { capital, sayFigure } from "./filter-words.ts";

interface Setting<Filter, Value> {
  readonly filter: Filter;
  readonly value: Value;
  readonly onCommit: (value: Value) => void;
}

interface FigureSettingProps extends Setting<FigureFilter, number | undefined> {
  /** Moves the count at once, before the bound is let go. */
  readonly onPreview: (value: number | undefined) => void;
}

const Steps = ({
  value,
  onCommit,
  chip,
}: FigureSettingProps & { readonly chip: { setting: string; steps: readonly number[] } }) => {
  const id = useId();
  const data = [0, ...chip.steps].map((step) => ({ value: String(step), label: step === 0 ? "Tous" : String(step) }));
  return (
    <>
      <Text fw={600} id={id}>
        {chip.setting}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={String(value ?? 0)}
        data={data}
        onChange={(step) => onCommit(Number(step) || undefined)}
      />
    </>
  );
};

export const FigureSetting = (props: FigureSettingProps) => {
  const { filter, value, onPreview, onCommit } = props;
  const { chip } = filter;
  if (chip === undefined) return null;
  return (
    <>
      {"steps" in chip ? (
        <Steps {...props} chip={chip} />
      ) : (
        <FilterSlide
          label={chip.setting}
          value={value ?? 0}
          {...{ max: chip.slide.most, step: chip.slide.step }}
          say={(figure) => sayFigure(figure, chip.unit)}
          onPreview={(figure) => onPreview(figure || undefined)}
          onCommit={(figure) => onCommit(figure || undefined)}
        />
      )}
      {chip.hint === undefined ? null : (
        <Text size="xs" c="dimmed">
          {chip.hint}
        </Text>
      )}
    </>
  );
};

interface WordsSettingProps extends Setting<WordsFilter, readonly string[]> {
  /** What the parcels bear, for a filter without a vocabulary. */
  readonly zones: Analysis["zones"];
}

export const WordsSetting = ({ filter, value, zones, onCommit }: WordsSettingProps) => {
  const words =
    filter.vocabulary === null
      ? zones.map(({ libelle, parcels }) => [libelle, `${libelle} · ${formatQuantity(parcels, "parcelle")}`] as const)
      : Object.entries(filter.vocabulary);
  const inOrder = (chosen: readonly string[]) =>
    filter.vocabulary === null ? chosen : words.map(([word]) => word).filter((word) => chosen.includes(word));
  return (
    <Checkbox.Group label={filter.chip.setting} value={[...value]} onChange={(chosen) => onCommit(inOrder(chosen))}>
      <Stack gap={6} mt="xs" mah={240} style={{ overflowY: "auto" }}>
        {words.length === 0 ? <Text c="dimmed">Aucune zone connue dans cette recherche.</Text> : null}
        {words.map(([word, label]) => (
          <Checkbox key={word} size="sm" value={word} label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
};

export const WordSetting = ({ filter, value, onCommit }: Setting<WordFilter, string | undefined>) => (
  <NativeSelect
    label={filter.chip.setting}
    value={value ?? ""}
    data={[
      { value: "", label: filter.chip.none },
      ...Object.entries(filter.vocabulary).map(([word, label]) => ({ value: word, label: capital(label) })),
    ]}
    onChange={(event) => onCommit(event.currentTarget.value || undefined)}
  />
);

export const ChoiceSetting = ({ filter, value, onCommit }: Setting<ChoiceFilter, string>) => {
  const id = useId();
  return (
    <div>
      <Text fw={600} mb="xs" id={id}>
        {filter.chip?.setting}
      </Text>
      <NativeSelect
        aria-labelledby={id}
        value={value}
        data={Object.entries(filter.options).map(([option, { label }]) => ({ value: option, label }))}
        onChange={(event) => onCommit(event.currentTarget.value)}
      />
    </div>
  );
};
