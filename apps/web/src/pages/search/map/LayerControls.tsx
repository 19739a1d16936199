import { Button, Checkbox, Menu, Stack } from "@mantine/core";
import { IconCheck, IconChevronDown, IconStack2 } from "@tabler/icons-react";
import { BASE_LAYERS, type BaseKey, baseLayer } from "../../../kit/map/base-layers.ts";
import classes from "../../../kit/map/MapFurniture.module.css";
import type { Overlays } from "../../../subjects/commune/map/map-commune.ts";

interface LayerControlsProps {
  readonly base: BaseKey;
  readonly onBase: (base: BaseKey) => void;
  readonly overlays: Overlays;
  readonly onOverlays: (overlays: Overlays) => void;
  /** On a phone, the overlays go into the menu too. */
  readonly compact: boolean;
}

const OVERLAYS = [
  { key: "parcelles", label: "Parcelles" },
  { key: "batiments", label: "Bâti" },
  { key: "zones", label: "Zones" },
] as const;

const OverlayBoxes = ({ overlays, onOverlays }: Pick<LayerControlsProps, "overlays" | "onOverlays">) =>
  OVERLAYS.map(({ key, label }) => (
    <Checkbox
      key={key}
      size="xs"
      px={8}
      py={4}
      label={label}
      checked={overlays[key]}
      onChange={(event) => onOverlays({ ...overlays, [key]: event.currentTarget.checked })}
    />
  ));

/** Ground on the left, what is drawn over it on the right. */
export const LayerControls = ({ base, onBase, compact, ...boxes }: LayerControlsProps) => (
  <div className={`${classes.floating} ${classes.toolbar}`} role="toolbar" aria-label="Calques de la carte">
    <Menu position="bottom-start" shadow="md" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--lotir-ink)"
          size="xs"
          h={compact ? 38 : 30}
          leftSection={<IconStack2 size={16} stroke={1.5} aria-hidden="true" />}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          aria-label={`${compact ? "Calques et fond" : "Fond"} de carte : ${baseLayer(base).label}`}
        >
          {compact ? "Calques" : baseLayer(base).label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Fond de carte</Menu.Label>
        {BASE_LAYERS.map(({ key, label }) => (
          <Menu.Item
            key={key}
            onClick={() => onBase(key)}
            rightSection={key === base ? <IconCheck size={16} aria-label="choisi" /> : null}
          >
            {label}
          </Menu.Item>
        ))}
        {compact ? (
          <>
            <Menu.Divider />
            <Menu.Label>Calques</Menu.Label>
            <Stack gap={4} pb={4}>
              <OverlayBoxes {...boxes} />
            </Stack>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
    {compact ? null : <OverlayBoxes {...boxes} />}
  </div>
);
