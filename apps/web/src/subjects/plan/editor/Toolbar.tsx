import { ActionIcon, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCircle,
  IconGridDots,
  IconLine,
  IconMagnet,
  IconMaximize,
  IconPointer,
  IconPolygon,
  IconRectangle,
  IconRulerMeasure,
  IconTrash,
  IconTypography,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { useStore } from "../../../kit/store.ts";
import classes from "./Drawing.module.css";
import type { DrawingTable } from "./drawing-table.ts";
import { TOOLS, type Tool } from "./table-state.ts";

const ICONS: Readonly<Record<Tool, typeof IconLine>> = {
  select: IconPointer,
  line: IconLine,
  rectangle: IconRectangle,
  polygon: IconPolygon,
  circle: IconCircle,
  text: IconTypography,
  measurement: IconRulerMeasure,
};

/** On a phone a plan is looked at and measured. */
const ON_PHONE: ReadonlySet<Tool> = new Set(["select", "measurement"]);

interface Gesture {
  readonly label: string;
  readonly Icon: typeof IconLine;
  readonly onClick: () => void;
  readonly isOn?: boolean;
  readonly disabled?: boolean;
  readonly mark?: string;
}

const ToolButton = ({ label, Icon, onClick, isOn, disabled = false, mark }: Gesture) => (
  <Tooltip label={mark === undefined ? label : `${label} (${mark})`} position="right">
    <ActionIcon
      size={38}
      variant={isOn === true ? "light" : "subtle"}
      color={isOn === true ? "brand" : "gray"}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={mark}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  </Tooltip>
);

interface ToolbarProps {
  readonly table: DrawingTable;
  readonly phone: boolean;
  readonly onZoom: (closer: boolean) => void;
  readonly onFit: () => void;
}

/** The tools of the drawing table, each with its key. */
export const Toolbar = ({ table, phone, onZoom, onFit }: ToolbarProps) => {
  const { tool, isSnapping, hasGrid } = useStore(table.state, (state) => state);
  const { done, undone } = useStore(table.plan, (state) => state.session.history);
  const set = table.state.set;
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Outils de dessin" aria-orientation="vertical">
      {TOOLS.filter((each) => !phone || ON_PHONE.has(each.tool)).map(({ tool: own, key, label }) => (
        <ToolButton
          key={own}
          label={label}
          Icon={ICONS[own]}
          mark={key.toUpperCase()}
          isOn={tool === own}
          onClick={() => table.take(own)}
        />
      ))}
      <hr />
      <ToolButton
        label="Annuler"
        mark="Ctrl+Z"
        Icon={IconArrowBackUp}
        disabled={done.length === 0}
        onClick={table.plan.undo}
      />
      <ToolButton
        label="Rétablir"
        mark="Ctrl+Y"
        Icon={IconArrowForwardUp}
        disabled={undone.length === 0}
        onClick={table.plan.redo}
      />
      <hr />
      <ToolButton label="Zoom avant" Icon={IconZoomIn} onClick={() => onZoom(true)} />
      <ToolButton label="Zoom arrière" Icon={IconZoomOut} onClick={() => onZoom(false)} />
      <ToolButton label="Tout voir" Icon={IconMaximize} onClick={onFit} />
      <ToolButton
        label="Accrochage"
        Icon={IconMagnet}
        isOn={isSnapping}
        onClick={() => set({ isSnapping: !isSnapping, snap: null })}
      />
      <ToolButton label="Grille" Icon={IconGridDots} isOn={hasGrid} onClick={() => set({ hasGrid: !hasGrid })} />
      {phone ? null : <ToolButton label="Tout effacer" Icon={IconTrash} onClick={() => set({ clearing: true })} />}
    </div>
  );
};
