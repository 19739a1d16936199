import type { DivisionScenario } from "@lotir/contract";
import { Skeleton, Text, useComputedColorScheme } from "@mantine/core";
import { useElementSize, useHotkeys } from "@mantine/hooks";
import type Konva from "konva";
import { type RefObject, useMemo, useRef, useState } from "react";
import { GroundRule } from "../../../kit/map/GroundRule.tsx";
import { useMapPalette } from "../../../kit/map/use-map-palette.ts";
import { DragTag } from "./DragTag.tsx";
import { EditorSide } from "./EditorSide.tsx";
import { EditorTools, type Shown, type Tool } from "./EditorTools.tsx";
import classes from "./editor.module.css";
import { PlanCanvas } from "./PlanCanvas.tsx";
import { PlanParts } from "./PlanParts.tsx";
import { type PlanView, scaleOf, viewOf } from "./plan-view.ts";
import { TextDialog } from "./TextDialog.tsx";
import { type Hand, useHand } from "./use-hand.ts";
import type { PlanEditor as Editor } from "./use-plan-editor.ts";

interface PlanEditorProps {
  readonly editor: Editor;
  readonly scenario: DivisionScenario;
}

/** Spec 2 §9: the canvas of the workflow's editor. */
const HEIGHT = 600;
const SHOWN: Shown = { around: true, grid: false, labels: true, envelopes: true, snap: true };

const download = (stage: Konva.Stage, name: string): void => {
  const link = document.createElement("a");
  link.download = `${name}.png`;
  link.href = stage.toDataURL({ pixelRatio: 2 });
  link.click();
};

const useView = (editor: Editor, width: number, { moved }: Hand): PlanView | undefined => {
  const fitted = useMemo(
    () =>
      editor.engine === undefined || width === 0
        ? undefined
        : viewOf(editor.engine.frame.parcels, { width, height: HEIGHT }),
    [editor.engine, width],
  );
  // One and the same while nothing moves it: what is under the plan is then left as it is drawn.
  return useMemo(() => fitted && { ...fitted, ...moved }, [fitted, moved]);
};

interface BoardProps extends PlanEditorProps {
  readonly tool: Tool;
  readonly shown: Shown;
  readonly hand: Hand;
  readonly stage: RefObject<Konva.Stage | null>;
}

/** The plan on its canvas, once the engine has drawn it. */
const Board = ({ editor, scenario, tool, shown, hand, stage }: BoardProps) => {
  const { ref, width } = useElementSize();
  const palette = useMapPalette();
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const view = useView(editor, Math.round(width), hand);
  const { live, engine, inHand } = editor;
  return (
    <div ref={ref} className={classes.canvas} style={{ height: HEIGHT }}>
      {live === undefined || view === undefined || engine === undefined ? (
        <Skeleton h={HEIGHT} role="status" aria-label="Ouverture du plan" />
      ) : (
        <PlanCanvas
          plan={live.plan}
          frame={engine.frame}
          around={editor.around}
          {...{ view, palette, scheme, shown }}
          chosenLot={hand.lot}
          chosenNote={hand.note}
          lockedCuts={live.plan.cuts.flatMap((_, rank) => (editor.isHeld(rank) ? [rank] : []))}
          notes={editor.state.present.notes}
          isSelecting={tool === "select"}
          isCleared={scenario.needsDemolition}
          started={hand.started}
          stageRef={stage}
          onPlace={hand.place}
          onLot={hand.setLot}
          onNote={hand.setNote}
          onCut={(rank, ends, isDone) => editor.moveCut(rank, ends, { isDone, isSnapping: shown.snap })}
          onPan={(shift) => hand.setMoved((before) => ({ ...before, shift }))}
        />
      )}
      {live === undefined || view === undefined || inHand === undefined ? null : (
        <DragTag plan={live.plan} view={view} {...inHand} />
      )}
      {view === undefined ? null : (
        <div className={classes.foot}>
          <GroundRule metresPerPx={1 / scaleOf(view)} isNorthUp />
        </div>
      )}
    </div>
  );
};

/** The plan under the hand: its lines are moved, and the engine follows. */
export const PlanEditor = ({ editor, scenario }: PlanEditorProps) => {
  const [tool, setTool] = useState<Tool>("select");
  const [shown, setShown] = useState(SHOWN);
  const hand = useHand(editor, tool);
  const stage = useRef<Konva.Stage | null>(null);
  const { live, state, dispatch } = editor;
  useHotkeys([
    ["mod+Z", () => dispatch({ kind: "undo" })],
    ["mod+shift+Z", () => dispatch({ kind: "redo" })],
    ["mod+Y", () => dispatch({ kind: "redo" })],
    ["Escape", hand.cancel],
    ["Delete", hand.removeNote],
  ]);
  const chosen = live?.plan.lots.find(({ number }) => number === hand.lot);
  return (
    <>
      <EditorTools
        {...{ tool, shown, onShown: setShown }}
        zoom={hand.moved.zoom}
        onTool={(next) => {
          hand.cancel();
          setTool(next);
        }}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        onUndo={() => dispatch({ kind: "undo" })}
        onRedo={() => dispatch({ kind: "redo" })}
        onZoom={(zoom) => hand.setMoved((before) => ({ ...before, zoom }))}
        onExport={() => {
          if (stage.current !== null) download(stage.current, scenario.id);
        }}
      />
      <div className={classes.editor}>
        <section aria-label="Plan à modifier">
          <Board {...{ editor, scenario, tool, shown, hand, stage }} />
          {tool === "line" ? (
            <Text size="xs" c="dimmed" mt={4}>
              {chosen === undefined
                ? "Choisissez d'abord un lot pour le couper d'un trait ; sinon la ligne n'est qu'un dessin."
                : `Deux clics coupent le lot ${chosen.letter}.`}
            </Text>
          ) : null}
          <PlanParts editor={editor} hand={hand} />
          <TextDialog opened={hand.writingAt !== undefined} onWrite={hand.write} />
        </section>
        <EditorSide {...{ editor, scenario, chosen }} onLot={hand.setLot} />
      </div>
    </>
  );
};
