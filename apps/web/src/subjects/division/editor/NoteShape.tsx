import type { CanvasAnnotation } from "@lotir/contract";
import type { Point } from "@lotir/geometry";
import { Circle, Line, Rect, Text } from "react-konva";
import { type PlanView, scaleOf, toScreen } from "./plan-view.ts";

interface NoteShapeProps {
  readonly note: CanvasAnnotation;
  readonly view: PlanView;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const textOf = (note: CanvasAnnotation): string => {
  const { text } = note;
  return typeof text === "string" ? text : "";
};

/** A person's own mark: its points are metres of the plane. */
export const NoteShape = ({ note, view, isChosen, onChoose }: NoteShapeProps) => {
  const points = note.points.map(({ x, y }): Point => toScreen(view, [x, y]));
  const [a, b] = points;
  const look = {
    stroke: isChosen ? "#2563EB" : "#1F6B52",
    strokeWidth: 2,
    hitStrokeWidth: 14,
    onClick: onChoose,
    onTap: onChoose,
    ...(isChosen ? { dash: [6, 4] } : {}),
  };
  if (a === undefined) return null;
  if (note.type === "text")
    return (
      <Text
        x={a[0]}
        y={a[1]}
        text={textOf(note)}
        fontSize={15}
        fontFamily="Inter Variable, sans-serif"
        fill={look.stroke}
        onClick={onChoose}
        onTap={onChoose}
      />
    );
  if (b === undefined) return null;
  if (note.type === "rectangle")
    return (
      <Rect
        x={Math.min(a[0], b[0])}
        y={Math.min(a[1], b[1])}
        width={Math.abs(b[0] - a[0])}
        height={Math.abs(b[1] - a[1])}
        {...look}
      />
    );
  if (note.type === "circle") {
    const [first, second] = note.points;
    const radius = first && second ? Math.hypot(second.x - first.x, second.y - first.y) * scaleOf(view) : 0;
    return <Circle x={a[0]} y={a[1]} radius={radius} {...look} />;
  }
  return <Line points={points.flatMap((point) => [...point])} {...look} />;
};
