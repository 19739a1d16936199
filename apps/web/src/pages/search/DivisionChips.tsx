import { ACCESS_LABELS, AccessForm, DIVISION_REASONS, Verdict } from "@lotir/contract";
import { Checkbox, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { VERDICT_WORDS } from "../../subjects/division/VerdictLine.tsx";
import { FilterChip } from "./FilterChip.tsx";
import type { SearchState } from "./search-state.ts";

interface DivisionChipsProps {
  readonly state: SearchState;
  readonly matched: number | null;
  readonly onCommit: (state: SearchState) => void;
}

const wordOf = (verdict: Verdict): string => VERDICT_WORDS[verdict].toLocaleLowerCase("fr");

const listLabel = (name: string, words: readonly string[]): string => {
  if (words.length === 0) return name;
  return words.length === 1 ? `${name} : ${words.join()}` : `${name} : ${words.length} choix`;
};

const VerdictChip = ({ state, matched, onCommit }: DivisionChipsProps) => (
  <FilterChip
    label={listLabel("Verdict", state.verdicts.map(wordOf))}
    active={state.verdicts.length > 0}
    matched={matched}
    onClear={() => onCommit({ ...state, verdicts: [] })}
  >
    <Checkbox.Group
      label="Verdict de division"
      value={[...state.verdicts]}
      onChange={(chosen) =>
        onCommit({ ...state, verdicts: Verdict.options.filter((verdict) => chosen.includes(verdict)) })
      }
    >
      <Stack gap={6} mt="xs">
        {Verdict.options.map((verdict) => (
          <Checkbox key={verdict} size="sm" value={verdict} label={VERDICT_WORDS[verdict]} />
        ))}
      </Stack>
    </Checkbox.Group>
  </FilterChip>
);

const LOTS = ["0", "2", "3", "4", "5", "6"] as const;

const LotsChip = ({ state, matched, onCommit }: DivisionChipsProps) => {
  const id = useId();
  const choose = (lots: string) => onCommit({ ...state, minLots: Number(lots) || undefined });
  return (
    <FilterChip
      label={state.minLots === undefined ? "Lots" : `Lots ≥ ${state.minLots}`}
      active={state.minLots !== undefined}
      matched={matched}
      onClear={() => choose("0")}
    >
      <Text fw={600} id={id}>
        Lots au moins
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={String(state.minLots ?? 0)}
        data={LOTS.map((value) => ({ value, label: value === "0" ? "Tous" : value }))}
        onChange={choose}
      />
      <Text size="xs" c="dimmed">
        Maison conservée comprise. L'analyse d'une commune cherche de deux à six lots.
      </Text>
    </FilterChip>
  );
};

const AccessChip = ({ state, matched, onCommit }: DivisionChipsProps) => (
  <FilterChip
    label={listLabel(
      "Accès",
      state.access.map((form) => ACCESS_LABELS[form]),
    )}
    active={state.access.length > 0}
    matched={matched}
    onClear={() => onCommit({ ...state, access: [] })}
  >
    <Checkbox.Group
      label="Forme d'accès d'un lot au moins"
      value={[...state.access]}
      onChange={(chosen) => onCommit({ ...state, access: AccessForm.options.filter((form) => chosen.includes(form)) })}
    >
      <Stack gap={6} mt="xs">
        {AccessForm.options.map((form) => (
          <Checkbox key={form} size="sm" value={form} label={ACCESS_LABELS[form]} />
        ))}
      </Stack>
    </Checkbox.Group>
  </FilterChip>
);

const REASONS = Object.entries(DIVISION_REASONS);
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

const ReasonChip = ({ state, matched, onCommit }: DivisionChipsProps) => {
  const chosen = REASONS.find(([code]) => code === state.reason)?.[1];
  return (
    <FilterChip
      label={chosen === undefined ? "Motif" : `Motif : ${chosen}`}
      active={state.reason !== undefined}
      matched={matched}
      onClear={() => onCommit({ ...state, reason: undefined })}
    >
      <NativeSelect
        label="Motif d'un refus"
        value={chosen === undefined ? "" : state.reason}
        data={[
          { value: "", label: "Tous les motifs" },
          ...REASONS.map(([value, words]) => ({ value, label: capital(words) })),
        ]}
        onChange={(event) => onCommit({ ...state, reason: event.currentTarget.value || undefined })}
      />
    </FilterChip>
  );
};

/** What the division engine said of each parcel: verdict, lots, access, reason of a refusal. */
export const DivisionChips = (props: DivisionChipsProps) => (
  <>
    <VerdictChip {...props} />
    <LotsChip {...props} />
    <AccessChip {...props} />
    <ReasonChip {...props} />
  </>
);
