import type { Point } from "@lotir/geometry";
import { ActionIcon, Group, Text } from "@mantine/core";
import { IconMaximize, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { nearestCorner, type PlaceView, viewZoomed, wholeView } from "./place-view.ts";
import classes from "./Survey.module.css";

/** Units of the drawing across: one that is near zero keeps the last centimetre of figures in millions. */
const SIDE = 1_000;
/** A corner is meant where the pointer is that near, in units of the drawing. */
const NEAR = 28;
/** A press that moves by less, in pixels, designates a place. */
const CLICK_PX = 4;
const ZOOM = 1.4;
/** Steps of the arrows, in shares of the window. */
const STEP = 0.05;

interface PlacePickerProps {
  readonly title: string;
  readonly lines: readonly (readonly Point[])[];
  /** The places that are designated, two at most. */
  readonly places: readonly Point[];
  readonly onPlace: (place: Point) => void;
}

const useWindow = (lines: PlacePickerProps["lines"]) => {
  const whole = useMemo(() => wholeView(lines), [lines]);
  const [view, setView] = useState(whole);
  useEffect(() => setView(whole), [whole]);
  const zoom = (at: Point, by: number) => setView((last) => viewZoomed(last, at, by, whole));
  return { whole, view, setView, zoom };
};

const toUnits = ([x, y]: Point, { middle, half }: PlaceView): Point => [
  ((x - middle[0]) / half + 1) * (SIDE / 2),
  ((middle[1] - y) / half + 1) * (SIDE / 2),
];

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }, node: Element, view: PlaceView): Point => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const side = Math.min(width, height);
  const [u, v] = [(clientX - left - width / 2) / (side / 2), (clientY - top - height / 2) / (side / 2)];
  return [view.middle[0] + u * view.half, view.middle[1] - v * view.half];
};

const pathOf = (lines: PlacePickerProps["lines"], view: PlaceView): string =>
  lines
    .filter((line) => line.length > 1)
    .map(
      (line) =>
        `M${line
          .map((point) =>
            toUnits(point, view)
              .map((figure) => figure.toFixed(1))
              .join(" "),
          )
          .join("L")}`,
    )
    .join("");

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const Mark = ({ at: [x, y], label }: { readonly at: Point; readonly label: string }) => (
  <g className={classes.mark}>
    <circle cx={x} cy={y} r={20} />
    <path d={`M${x - 32} ${y}H${x + 32}M${x} ${y - 32}V${y + 32}`} />
    <text x={x + 28} y={y - 26}>
      {label}
    </text>
  </g>
);

const Buttons = ({ onZoom, onWhole }: { readonly onZoom: (by: number) => void; readonly onWhole: () => void }) => (
  <Group gap={2} wrap="nowrap">
    <ActionIcon variant="subtle" color="gray" aria-label="Zoom avant" onClick={() => onZoom(1 / ZOOM)}>
      <IconZoomIn size={18} stroke={1.5} />
    </ActionIcon>
    <ActionIcon variant="subtle" color="gray" aria-label="Zoom arrière" onClick={() => onZoom(ZOOM)}>
      <IconZoomOut size={18} stroke={1.5} />
    </ActionIcon>
    <ActionIcon variant="subtle" color="gray" aria-label="Tout voir" onClick={onWhole}>
      <IconMaximize size={18} stroke={1.5} />
    </ActionIcon>
  </Group>
);

/** A plan on which places are designated: near a corner, that corner. By the keyboard, arrows move a cross and Enter designates. */
export const PlacePicker = ({ title, lines, places, onPlace }: PlacePickerProps) => {
  const { whole, view, setView, zoom } = useWindow(lines);
  const [cross, setCross] = useState<Point | null>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly middle: Point } | null>(null);
  const d = useMemo(() => pathOf(lines, view), [lines, view]);
  const designate = (at: Point) => onPlace(nearestCorner(lines, at, (NEAR / (SIDE / 2)) * view.half));
  const up = (event: PointerEvent<Element>) => {
    const from = pressed.current;
    pressed.current = null;
    if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) > CLICK_PX) return;
    designate(placeOf(event, event.currentTarget, view));
  };
  const drag = (event: PointerEvent<Element>) => {
    const from = pressed.current;
    if (from === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const metres = (2 * view.half) / Math.min(width, height);
    const [dx, dy] = [(event.clientX - from.x) * metres, (event.clientY - from.y) * metres];
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > CLICK_PX)
      setView({ ...view, middle: [from.middle[0] - dx, from.middle[1] + dy] });
  };
  const press = (event: KeyboardEvent<Element>) => {
    const arrow = ARROWS[event.key];
    const at = cross ?? view.middle;
    const by = STEP * (event.shiftKey ? 0.2 : 1) * view.half;
    if (arrow !== undefined) setCross([at[0] + arrow[0] * by, at[1] + arrow[1] * by]);
    else if (event.key === "Enter") designate(at);
    else if (event.key === "+" || event.key === "-") zoom(at, event.key === "+" ? 1 / ZOOM : ZOOM);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.picker}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Buttons onZoom={(by) => zoom(view.middle, by)} onWhole={() => setView(whole)} />
      </Group>
      <section
        className={classes.ground}
        aria-label={`${title} : désignez un point ; au clavier, flèches puis Entrée`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: places are designated by the keyboard too
        tabIndex={0}
        onPointerDown={(event) => {
          pressed.current = { x: event.clientX, y: event.clientY, middle: view.middle };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={up}
        onPointerCancel={() => {
          pressed.current = null;
        }}
        onWheel={(event) => zoom(placeOf(event, event.currentTarget, view), event.deltaY < 0 ? 1 / ZOOM : ZOOM)}
        onKeyDown={press}
      >
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <path className={classes.lines} d={d} />
          {places.map((place, rank) => (
            <Mark key={`${place[0]} ${place[1]}`} at={toUnits(place, view)} label={String(rank + 1)} />
          ))}
          {cross === null ? null : <Mark at={toUnits(cross, view)} label="" />}
        </svg>
      </section>
    </div>
  );
};
