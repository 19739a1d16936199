import { ActionIcon, Button, Checkbox, Group, Text, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCircle,
  IconLine,
  IconPhotoDown,
  IconPointer,
  IconRectangle,
  IconTypography,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { ZOOM, zoomed } from "./plan-view.ts";

/** Spec 2 §2: select, line, rectangle, circle, text. */
export const TOOLS = [
  { tool: "select", label: "Sélectionner", Icon: IconPointer },
  { tool: "line", label: "Ligne", Icon: IconLine },
  { tool: "rectangle", label: "Rectangle", Icon: IconRectangle },
  { tool: "circle", label: "Cercle", Icon: IconCircle },
  { tool: "text", label: "Texte", Icon: IconTypography },
] as const;
export type Tool = (typeof TOOLS)[number]["tool"];

export interface Shown {
  readonly around: boolean;
  readonly grid: boolean;
  readonly labels: boolean;
  readonly envelopes: boolean;
  readonly snap: boolean;
}

interface EditorToolsProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly onExport: () => void;
}

const LAYERS = [
  { key: "around", label: "Alentours" },
  { key: "grid", label: "Grille" },
  { key: "labels", label: "Étiquettes" },
  { key: "envelopes", label: "Emprise maximale" },
  { key: "snap", label: "Accrocher aux coins" },
] as const;

interface ToolIconProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

const ToolIcon = ({ label, disabled = false, pressed, onClick, children }: ToolIconProps) => (
  <Tooltip label={label}>
    <ActionIcon
      size="lg"
      variant={pressed === true ? "filled" : "default"}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);

/** The tools in hand, the steps back and forth, the zoom, and what is shown. */
export const EditorTools = ({ tool, onTool, zoom, onZoom, shown, onShown, ...props }: EditorToolsProps) => (
  <Group gap="md" mb="xs">
    <Group gap={4} role="toolbar" aria-label="Outils du plan">
      {TOOLS.map(({ tool: each, label, Icon }) => (
        <ToolIcon key={each} label={label} pressed={tool === each} onClick={() => onTool(each)}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </ToolIcon>
      ))}
    </Group>
    <Group gap={4}>
      <ToolIcon label="Annuler" disabled={!props.canUndo} onClick={props.onUndo}>
        <IconArrowBackUp size={18} aria-hidden="true" />
      </ToolIcon>
      <ToolIcon label="Rétablir" disabled={!props.canRedo} onClick={props.onRedo}>
        <IconArrowForwardUp size={18} aria-hidden="true" />
      </ToolIcon>
    </Group>
    <Group gap={4}>
      <ToolIcon label="Zoom arrière" disabled={zoom <= ZOOM.min} onClick={() => onZoom(zoomed(zoom, -ZOOM.step))}>
        <IconZoomOut size={18} aria-hidden="true" />
      </ToolIcon>
      <Text size="sm" className="figures" w={48} ta="center">
        {zoom} %
      </Text>
      <ToolIcon label="Zoom avant" disabled={zoom >= ZOOM.max} onClick={() => onZoom(zoomed(zoom, ZOOM.step))}>
        <IconZoomIn size={18} aria-hidden="true" />
      </ToolIcon>
    </Group>
    {LAYERS.map(({ key, label }) => (
      <Checkbox
        key={key}
        size="xs"
        label={label}
        checked={shown[key]}
        onChange={(event) => onShown({ ...shown, [key]: event.currentTarget.checked })}
      />
    ))}
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPhotoDown size={16} aria-hidden="true" />}
      onClick={props.onExport}
    >
      Exporter l'image
    </Button>
  </Group>
);
