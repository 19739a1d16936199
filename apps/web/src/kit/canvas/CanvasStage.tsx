import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";
import { Layer, Stage } from "react-konva";
import { type Store, useStore } from "../store.ts";
import classes from "./Canvas.module.css";
import { type Camera, type Frame, panned, type Spot, spotUnder, type ZoomBounds, zoomedAt } from "./camera.ts";

/** Spec 2 §9: one notch of the wheel. */
const WHEEL = 1.1;

/** Where a pointer is, in the units of the drawing, and how it is held. */
export interface CanvasPointer extends Spot {
  readonly shift: boolean;
  readonly isTouch: boolean;
}

export interface CanvasState {
  readonly camera: Camera;
  readonly screen: Frame;
}

interface CanvasStageProps {
  readonly label: string;
  readonly store: Store<CanvasState>;
  readonly bounds: ZoomBounds;
  /** What the cursor says. */
  readonly cursor: string;
  /** True where the press is taken by the drawing; a press that is not pans. */
  readonly onDown: (pointer: CanvasPointer) => boolean;
  readonly onMove: (pointer: CanvasPointer) => void;
  readonly onUp: (pointer: CanvasPointer) => void;
  /** The press that the drawing took was none: a second finger came, or the system took the first away. */
  readonly onGiveUp: () => void;
  readonly onDouble: (pointer: CanvasPointer) => void;
  readonly onLeave: () => void;
  /** The canvas has a size for the first time. */
  readonly onReady: (screen: Frame) => void;
  /** In the units of the drawing. */
  readonly children: ReactNode;
}

interface Finger extends Spot {
  readonly id: number;
}

/** Fingers and mouse: one draws or pans, two pinch and pan. */
const usePointers = ({ store, bounds, onDown, onMove, onUp, onGiveUp }: CanvasStageProps) => {
  const fingers = useRef<readonly Finger[]>([]);
  const mode = useRef<"none" | "draw" | "pan" | "pinch">("none");
  const placed = (event: ReactPointerEvent<HTMLElement>): Finger => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { id: event.pointerId, x: event.clientX - left, y: event.clientY - top };
  };
  const pointer = (event: ReactPointerEvent<HTMLElement>): CanvasPointer => ({
    ...spotUnder(placed(event), store.get().camera),
    shift: event.shiftKey,
    isTouch: event.pointerType === "touch",
  });
  const pinch = (before: readonly Finger[], after: readonly Finger[]) => {
    const [[a, b], [c, d]] = [before, after];
    if (!a || !b || !c || !d) return;
    const apart = (p: Finger, q: Finger) => Math.hypot(p.x - q.x, p.y - q.y) || 1;
    const middle = (p: Finger, q: Finger): Spot => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
    const [was, is] = [middle(a, b), middle(c, d)];
    const moved = panned(store.get().camera, { x: is.x - was.x, y: is.y - was.y });
    store.set({ camera: zoomedAt(moved, is, apart(c, d) / apart(a, b), bounds) });
  };
  return {
    down: (event: ReactPointerEvent<HTMLElement>) => {
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current = [...fingers.current, placed(event)];
      if (fingers.current.length > 1) {
        if (mode.current === "draw") onGiveUp();
        mode.current = "pinch";
      } else mode.current = event.button === 0 && onDown(pointer(event)) ? "draw" : "pan";
    },
    move: (event: ReactPointerEvent<HTMLElement>) => {
      const before = fingers.current;
      const now = placed(event);
      fingers.current = before.map((each) => (each.id === now.id ? now : each));
      if (mode.current === "pinch") return pinch(before, fingers.current);
      const was = before.find(({ id }) => id === now.id);
      if (mode.current === "pan" && was !== undefined)
        return store.set({ camera: panned(store.get().camera, { x: now.x - was.x, y: now.y - was.y }) });
      onMove(pointer(event));
    },
    up: (event: ReactPointerEvent<HTMLElement>) => {
      fingers.current = fingers.current.filter(({ id }) => id !== event.pointerId);
      if (mode.current === "draw") {
        if (event.type === "pointercancel") onGiveUp();
        else onUp(pointer(event));
      }
      if (fingers.current.length === 0) mode.current = "none";
    },
    pointer,
  };
};

/** The wheel zooms where the pointer is; the page does not scroll under it. */
const useWheel = (store: Store<CanvasState>, bounds: ZoomBounds) => {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = node.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      store.set({ camera: zoomedAt(store.get().camera, at, event.deltaY < 0 ? WHEEL : 1 / WHEEL, bounds) });
    };
    node.addEventListener("wheel", turn, { passive: false });
    return () => node.removeEventListener("wheel", turn);
  }, [store, bounds]);
  return element;
};

/**
 * A canvas that is panned, zoomed and pinched. It knows nothing of what is drawn on it: shapes do not listen, so that no
 * second, hidden drawing is made to find what is under a pointer.
 */
export const CanvasStage = (props: CanvasStageProps) => {
  const { label, store, bounds, cursor, onDouble, onLeave, onReady, children } = props;
  const { ref, width, height } = useElementSize();
  const wheel = useWheel(store, bounds);
  const both = useMergedRef(ref, wheel);
  const camera = useStore(store, (state) => state.camera);
  const { down, move, up, pointer } = usePointers(props);
  const ready = useRef(onReady);
  ready.current = onReady;
  const isSized = width > 0 && height > 0;
  useEffect(() => {
    if (!isSized) return;
    const isFirst = store.get().screen.width === 0;
    store.set({ screen: { width, height } });
    if (isFirst) ready.current({ width, height });
  }, [store, isSized, width, height]);
  return (
    <section
      ref={both}
      className={classes.stage}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is moved and edited by the keyboard too
      tabIndex={0}
      style={{ cursor }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={onLeave}
      onDoubleClick={(event) => onDouble(pointer(event as unknown as ReactPointerEvent<HTMLElement>))}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isSized ? (
        <Stage
          width={width}
          height={height}
          x={camera.x}
          y={camera.y}
          scaleX={camera.zoom}
          scaleY={camera.zoom}
          listening={false}
        >
          {children}
        </Stage>
      ) : null}
    </section>
  );
};

/** One sheet of a canvas: drawn again alone. */
export const CanvasLayer = ({ children }: { readonly children: ReactNode }) => (
  <Layer listening={false}>{children}</Layer>
);
