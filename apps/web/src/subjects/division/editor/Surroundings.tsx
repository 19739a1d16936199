import type { DivisionGround, PlaneShape } from "@lotir/contract";
import type { Point } from "@lotir/geometry";
import { memo } from "react";
import { Layer, Shape } from "react-konva";
import type { Palette } from "../../../kit/palette.ts";
import { type PlanView, toScreen } from "./plan-view.ts";

interface SurroundingsProps {
  readonly around: DivisionGround["around"];
  readonly view: PlanView;
  readonly palette: Palette;
}

type Brush = Pick<CanvasRenderingContext2D, "beginPath" | "moveTo" | "lineTo" | "closePath">;

const trace = (brush: Brush, view: PlanView, ring: readonly Point[]): void => {
  for (const [rank, point] of ring.entries()) {
    const [x, y] = toScreen(view, point);
    if (rank === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  brush.closePath();
};

interface NeighboursProps {
  readonly shapes: readonly PlaneShape[];
  readonly view: PlanView;
  readonly fill: string;
  readonly stroke: string;
  readonly opacity: number;
}

/** All of a kind in one stroke of the brush: a hundred neighbours cost what one does. */
const Neighbours = ({ shapes, view, ...ink }: NeighboursProps) => (
  <Shape
    {...ink}
    strokeWidth={1}
    listening={false}
    perfectDrawEnabled={false}
    fillRule="evenodd"
    sceneFunc={(brush, shape) => {
      brush.beginPath();
      for (const { outer, holes } of shapes) for (const ring of [outer, ...holes]) trace(brush, view, ring);
      brush.fillStrokeShape(shape);
    }}
  />
);

/** Neighbouring parcels and houses, pale under the plan; between them the streets show. Still while a limit is drawn. */
export const Surroundings = memo(({ around, view, palette }: SurroundingsProps) => (
  <Layer listening={false}>
    <Neighbours shapes={around.parcels} view={view} fill={palette.mapParcel} stroke={palette.mapLine} opacity={0.6} />
    <Neighbours
      shapes={around.buildings}
      view={view}
      fill={palette.mapBuilding}
      stroke={palette.mapBuildingLine}
      opacity={0.35}
    />
  </Layer>
));
