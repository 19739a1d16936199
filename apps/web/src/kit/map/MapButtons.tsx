import { ActionIcon, Tooltip } from "@mantine/core";
import { IconFocusCentered, IconMaximize, IconMinimize, IconMinus, IconPlus } from "@tabler/icons-react";
import { useMap } from "react-map-gl/maplibre";
import classes from "./MapFurniture.module.css";

interface MapButtonsProps {
  readonly fullscreen: boolean;
  readonly onFullscreen: () => void;
  /** Puts the whole commune, or the parcel, back in the frame. */
  readonly onReframe?: (() => void) | undefined;
  readonly size?: number;
}

/** Zoom, frame, full screen: big enough for a finger, all with a name. */
export const MapButtons = ({ fullscreen, onFullscreen, onReframe, size = 38 }: MapButtonsProps) => {
  const { current: map } = useMap();
  const Full = fullscreen ? IconMinimize : IconMaximize;
  const buttons = [
    { label: "Rapprocher", Icon: IconPlus, act: () => map?.zoomIn() },
    { label: "Éloigner", Icon: IconMinus, act: () => map?.zoomOut() },
    ...(onReframe === undefined ? [] : [{ label: "Recadrer", Icon: IconFocusCentered, act: onReframe }]),
    { label: fullscreen ? "Quitter le plein écran" : "Plein écran", Icon: Full, act: onFullscreen },
  ];
  return (
    <div className={`${classes.floating} ${classes.buttons}`}>
      {buttons.map(({ label, Icon, act }) => (
        <Tooltip key={label} label={label} position="left">
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--lotir-ink)"
            size={size}
            radius={0}
            aria-label={label}
            onClick={act}
          >
            <Icon size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
};
