import type { CanvasAnnotation, DivisionGround } from "@lotir/contract";
import type { Point } from "@lotir/geometry";
import type Konva from "konva";
import type { KonvaEventObject } from "konva/lib/Node";
import type { RefObject } from "react";
import { Circle, Layer, Line, Rect, Stage, Text } from "react-konva";
import { formatArea } from "../../../kit/format.ts";
import { LOT_TINTS, type Palette } from "../../../kit/palette.ts";
import type { DrawnPlan } from "../engine/draw-plan.ts";
import type { OpenedFrame } from "../engine/messages.ts";
import { lotLabel } from "../map/lot-label.ts";
import { CutHandles } from "./CutHandles.tsx";
import type { CutEnds } from "./move-cut.ts";
import { NoteShape } from "./NoteShape.tsx";
import { type PlanView, scaleOf, toPlane, toScreen } from "./plan-view.ts";
import { Surroundings } from "./Surroundings.tsx";

export interface PlanCanvasProps {
  readonly plan: DrawnPlan;
  readonly frame: OpenedFrame;
  readonly around: DivisionGround["around"];
  readonly view: PlanView;
  readonly palette: Palette;
  readonly scheme: "light" | "dark";
  readonly chosenLot: number | undefined;
  readonly chosenNote: string | undefined;
  readonly lockedCuts: readonly number[];
  readonly notes: readonly CanvasAnnotation[];
  readonly shown: {
    readonly around: boolean;
    readonly grid: boolean;
    readonly labels: boolean;
    readonly envelopes: boolean;
  };
  /** The tool in hand: only « select » moves limits. */
  readonly isSelecting: boolean;
  readonly isCleared: boolean;
  /** First point of what is being drawn. */
  readonly started: Point | undefined;
  readonly stageRef: RefObject<Konva.Stage | null>;
  readonly onPlace: (point: Point) => void;
  readonly onLot: (lot: number) => void;
  readonly onNote: (id: string) => void;
  readonly onCut: (rank: number, ends: CutEnds, isDone: boolean) => void;
  readonly onPan: (shift: readonly [number, number]) => void;
}

const flat = (view: PlanView, ring: readonly Point[]): number[] => ring.flatMap((point) => [...toScreen(view, point)]);

const GRID_M = 10;
const DASH = [8, 5];

const Grid = ({ view, palette }: Pick<PlanCanvasProps, "view" | "palette">) => {
  const step = GRID_M * scaleOf(view);
  const [x0, y0] = toScreen(view, [
    Math.round(view.centre[0] / GRID_M) * GRID_M,
    Math.round(view.centre[1] / GRID_M) * GRID_M,
  ]);
  const along = (from: number, most: number): number[] => {
    const first = from - Math.ceil(from / step) * step;
    return Array.from({ length: Math.ceil(most / step) + 1 }, (_, rank) => first + rank * step);
  };
  return (
    <>
      {along(x0, view.width).map((x) => (
        <Line key={`x${x}`} points={[x, 0, x, view.height]} stroke={palette.line} strokeWidth={1} listening={false} />
      ))}
      {along(y0, view.height).map((y) => (
        <Line key={`y${y}`} points={[0, y, view.width, y]} stroke={palette.line} strokeWidth={1} listening={false} />
      ))}
    </>
  );
};

/** Lots that break a promise of the engine, or a rule that was read. */
const brokenLots = ({ broken, compliance }: DrawnPlan): ReadonlySet<number> =>
  new Set([
    ...broken.flatMap(({ lot }) => lot ?? []),
    ...compliance.flatMap(({ lot, verdict }) => (verdict === "non-conforme" && /^\d+$/.test(lot) ? Number(lot) : [])),
  ]);

const Lots = ({ plan, view, palette, scheme, chosenLot, shown, isSelecting, onLot }: PlanCanvasProps) => {
  const red = brokenLots(plan);
  const tints = LOT_TINTS[scheme];
  return (
    <>
      {plan.lots.map(({ number, polygon }) => (
        <Line
          key={number}
          closed
          points={flat(view, polygon.outer)}
          fill={tints[(number - 1) % tints.length] ?? tints[0]}
          opacity={0.8}
          stroke={red.has(number) ? palette.danger : palette.brand}
          strokeWidth={red.has(number) ? 3 : 1.5}
          {...(chosenLot === number ? { dash: DASH, stroke: "#2563EB", strokeWidth: 3 } : {})}
          listening={isSelecting}
          onClick={() => onLot(number)}
          onTap={() => onLot(number)}
        />
      ))}
      {shown.envelopes
        ? plan.lots.flatMap(({ number, envelope }) =>
            envelope.map(({ outer }) => (
              <Line
                key={`${number}-${outer.length}`}
                closed
                listening={false}
                points={flat(view, outer)}
                stroke={palette.ink}
                strokeWidth={1.2}
                dash={[2, 4]}
              />
            )),
          )
        : null}
    </>
  );
};

/** Half the width of « 1 426 m² » at its whole size, pixels. */
const HALF_LABEL = 34;
const LABEL_SIZE = 15;

const Labels = ({ plan, frame, view, palette, isCleared }: PlanCanvasProps) =>
  plan.lots.map(({ number, letter, polygon, areaM2 }) => {
    const label = lotLabel(polygon, isCleared ? [] : frame.buildings, HALF_LABEL / scaleOf(view));
    if (label === undefined) return null;
    const [x, y] = toScreen(view, label.at);
    const size = LABEL_SIZE * label.scale;
    return (
      <Text
        key={number}
        listening={false}
        x={x - 60}
        y={y - size * (label.hasArea ? 1.25 : 0.6)}
        width={120}
        align="center"
        text={label.hasArea ? `${letter}\n${formatArea(areaM2)}` : letter}
        fontSize={size}
        fontStyle="600"
        fontFamily="Inter Variable, sans-serif"
        lineHeight={1.25}
        fill={palette.ink}
      />
    );
  });

const Ground = ({ plan, frame, view, palette, isCleared }: PlanCanvasProps) => (
  <>
    {plan.faces.map(({ role, polygon }) => (
      <Line key={role} closed listening={false} points={flat(view, polygon.outer)} fill={palette.ink} opacity={0.16} />
    ))}
    {plan.ways.flatMap(({ lot, shape }) =>
      shape.map(({ outer }) => (
        <Line key={lot} closed listening={false} points={flat(view, outer)} fill={palette.ink} opacity={0.16} />
      )),
    )}
    {isCleared
      ? null
      : frame.buildings.map(({ outer }) => (
          <Line
            key={outer.join()}
            closed
            listening={false}
            points={flat(view, outer)}
            fill={palette.mapBuilding}
            stroke={palette.mapBuildingLine}
            strokeWidth={1}
          />
        ))}
    {frame.roads.map(([from, to]) => (
      <Line
        key={`${from.join()} ${to.join()}`}
        listening={false}
        points={flat(view, [from, to])}
        stroke={palette.ochre}
        strokeWidth={5}
        opacity={0.7}
      />
    ))}
  </>
);

const placeOf = (event: KonvaEventObject<MouseEvent | TouchEvent>, view: PlanView): Point | undefined => {
  const at = event.target.getStage()?.getPointerPosition();
  return at == null ? undefined : toPlane(view, [at.x, at.y]);
};

/** The plan on its ground: lots, limits that a hand moves, what stands, a person's own marks. */
export const PlanCanvas = (props: PlanCanvasProps) => {
  const { view, palette, plan, isSelecting, started } = props;
  const place = (event: KonvaEventObject<MouseEvent | TouchEvent>): void => {
    const at = placeOf(event, view);
    if (at !== undefined && !isSelecting) props.onPlace(at);
  };
  const first = started && toScreen(view, started);
  return (
    <Stage
      ref={props.stageRef}
      width={view.width}
      height={view.height}
      draggable={isSelecting}
      onClick={place}
      onTap={place}
      onDragEnd={(event) => {
        const stage = event.target;
        if (stage !== stage.getStage()) return;
        props.onPan([view.shift[0] + stage.x(), view.shift[1] + stage.y()]);
        stage.position({ x: 0, y: 0 });
      }}
    >
      <Layer listening={false}>
        <Rect width={view.width} height={view.height} fill={palette.mapGround} />
      </Layer>
      {props.shown.around ? <Surroundings around={props.around} view={view} palette={palette} /> : null}
      <Layer>
        {props.shown.grid ? <Grid view={view} palette={palette} /> : null}
        <Lots {...props} />
        <Ground {...props} />
        {props.shown.labels ? <Labels {...props} /> : null}
        {props.notes.map((note) => (
          <NoteShape
            key={note.id}
            note={note}
            view={view}
            isChosen={props.chosenNote === note.id}
            onChoose={() => props.onNote(note.id)}
          />
        ))}
        {isSelecting
          ? plan.cuts.map((cut, rank) => (
              <CutHandles
                key={rank.toString()}
                cut={cut}
                view={view}
                palette={palette}
                isLocked={props.lockedCuts.includes(rank)}
                onMove={(ends, isDone) => props.onCut(rank, ends, isDone)}
              />
            ))
          : null}
        {first === undefined ? null : <Circle x={first[0]} y={first[1]} radius={5} fill={palette.brand} />}
      </Layer>
    </Stage>
  );
};
