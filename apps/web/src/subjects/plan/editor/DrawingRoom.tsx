import { ANNOTATION_COLORS, CANVAS_HEIGHT, CANVAS_WIDTH, canvasViewOf } from "@lotir/plan";
import { useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { CanvasGrid } from "../../../kit/canvas/CanvasGrid.tsx";
import { CanvasLayer, CanvasStage, type CanvasState } from "../../../kit/canvas/CanvasStage.tsx";
import { fitted, zoomedAt } from "../../../kit/canvas/camera.ts";
import { createStore, type Store, useStore } from "../../../kit/store.ts";
import { ConfirmDialog } from "../../../kit/ui/ConfirmDialog.tsx";
import { CanvasFoot } from "./CanvasFoot.tsx";
import { ClashNotice } from "./ClashNotice.tsx";
import classes from "./Drawing.module.css";
import { DrawingTable } from "./drawing-table.ts";
import { LayersPanel } from "./LayersPanel.tsx";
import { InHand, StandingObjects } from "./PlanLayers.tsx";
import { PropertiesPanel } from "./PropertiesPanel.tsx";
import type { PlanStore } from "./plan-store.ts";
import { RefusalPanel } from "./RefusalPanel.tsx";
import { SaveState } from "./SaveState.tsx";
import { SurveyButton } from "./SurveyButton.tsx";
import { TextEntry } from "./TextEntry.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { TypedEntry } from "./TypedEntry.tsx";
import { pressKey } from "./table-keys.ts";
import { usePlanStore } from "./use-plan-store.ts";
import type { useShowPlan } from "./use-show-plan.ts";

type ShownPlan = NonNullable<ReturnType<typeof useShowPlan>["data"]>;

/** Spec 2 §9: the editor's zoom, and the viewer's; one multiplies by its step, the other adds it. */
const EDITOR = {
  bounds: { least: 0.2, most: 5 },
  by: (_: number, closer: boolean): number => (closer ? 1.2 : 1 / 1.2),
};
const VIEWER = {
  bounds: { least: 0.5, most: 3 },
  by: (zoom: number, closer: boolean): number => (zoom + (closer ? 0.2 : -0.2)) / zoom,
};
const GRID = { step: 50, strong: 250 } as const;
/** The part of the canvas where the ground stands. */
const GROUND = { x: 140, y: 140, width: CANVAS_WIDTH - 280, height: CANVAS_HEIGHT - 280 } as const;
const SMALL = "(max-width: 700px)";

const newTable = (plan: PlanStore, canvas: Store<CanvasState>): DrawingTable =>
  new DrawingTable({
    plan,
    view: canvasViewOf({ objects: plan.get().objects }),
    zoom: () => canvas.get().camera.zoom,
    newId: () => crypto.randomUUID(),
    look: { color: ANNOTATION_COLORS[1].value, fill: null, width: 2, dash: null },
  });

const cursorOf = ({ tool, hand }: { tool: string; hand: { kind: string } }): string => {
  if (tool !== "select") return "crosshair";
  return hand.kind === "free" ? "grab" : "grabbing";
};

/** What is typed in a field is not a gesture on the drawing. */
const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [role=dialog], [contenteditable=true]") !== null;

/** A button under the focus keeps what presses it. */
const isPressed = ({ key, target }: KeyboardEvent<HTMLElement>): boolean =>
  (key === "Enter" || key === " ") && target instanceof HTMLElement && target.closest("button, a") !== null;

interface OpenRoomProps {
  readonly shown: ShownPlan;
  readonly plan: PlanStore;
  readonly actions: ReactNode;
}

const Canvas = ({
  table,
  canvas,
  shown,
  isViewer,
}: {
  table: DrawingTable;
  canvas: Store<CanvasState>;
  shown: ShownPlan;
  isViewer: boolean;
}) => {
  const cursor = useStore(table.state, (state) => cursorOf(state));
  const hasGrid = useStore(table.state, (state) => state.hasGrid);
  const { bounds } = isViewer ? VIEWER : EDITOR;
  return (
    <CanvasStage
      label={`Dessin du plan ${shown.name}`}
      store={canvas}
      bounds={bounds}
      cursor={cursor}
      onDown={(pointer) => !(isViewer && table.state.get().tool === "select") && table.down(pointer)}
      onMove={(pointer) => table.move(pointer)}
      onUp={(pointer) => table.up(pointer)}
      onGiveUp={() => table.giveUp()}
      onDouble={(pointer) => table.double(pointer)}
      onLeave={() => table.leave()}
      onReady={(screen) => canvas.set({ camera: fitted(screen, GROUND, bounds) })}
    >
      <CanvasLayer>
        {hasGrid ? <CanvasGrid width={CANVAS_WIDTH} height={CANVAS_HEIGHT} {...GRID} /> : null}
        <StandingObjects table={table} canvas={canvas} />
      </CanvasLayer>
      <CanvasLayer>
        <InHand table={table} canvas={canvas} />
      </CanvasLayer>
    </CanvasStage>
  );
};

const OpenRoom = ({ shown, plan, actions }: OpenRoomProps) => {
  const isViewer = shown.type === "lot-detail";
  const phone = useMediaQuery(SMALL, undefined, { getInitialValueInEffect: false }) || isViewer;
  const { bounds, by } = isViewer ? VIEWER : EDITOR;
  const canvas = useMemo(
    () => createStore<CanvasState>({ camera: { x: 0, y: 0, zoom: 1 }, screen: { width: 0, height: 0 } }),
    [],
  );
  const table = useMemo(() => newTable(plan, canvas), [plan, canvas]);
  const clearing = useStore(table.state, (state) => state.clearing);
  const news = useStore(plan, (state) => state.news);
  const hasRefusal = useStore(plan, ({ objects }) => objects.some(({ kind }) => kind === "non-divisible"));
  const zoom = (closer: boolean) => {
    const { camera, screen } = canvas.get();
    const middle = { x: screen.width / 2, y: screen.height / 2 };
    canvas.set({ camera: zoomedAt(camera, middle, by(camera.zoom, closer), bounds) });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isViewer || isTyped(event.target) || isPressed(event)) return;
    if (pressKey(table, event.nativeEvent)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the table from wherever it has the focus
    <div className={classes.table} onKeyDown={press}>
      <div className={classes.bar}>
        <strong className={classes.title}>{shown.name}</strong>
        <SaveState plan={plan} />
        {news === null ? null : <span className={classes.save}>{news} vient de dessiner ici</span>}
        {phone ? null : <SurveyButton plan={plan} at={{ propertyId: shown.propertyId, planId: shown.id }} />}
        {actions}
      </div>
      <div className={classes.body}>
        <Toolbar
          table={table}
          phone={phone}
          onZoom={zoom}
          onFit={() => canvas.set({ camera: fitted(canvas.get().screen, GROUND, bounds) })}
        />
        <div className={classes.canvas}>
          <Canvas table={table} canvas={canvas} shown={shown} isViewer={isViewer} />
          <CanvasFoot
            table={table}
            canvas={canvas}
            epsg={shown.frame.epsg}
            source={shown.fictional ? "Cadastre fictif" : `Cadastre ${shown.vintage ?? ""}`.trim()}
          />
          <TypedEntry table={table} />
          <section className={classes.notices} aria-label="Messages du plan" tabIndex={hasRefusal ? 0 : -1}>
            <ClashNotice plan={plan} />
            <RefusalPanel plan={plan} />
          </section>
        </div>
        {phone ? null : (
          <aside className={classes.side} aria-label="Propriétés et calques">
            <PropertiesPanel table={table} />
            <hr />
            <LayersPanel table={table} />
          </aside>
        )}
      </div>
      <TextEntry table={table} />
      <ConfirmDialog
        opened={clearing}
        question="Êtes-vous sûr de vouloir effacer toutes les annotations ?"
        action="Tout effacer"
        busy={false}
        onCancel={() => table.state.set({ clearing: false })}
        onConfirm={() => {
          table.clear();
          table.state.set({ clearing: false });
        }}
      />
    </div>
  );
};

interface DrawingRoomProps {
  readonly shown: ShownPlan;
  /** What else may be done with the plan, beside its name. */
  readonly actions: ReactNode;
  readonly waiting: ReactNode;
}

/** A plan on the drawing table: tools, canvas, properties and layers. */
const DrawingRoom = ({ shown, actions, waiting }: DrawingRoomProps) => {
  // As it was first read: what is drawn since lives in its store.
  const [first] = useState(shown);
  const plan = usePlanStore(first);
  return plan === undefined ? (
    waiting
  ) : (
    <OpenRoom shown={{ ...first, name: shown.name }} plan={plan} actions={actions} />
  );
};
export default DrawingRoom;
