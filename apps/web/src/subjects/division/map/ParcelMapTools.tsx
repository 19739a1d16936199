import type { Parcel } from "@lotir/contract";
import { Anchor, Checkbox, Group, SegmentedControl } from "@mantine/core";
import classes from "../../../kit/map/MapFurniture.module.css";

export type ParcelBase = "plan" | "satellite";

export interface Shown {
  readonly parcelles: boolean;
  readonly batiments: boolean;
}

const Legend = ({ fictional }: { readonly fictional: boolean }) => (
  <ul className={`${classes.legend} ${classes.plain}`} aria-label="Légende du plan">
    <li>
      <i data-score="selected" /> Parcelle sélectionnée
    </li>
    <li>
      <i /> {fictional ? "Cadastre fictif" : "Cadastre officiel"}
    </li>
  </ul>
);

interface ParcelMapToolsProps {
  readonly parcel: Parcel;
  readonly fictional: boolean;
  readonly base: ParcelBase;
  readonly onBase: (base: ParcelBase) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

/** Under the plan: its ground, what is drawn over it, its legend, and the national cadastre. */
export const ParcelMapTools = ({ parcel, fictional, base, onBase, shown, onShown }: ParcelMapToolsProps) => (
  <>
    <Group gap="sm" mt={8}>
      {fictional ? null : (
        <SegmentedControl
          size="xs"
          value={base}
          onChange={(value) => onBase(value === "satellite" ? "satellite" : "plan")}
          data={[
            { value: "plan", label: "Plan" },
            { value: "satellite", label: "Satellite" },
          ]}
          aria-label="Fond du plan"
        />
      )}
      <Checkbox
        size="xs"
        label="Parcelles"
        checked={shown.parcelles}
        onChange={(event) => onShown({ ...shown, parcelles: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label="Bâti"
        checked={shown.batiments}
        onChange={(event) => onShown({ ...shown, batiments: event.currentTarget.checked })}
      />
    </Group>
    <Group justify="space-between" mt={8} gap="xs">
      <Legend fictional={fictional} />
      {fictional ? null : (
        <Anchor href={parcel.cadastreUrl} target="_blank" rel="noreferrer" size="sm" underline="always">
          Voir sur {new URL(parcel.cadastreUrl).host}
        </Anchor>
      )}
    </Group>
  </>
);
