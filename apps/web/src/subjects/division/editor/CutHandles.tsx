import type { Point } from "@lotir/geometry";
import type { KonvaEventObject } from "konva/lib/Node";
import { Circle, Line } from "react-konva";
import type { Palette } from "../../../kit/palette.ts";
import type { DrawnCut } from "../engine/draw-plan.ts";
import { type CutEnds, pushed } from "./move-cut.ts";
import { type PlanView, toPlane, toScreen } from "./plan-view.ts";

interface CutHandlesProps {
  readonly cut: DrawnCut;
  readonly view: PlanView;
  readonly palette: Palette;
  readonly isLocked: boolean;
  readonly onMove: (ends: CutEnds, isDone: boolean) => void;
}

const DASH = [10, 5];

/** A limit and its three handles: the middle pushes it across, the ends turn it. */
export const CutHandles = ({ cut, view, palette, isLocked, onMove }: CutHandlesProps) => {
  const [from, to] = [toScreen(view, cut.from), toScreen(view, cut.to)];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const moved = (at: (point: Point) => CutEnds, isDone: boolean) => (event: KonvaEventObject<DragEvent>) => {
    event.cancelBubble = true;
    onMove(at(toPlane(view, [event.target.x(), event.target.y()])), isDone);
  };
  const handle = (key: string, [x, y]: Point, at: (point: Point) => CutEnds) => (
    <Circle
      key={key}
      x={x}
      y={y}
      radius={7}
      hitStrokeWidth={18}
      fill={palette.surface}
      stroke={palette.brand}
      strokeWidth={2.5}
      draggable
      onDragMove={moved(at, false)}
      onDragEnd={moved(at, true)}
    />
  );
  const across = (point: Point): CutEnds => {
    const start = toPlane(view, middle);
    return pushed(cut, [point[0] - start[0], point[1] - start[1]]);
  };
  return (
    <>
      <Line
        points={[...from, ...to]}
        stroke={isLocked ? palette.inkSoft : palette.selectionLine}
        strokeWidth={2.5}
        dash={isLocked ? [] : DASH}
        listening={false}
      />
      {isLocked
        ? null
        : [
            handle("middle", middle, across),
            handle("from", from, (point) => ({ from: point, to: cut.to })),
            handle("to", to, (point) => ({ from: cut.from, to: point })),
          ]}
    </>
  );
};
