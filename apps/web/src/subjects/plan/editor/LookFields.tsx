import { ANNOTATION_COLORS } from "@lotir/plan";
import { ColorSwatch, Group, Select, Stack, Switch, Text, UnstyledButton } from "@mantine/core";
import classes from "./Drawing.module.css";
import type { DrawingTable } from "./drawing-table.ts";
import type { Look } from "./table-state.ts";

const WIDTHS = ["1", "2", "3", "5", "8"];
const DASHES = [
  { value: "", label: "Plein" },
  { value: "8 4", label: "Tirets" },
  { value: "2 4", label: "Pointillés" },
  { value: "12 4 2 4", label: "Mixte" },
];

interface LookFieldsProps {
  readonly table: DrawingTable;
  readonly look: Look;
}

/** Colour, fill, width and dashes: of what is chosen, or of the next stroke. */
export const LookFields = ({ table, look }: LookFieldsProps) => (
  <Stack gap="xs">
    <div>
      <Text size="xs" mb={4}>
        Couleur
      </Text>
      <Group gap={6}>
        {ANNOTATION_COLORS.map(({ value, label }) => (
          <UnstyledButton
            key={value}
            aria-label={label}
            aria-pressed={look.color === value}
            className={classes.swatch}
            data-on={look.color === value || undefined}
            onClick={() => table.dress({ color: value, ...(look.fill === null ? {} : { fill: value }) })}
          >
            <ColorSwatch color={value} size={22} component="span" />
          </UnstyledButton>
        ))}
      </Group>
    </div>
    <Switch
      size="xs"
      label="Rempli"
      checked={look.fill !== null}
      onChange={({ currentTarget: { checked } }) => table.dress({ fill: checked ? look.color : null })}
    />
    <Group grow gap="xs">
      <Select
        size="xs"
        label="Épaisseur"
        data={WIDTHS}
        value={String(look.width)}
        allowDeselect={false}
        onChange={(width) => table.dress({ width: Number(width) })}
      />
      <Select
        size="xs"
        label="Trait"
        data={DASHES}
        value={look.dash ?? ""}
        allowDeselect={false}
        onChange={(dash) => table.dress({ dash: dash || null })}
      />
    </Group>
  </Stack>
);
