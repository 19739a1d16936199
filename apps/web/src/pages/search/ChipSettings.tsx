import type { Analysis } from "@lotir/contract";
import { Checkbox, SegmentedControl, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { formatQuantity } from "../../kit/format.ts";
import type { SearchState } from "./search-state.ts";

interface ZoneSettingProps {
  readonly chosen: readonly string[];
  readonly zones: Analysis["zones"];
  readonly onChoose: (zones: string[]) => void;
}

export const ZoneSetting = ({ chosen, zones, onChoose }: ZoneSettingProps) => (
  <Checkbox.Group label="Zones du PLU" value={[...chosen]} onChange={onChoose}>
    <Stack gap={6} mt="xs" mah={240} style={{ overflowY: "auto" }}>
      {zones.length === 0 ? <Text c="dimmed">Aucune zone connue dans cette recherche.</Text> : null}
      {zones.map(({ libelle, parcels }) => (
        <Checkbox
          key={libelle}
          size="sm"
          value={libelle}
          label={`${libelle} · ${formatQuantity(parcels, "parcelle")}`}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);

const BUILT = [
  { value: "tous", label: "Tous" },
  { value: "bati", label: "Bâti" },
  { value: "nu", label: "Nu" },
] as const;

interface BuiltSettingProps {
  readonly value: SearchState["built"];
  readonly onChoose: (built: SearchState["built"]) => void;
}

export const BuiltSetting = ({ value, onChoose }: BuiltSettingProps) => {
  const id = useId();
  return (
    <div>
      <Text fw={600} mb="xs" id={id}>
        Bâti ou nu
      </Text>
      <SegmentedControl fullWidth aria-labelledby={id} value={value} data={[...BUILT]} onChange={onChoose} />
    </div>
  );
};
