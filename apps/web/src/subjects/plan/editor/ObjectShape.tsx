import { type CanvasView, labelledRuns, objectArea, type PlanObject, toCanvas } from "@lotir/plan";
import { memo } from "react";
import { Circle, Group, Line, Text } from "react-konva";
import { formatGroundArea, formatGroundLength } from "./figures.ts";

type Point = PlanObject["points"][number];

const FONT = "Inter Variable";
/** Letters of a length, in pixels of the screen whatever the zoom. */
const FIGURE_PX = 12;
const FIGURE_INK = "#1D4ED8";
const WALL_INK = "#44403C";
const FILL_OPACITY = 0.45;

const flat = (points: readonly Point[], view: CanvasView): number[] =>
  points.flatMap((point) => {
    const { x, y } = toCanvas(point, view);
    return [x, y];
  });

interface Drawn {
  readonly object: PlanObject;
  readonly view: CanvasView;
  /** For what keeps its size on the screen. */
  readonly zoom: number;
}

interface FigureProps {
  readonly from: Point;
  readonly to: Point;
  readonly view: CanvasView;
  readonly zoom: number;
  readonly ink: string;
  /** Whether it may be left out where its line is too short for it. */
  readonly isOptional?: boolean;
}

/** A length along its line, never upside down. */
export const Figure = ({ from, to, view, zoom, ink, isOptional = false }: FigureProps) => {
  const [a, b] = [toCanvas(from, view), toCanvas(to, view)];
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const upright = degrees > 90 || degrees <= -90 ? degrees + 180 : degrees;
  const text = formatGroundLength(Math.hypot(to[0] - from[0], to[1] - from[1]));
  const width = (text.length * FIGURE_PX * 0.56) / zoom;
  // A figure longer than its line would cover its neighbours: it comes with the zoom.
  if (isOptional && width > Math.hypot(b.x - a.x, b.y - a.y)) return null;
  return (
    <Text
      x={(a.x + b.x) / 2}
      y={(a.y + b.y) / 2}
      offsetX={width / 2}
      offsetY={(FIGURE_PX + 4) / zoom}
      rotation={upright}
      text={text}
      fontSize={FIGURE_PX / zoom}
      fontFamily={FONT}
      fill={ink}
    />
  );
};

const Figures = ({ object, view, zoom }: Drawn) => {
  const { points, closed } = object;
  const area = closed ? objectArea(object) : undefined;
  const centre = points.reduce<Point>(
    (sum, [x, y]) => [sum[0] + x / points.length, sum[1] + y / points.length],
    [0, 0],
  );
  const at = toCanvas(centre, view);
  return (
    <>
      {points.map((from, rank) => {
        const to = points[rank + 1] ?? (closed ? points[0] : undefined);
        return to === undefined ? null : (
          <Figure
            key={`${from[0]}-${from[1]}-${to[0]}-${to[1]}`}
            from={from}
            to={to}
            view={view}
            zoom={zoom}
            ink={FIGURE_INK}
          />
        );
      })}
      {area === undefined ? null : (
        <Text
          x={at.x}
          y={at.y}
          offsetX={40 / zoom}
          width={80 / zoom}
          align="center"
          text={formatGroundArea(area)}
          fontSize={(FIGURE_PX + 1) / zoom}
          fontStyle="bold"
          fontFamily={FONT}
          fill={FIGURE_INK}
        />
      )}
    </>
  );
};

const dashOf = (dash: string | null): number[] | undefined =>
  dash === null
    ? undefined
    : dash
        .split(/[\s,]+/)
        .map(Number)
        .filter((figure) => figure > 0);

const strokeOf = ({ color, width, dash }: PlanObject) => {
  const dashes = dashOf(dash);
  return {
    stroke: color,
    strokeWidth: width,
    strokeScaleEnabled: false,
    ...(dashes === undefined ? {} : { dash: dashes }),
  };
};

const Fill = ({ object, view }: Omit<Drawn, "zoom">) =>
  object.fill === null ? null : (
    <Line
      points={flat(object.points, view)}
      closed
      fill={object.fill}
      opacity={object.kind === "building" ? 1 : FILL_OPACITY}
    />
  );

const TextShape = ({ object, view, zoom }: Drawn) => {
  const [at] = object.points;
  if (at === undefined) return null;
  const { x, y } = toCanvas(at, view);
  const isLabel = object.layer === "labels";
  // A label of the engine is read at any zoom; a text that somebody wrote is part of the drawing.
  const size = isLabel ? 13 / zoom : (object.fontSize ?? 16);
  const width = isLabel ? (object.text ?? "").length * size * 0.56 : 0;
  return (
    <Text
      x={x}
      y={y}
      offsetX={width / 2}
      offsetY={isLabel ? size / 2 : 0}
      text={object.text ?? ""}
      fontSize={size}
      fontStyle={isLabel || object.fontWeight === "bold" ? "bold" : "normal"}
      fontFamily={FONT}
      fill={object.color}
    />
  );
};

const CircleShape = ({ object, view }: Omit<Drawn, "zoom">) => {
  const [centre, edge] = object.points;
  if (centre === undefined || edge === undefined) return null;
  const { x, y } = toCanvas(centre, view);
  const radius = Math.hypot(edge[0] - centre[0], edge[1] - centre[1]) * view.pixelsPerMeter;
  return (
    <>
      {object.fill === null ? null : <Circle x={x} y={y} radius={radius} fill={object.fill} opacity={FILL_OPACITY} />}
      <Circle x={x} y={y} radius={radius} {...strokeOf(object)} />
    </>
  );
};

/** One object of a plan, on a canvas whose unit is a pixel of the specification's. */
export const ObjectShape = memo(({ object, view, zoom }: Drawn) => {
  const { kind, points, holes, closed, layer } = object;
  if (kind === "text") return <TextShape object={object} view={view} zoom={zoom} />;
  if (kind === "circle") return <CircleShape object={object} view={view} />;
  if (kind === "non-divisible") return null;
  return (
    <Group>
      <Fill object={object} view={view} />
      {[points, ...holes].map((ring, rank) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: rings have no other name than their rank
          key={rank}
          points={flat(ring, view)}
          closed={closed || rank > 0}
          {...strokeOf(object)}
          strokeEnabled={object.width > 0}
          lineJoin="round"
        />
      ))}
      {kind === "measurement" ? <Figures object={object} view={view} zoom={zoom} /> : null}
      {kind === "building" && layer === "buildings"
        ? labelledRuns(points).map(({ from, to }) => (
            <Figure
              key={`${from[0]}-${from[1]}`}
              from={from}
              to={to}
              view={view}
              zoom={zoom}
              ink={WALL_INK}
              isOptional
            />
          ))
        : null}
    </Group>
  );
});
ObjectShape.displayName = "ObjectShape";
