import { inDrawingOrder, type PlanObject, SNAP_LABELS, toCanvas } from "@lotir/plan";
import { useMemo } from "react";
import { Circle, Group, Line, Rect } from "react-konva";
import type { CanvasState } from "../../../kit/canvas/CanvasStage.tsx";
import type { Camera } from "../../../kit/canvas/camera.ts";
import { SnapMark } from "../../../kit/canvas/SnapMark.tsx";
import { type Store, useStore } from "../../../kit/store.ts";
import { shapeOf } from "./draw-shape.ts";
import { type DrawingTable, OUT_PX } from "./drawing-table.ts";
import { handChanges } from "./hand-changes.ts";
import { handlesOf, isFree } from "./handles.ts";
import { Figure, ObjectShape } from "./ObjectShape.tsx";

const ACCENT = "#1F6B52";
const NOTHING: ReadonlySet<string> = new Set();

interface LayerProps {
  readonly table: DrawingTable;
  readonly canvas: Store<CanvasState>;
}

/** Figures keep their size on the screen: they are drawn again by steps of zoom, not at every turn of the wheel. */
const useStepZoom = (canvas: Store<CanvasState>): number =>
  useStore(canvas, ({ camera }) => 1.25 ** Math.round(Math.log(camera.zoom) / Math.log(1.25)));

/** What stands on the plan. A pointer that moves draws none of it again. */
export const StandingObjects = ({ table, canvas }: LayerProps) => {
  const objects = useStore(table.plan, (state) => state.objects);
  const hidden = useStore(table.state, (state) => state.hiddenLayers);
  const held = useStore(table.state, ({ hand, selection }) =>
    hand.kind === "moving" || hand.kind === "vertex" || hand.kind === "resizing" || hand.kind === "turning"
      ? selection
      : NOTHING,
  );
  const zoom = useStepZoom(canvas);
  const drawn = useMemo(
    () =>
      inDrawingOrder(objects.filter((object) => object.visible && !hidden.has(object.layer))).filter(
        (object) => !(held.has(object.id) && isFree(object)),
      ),
    [objects, hidden, held],
  );
  return drawn.map((object) => <ObjectShape key={object.id} object={object} view={table.view} zoom={zoom} />);
};

const previewed = (table: DrawingTable): readonly PlanObject[] => {
  const state = table.state.get();
  const { hand, tool, look, pointer, snap } = state;
  const to = snap?.point ?? pointer;
  if (hand.kind === "drafting") {
    const points = to === null ? hand.points : [...hand.points, to];
    const shape = shapeOf({ tool, points, look, id: "draft", rank: 0 });
    if (shape !== undefined) return [shape];
    const line = shapeOf({ tool: "line", points, look, id: "draft", rank: 0 });
    return line === undefined ? [] : [line];
  }
  const changes = handChanges(state, table.plan.get().objects);
  if (changes.length > 0) return changes.flatMap(({ after }) => after ?? []);
  return hand.kind === "moving" || hand.kind === "vertex" ? table.chosen() : [];
};

const Selected = ({
  table,
  objects,
  camera,
}: {
  table: DrawingTable;
  objects: readonly PlanObject[];
  camera: Camera;
}) => {
  const { view } = table;
  const free = objects.filter(isFree);
  const [only] = free;
  const handles = handlesOf(free, OUT_PX / camera.zoom / view.pixelsPerMeter);
  const dot = 5 / camera.zoom;
  const box = handles?.corners.flatMap(({ at }) => {
    const { x, y } = toCanvas(at, view);
    return [x, y];
  });
  return (
    <Group>
      {objects.map((object) => (
        <Line
          key={object.id}
          points={(object.kind === "circle" ? [] : object.points).flatMap((point) => {
            const { x, y } = toCanvas(point, view);
            return [x, y];
          })}
          closed={object.closed}
          stroke={ACCENT}
          strokeWidth={1.5}
          strokeScaleEnabled={false}
          dash={[4, 3]}
        />
      ))}
      {box === undefined ? null : (
        <Line points={box} closed stroke={ACCENT} strokeWidth={1} strokeScaleEnabled={false} opacity={0.5} />
      )}
      {handles === undefined ? null : (
        <>
          {handles.corners.map(({ at }) => {
            const { x, y } = toCanvas(at, view);
            return (
              <Rect
                key={`${at[0]}-${at[1]}`}
                x={x - dot}
                y={y - dot}
                width={dot * 2}
                height={dot * 2}
                fill="#fff"
                stroke={ACCENT}
                strokeWidth={1.5}
                strokeScaleEnabled={false}
              />
            );
          })}
          <Circle
            {...toCanvas(handles.turn, view)}
            radius={dot * 1.2}
            fill={ACCENT}
            stroke="#fff"
            strokeWidth={1.5}
            strokeScaleEnabled={false}
          />
        </>
      )}
      {free.length === 1 && only !== undefined && only.kind !== "text"
        ? only.points.map((point, rank) => (
            <Circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a vertex has no other name than its rank
              key={rank}
              {...toCanvas(point, view)}
              radius={dot}
              fill="#fff"
              stroke={ACCENT}
              strokeWidth={2}
              strokeScaleEnabled={false}
            />
          ))
        : null}
    </Group>
  );
};

/** What the hand holds or is about to draw, over the rest: the only part that a moving pointer draws again. */
export const InHand = ({ table, canvas }: LayerProps) => {
  const state = useStore(table.state, (all) => all);
  useStore(table.plan, ({ objects }) => objects);
  const camera = useStore(canvas, (all) => all.camera);
  const { view } = table;
  const { hand, snap, pointer, selection } = state;
  const preview = previewed(table);
  const last = hand.kind === "drafting" ? hand.points.at(-1) : undefined;
  const to = snap?.point ?? pointer;
  const band =
    hand.kind === "banding" && pointer !== null ? [toCanvas(hand.from, view), toCanvas(pointer, view)] : null;
  return (
    <>
      {preview.map((object) => (
        <ObjectShape key={object.id} object={object} view={view} zoom={camera.zoom} />
      ))}
      {last !== undefined && to !== null && state.tool !== "measurement" ? (
        <Figure from={last} to={to} view={view} zoom={camera.zoom} ink={ACCENT} />
      ) : null}
      {selection.size === 0 ? null : (
        <Selected table={table} camera={camera} objects={preview.length > 0 ? preview : table.chosen()} />
      )}
      {band === null || band[0] === undefined || band[1] === undefined ? null : (
        <Rect
          x={Math.min(band[0].x, band[1].x)}
          y={Math.min(band[0].y, band[1].y)}
          width={Math.abs(band[1].x - band[0].x)}
          height={Math.abs(band[1].y - band[0].y)}
          fill="rgb(31 107 82 / 12%)"
          stroke={ACCENT}
          strokeWidth={1}
          strokeScaleEnabled={false}
        />
      )}
      {snap === null ? null : (
        <SnapMark
          at={toCanvas(snap.point, view)}
          label={SNAP_LABELS[snap.kind]}
          zoom={camera.zoom}
          guide={snap.guide && [toCanvas(snap.guide[0], view), toCanvas(snap.guide[1], view)]}
        />
      )}
    </>
  );
};
