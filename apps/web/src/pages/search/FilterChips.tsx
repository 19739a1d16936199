import { type Analysis, FILTER_NAMES, FILTER_TABLE, type FilterName, type SearchFilter } from "@lotir/contract";
import { Button, Drawer, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { formatQuantity } from "../../kit/format.ts";
import { FilterChip } from "./FilterChip.tsx";
import classes from "./FilterChips.module.css";
import { ChoiceSetting, FigureSetting, WordSetting, WordsSetting } from "./FilterSettings.tsx";
import { type FilterValue, sayFilter } from "./filter-address.ts";
import { chipLabel } from "./filter-words.ts";
import { withoutFilter } from "./search-filters.ts";
import type { SearchState } from "./search-state.ts";

interface FilterChipsProps {
  readonly state: SearchState;
  readonly zones: Analysis["zones"];
  readonly matched: number | null;
  /** Undefined until a first answer. */
  readonly assumed: Analysis["assumed"] | undefined;
  /** Moves the count at once, before anything is let go. */
  readonly onPreview: (state: SearchState) => void;
  /** Writes the filter in the address. */
  readonly onCommit: (state: SearchState) => void;
}

interface SettingProps {
  readonly filter: SearchFilter;
  readonly value: FilterValue;
  readonly zones: Analysis["zones"];
  readonly onPreview: (value: FilterValue | readonly string[]) => void;
  readonly onCommit: (value: FilterValue | readonly string[]) => void;
}

const FilterSetting = ({ filter, value, zones, onPreview, onCommit }: SettingProps) => {
  const commit = onCommit as (value: unknown) => void;
  switch (filter.kind) {
    case "figure":
      return (
        <FigureSetting
          filter={filter}
          value={typeof value === "number" ? value : undefined}
          onPreview={onPreview}
          onCommit={onCommit}
        />
      );
    case "words":
      return (
        <WordsSetting filter={filter} value={typeof value === "object" ? value : []} zones={zones} onCommit={commit} />
      );
    case "word":
      return <WordSetting filter={filter} value={value === undefined ? undefined : String(value)} onCommit={commit} />;
    case "choice":
      return <ChoiceSetting filter={filter} value={String(value)} onCommit={commit} />;
  }
};

/** Said beside each filter on money: whose assumptions the search goes by. */
const Assumed = ({ assumed }: Pick<FilterChipsProps, "assumed">) => (
  <Text size="xs" c="dimmed">
    {assumed === undefined ? "" : `${assumed.sentence} `}Achat au prix estimé, lots vendus au leur.
  </Text>
);

/** What decides, one touch away; all others in a drawer. */
const IN_BAR: readonly FilterName[] = ["minMargin", "minLots", "verdicts"];
const IN_DRAWER: readonly FilterName[] = FILTER_NAMES.filter(
  (name) => "chip" in FILTER_TABLE[name] && !IN_BAR.includes(name),
);

const isActive = (state: SearchState, name: FilterName): boolean =>
  sayFilter(FILTER_TABLE[name], state[name]) !== undefined;

interface OneFilterProps extends FilterChipsProps {
  readonly name: FilterName;
}

const Setting = ({ name, state, zones, assumed, onPreview, onCommit }: OneFilterProps) => {
  const filter: SearchFilter = FILTER_TABLE[name];
  return (
    <>
      <FilterSetting
        filter={filter}
        value={state[name]}
        zones={zones}
        onPreview={(value) => onPreview({ ...state, [name]: value })}
        onCommit={(value) => onCommit({ ...state, [name]: value })}
      />
      {filter.own === "money" ? <Assumed assumed={assumed} /> : null}
    </>
  );
};

const Chip = (props: OneFilterProps) => {
  const { name, state, matched, onCommit } = props;
  return (
    <FilterChip
      label={chipLabel(FILTER_TABLE[name], state[name])}
      active={isActive(state, name)}
      matched={matched}
      onClear={() => onCommit({ ...state, ...withoutFilter(name) })}
    >
      <Setting {...props} />
    </FilterChip>
  );
};

/** One bar: margin, lots, verdict, and the drawer of all other filters with how many hold; those stay in sight, to be taken away. */
export const FilterChips = (props: FilterChipsProps) => {
  const { state, matched } = props;
  const [opened, { open, close }] = useDisclosure(false);
  const held = IN_DRAWER.filter((name) => isActive(state, name));
  return (
    <fieldset className={classes.chips} aria-label="Filtres">
      {IN_BAR.map((name) => (
        <Chip key={name} name={name} {...props} />
      ))}
      <Button variant="default" size="compact-sm" radius="xl" h={30} onClick={open}>
        {held.length === 0 ? "Filtres" : `Filtres · ${held.length}`}
      </Button>
      {held.map((name) => (
        <Chip key={name} name={name} {...props} />
      ))}
      <Drawer
        opened={opened}
        onClose={close}
        position="left"
        size={360}
        title="Filtres"
        closeButtonProps={{ "aria-label": "Fermer" }}
      >
        <Stack gap="lg">
          {IN_DRAWER.map((name) => (
            <div key={name}>
              <Setting name={name} {...props} />
            </div>
          ))}
          <Button className={classes.seen} onClick={close} aria-live="polite">
            {matched === null ? "Recherche…" : `Voir ${formatQuantity(matched, "parcelle")}`}
          </Button>
        </Stack>
      </Drawer>
    </fieldset>
  );
};
