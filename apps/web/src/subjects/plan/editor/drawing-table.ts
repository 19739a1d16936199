import {
  type CanvasView,
  fromCanvas,
  objectsWithin,
  type PlanObject,
  pointAt,
  type Snap,
  snapPoint,
  snapTargets,
  vertexAdded,
  vertexAt,
  vertexRemoved,
} from "@lotir/plan";
import type { CanvasPointer } from "../../../kit/canvas/CanvasStage.tsx";
import { createStore, type Store } from "../../../kit/store.ts";
import { shapeOf, textOf } from "./draw-shape.ts";
import { anchorOf, heldBy, takenAt } from "./grasp.ts";
import { handChanges } from "./hand-changes.ts";
import { away, isFree } from "./handles.ts";
import type { PlanStore } from "./plan-store.ts";
import { FREE, type Hand, type Look, type TableState, type Tool } from "./table-state.ts";

type Point = PlanObject["points"][number];

/** Pixels of the screen that a mouse, or a finger, may miss by (spec 2 §9: 5 px for a line). */
const MOUSE_PX = 5;
const FINGER_PX = 16;
/** Handles stand that far out of what they hold. */
export const OUT_PX = 14;
/** A press that moves by less is a click. */
const CLICK_PX = 4;

const CLICKED: ReadonlySet<Tool> = new Set(["line", "polygon", "measurement"]);
/** Tools whose every press is one point. */
const POINTED: ReadonlySet<Tool> = new Set([...CLICKED, "text"]);

interface Opening {
  readonly plan: PlanStore;
  readonly view: CanvasView;
  readonly zoom: () => number;
  readonly newId: () => string;
  readonly look: Look;
}

/** A plan under a hand: what each press, move and key does to it. Metres throughout. */
export class DrawingTable {
  readonly state: Store<TableState>;
  readonly plan: PlanStore;
  readonly view: CanvasView;
  readonly #zoom: () => number;
  readonly #newId: () => string;
  #pressed: Point | null = null;
  #before: Pick<TableState, "hand" | "selection"> = { hand: FREE, selection: new Set() };

  constructor({ plan, view, zoom, newId, look }: Opening) {
    this.plan = plan;
    this.view = view;
    this.#zoom = zoom;
    this.#newId = newId;
    this.state = createStore<TableState>({
      tool: "select",
      selection: new Set(),
      hand: FREE,
      pointer: null,
      snap: null,
      targets: null,
      isSnapping: true,
      hasGrid: false,
      hiddenLayers: new Set(),
      look,
      clearing: false,
    });
  }

  /** What is seen of the plan: hidden layers are neither drawn, nor taken, nor snapped to. */
  seen(): readonly PlanObject[] {
    const { hiddenLayers } = this.state.get();
    return this.plan.get().objects.filter(({ visible, layer }) => visible && !hiddenLayers.has(layer));
  }

  chosen(): readonly PlanObject[] {
    const { selection } = this.state.get();
    return this.plan.get().objects.filter(({ id }) => selection.has(id));
  }

  take(tool: Tool): void {
    this.state.set({
      tool,
      hand: FREE,
      snap: null,
      targets: null,
      ...(tool === "select" ? {} : { selection: new Set() }),
    });
  }

  select(ids: Iterable<string>): void {
    this.state.set({ selection: new Set(ids), hand: FREE });
  }

  down(pointer: CanvasPointer): boolean {
    const at = this.#place(pointer);
    const { tool, hand, selection } = this.state.get();
    this.#pressed = at;
    this.#before = { hand, selection };
    if (tool === "select") return this.#grasp(at, pointer);
    // A finger shows nothing before it presses: what its point is drawn to shows while it is down, and it stands where it lets go.
    if (pointer.isTouch) this.move(pointer);
    if (!(pointer.isTouch && POINTED.has(tool))) this.#point(at, pointer);
    return true;
  }

  move(pointer: CanvasPointer): void {
    const at = this.#place(pointer);
    const snap = this.#snap(at, pointer);
    this.state.set({ pointer: at, snap });
  }

  up(pointer: CanvasPointer): void {
    const at = this.#place(pointer);
    const { tool, hand, snap, selection } = this.state.get();
    const isDragged = this.#pressed !== null && away(this.#pressed, at) > this.#metres(CLICK_PX);
    const wasPressed = this.#pressed !== null;
    this.#pressed = null;
    if (pointer.isTouch && POINTED.has(tool)) {
      if (wasPressed) this.#point(at, pointer);
      return;
    }
    if (hand.kind === "drafting") {
      // Pressed, pulled and let go: the two corners of a rectangle, the centre and the edge of a circle.
      if (!CLICKED.has(tool) && isDragged) this.#draft([...hand.points, snap?.point ?? at]);
      return;
    }
    if (hand.kind === "banding") {
      const kept = isDragged ? objectsWithin(this.seen(), [hand.from, at]).filter(isFree) : [];
      this.state.set({
        hand: FREE,
        selection: new Set([...(pointer.shift ? selection : []), ...kept.map(({ id }) => id)]),
      });
      return;
    }
    if (hand.kind === "free" || hand.kind === "writing") return;
    this.state.set({ pointer: at });
    const changes = isDragged ? handChanges(this.state.get(), this.plan.get().objects) : [];
    this.state.set({ hand: FREE, snap: null, targets: null });
    if (changes.length > 0) this.plan.draw(changes);
  }

  double(pointer: CanvasPointer): void {
    const { hand, tool } = this.state.get();
    if (hand.kind === "drafting") {
      // The second press of a double click is one point too many.
      this.#draft(CLICKED.has(tool) ? this.#withoutRepeat(hand.points) : hand.points);
      return;
    }
    if (tool === "select") this.#doubleVertex(this.#place(pointer), pointer);
  }

  /** The press in hand was none: a second finger came, or the system took the first away. */
  giveUp(): void {
    this.#pressed = null;
    this.state.set({ ...this.#before, pointer: null, snap: null, targets: null });
  }

  leave(): void {
    if (this.#pressed === null) this.state.set({ pointer: null, snap: null });
  }

  /** Ends what is being drawn, as Enter does. */
  finish(closed = false): void {
    const { hand } = this.state.get();
    if (hand.kind === "drafting") this.#draft(hand.points, closed);
  }

  cancel(): void {
    const { hand, tool } = this.state.get();
    if (hand.kind !== "free") this.state.set({ hand: FREE, snap: null });
    else if (tool === "select") this.select([]);
    else this.take("select");
  }

  /** A point typed by its length (m) and its angle (degrees) from the last one. */
  type(length: number, angle: number): void {
    const { hand, tool } = this.state.get();
    const from = hand.kind === "drafting" ? hand.points.at(-1) : undefined;
    if (hand.kind !== "drafting" || from === undefined || !(length > 0)) return;
    const points = [...hand.points, pointAt(from, length, angle)];
    if (CLICKED.has(tool)) this.state.set({ hand: { kind: "drafting", points } });
    else this.#draft(points);
  }

  write(text: string): void {
    const { hand, look } = this.state.get();
    this.state.set({ hand: FREE });
    if (hand.kind !== "writing" || text.trim() === "") return;
    const written = textOf({
      at: hand.at,
      text: text.trim(),
      color: look.color,
      id: this.#newId(),
      rank: this.#topRank(),
    });
    this.add([written]);
    this.state.set({ tool: "select" });
  }

  edit(change: (object: PlanObject) => PlanObject | undefined): void {
    const changes = this.chosen().flatMap((before) => {
      const after = change(before);
      return after === undefined ? [] : [{ id: before.id, before, after }];
    });
    if (changes.length > 0) this.plan.draw(changes);
  }

  remove(): void {
    const doomed = this.chosen().filter(isFree);
    this.select([]);
    if (doomed.length > 0) this.plan.draw(doomed.map((before) => ({ id: before.id, before, after: null })));
  }

  /** All that people drew, in one gesture: it may be undone. */
  clear(): void {
    const doomed = this.plan.get().objects.filter(({ layer, locked }) => !locked || layer === "annotations");
    this.select([]);
    if (doomed.length > 0) this.plan.draw(doomed.map((before) => ({ id: before.id, before, after: null })));
  }

  add(objects: readonly PlanObject[]): void {
    this.plan.draw(objects.map((after) => ({ id: after.id, before: null, after })));
    this.select(objects.map(({ id }) => id));
  }

  /** The same objects again, moved a little, over the others. */
  paste(objects: readonly PlanObject[], by: Point): void {
    const rank = this.#topRank();
    this.add(
      objects.map((object, order) => ({
        ...object,
        id: this.#newId(),
        layer: "annotations",
        locked: false,
        rank: rank + order,
        points: object.points.map(([x, y]): Point => [x + by[0], y + by[1]]),
        holes: object.holes.map((hole) => hole.map(([x, y]): Point => [x + by[0], y + by[1]])),
      })),
    );
  }

  /** Chosen for what is drawn next, and given to what is chosen. */
  dress(look: Partial<Look>): void {
    this.state.set({ look: { ...this.state.get().look, ...look } });
    this.edit((object) => (isFree(object) ? { ...object, ...look } : undefined));
  }

  #place({ x, y }: CanvasPointer): Point {
    return fromCanvas({ x, y }, this.view);
  }

  #metres(pixels: number): number {
    return pixels / this.#zoom() / this.view.pixelsPerMeter;
  }

  #within({ isTouch }: CanvasPointer): number {
    return this.#metres(isTouch ? FINGER_PX : MOUSE_PX);
  }

  #topRank(): number {
    return (
      this.plan
        .get()
        .objects.reduce((top, { layer, rank }) => (layer === "annotations" ? Math.max(top, rank) : top), 0) + 1
    );
  }

  /** One more point of what is being drawn, or the place of a text. */
  #point(at: Point, pointer: CanvasPointer): void {
    const { tool, snap, hand } = this.state.get();
    const spot = snap?.point ?? at;
    if (tool === "text") {
      this.state.set({ hand: { kind: "writing", at: spot } });
      return;
    }
    const drafted = hand.kind === "drafting" ? hand.points : [];
    if (CLICKED.has(tool) && this.#closes(drafted, spot, pointer)) {
      this.finish(true);
      return;
    }
    this.state.set({ hand: { kind: "drafting", points: [...drafted, spot] } });
    if (!CLICKED.has(tool) && drafted.length === 1) this.finish();
  }

  #closes(points: readonly Point[], spot: Point, pointer: CanvasPointer): boolean {
    const [first] = points;
    const { tool } = this.state.get();
    return tool !== "line" && points.length > 2 && first !== undefined && away(first, spot) <= this.#within(pointer);
  }

  #withoutRepeat(points: readonly Point[]): readonly Point[] {
    const [last, before] = [points.at(-1), points.at(-2)];
    const isRepeat = last !== undefined && before !== undefined && away(last, before) <= this.#metres(CLICK_PX);
    return isRepeat ? points.slice(0, -1) : points;
  }

  #draft(points: readonly Point[], closed = false): void {
    const { tool, look } = this.state.get();
    const drawn = shapeOf({ tool, points, look, id: this.#newId(), rank: this.#topRank(), closed });
    if (drawn === undefined) {
      if (!CLICKED.has(tool)) this.state.set({ hand: FREE });
      return;
    }
    this.state.set({ hand: FREE, snap: null });
    this.plan.draw([{ id: drawn.id, before: null, after: drawn }]);
  }

  /** What a press of the selecting hand takes: a handle, a vertex, an object; nothing pans, with shift it bands. */
  #grasp(at: Point, pointer: CanvasPointer): boolean {
    const within = this.#within(pointer);
    const held = heldBy(this.chosen(), { at, within, outM: this.#metres(OUT_PX) });
    if (held !== undefined) return this.#hold(held);
    const { selection } = this.state.get();
    const pixelM = 1 / this.view.pixelsPerMeter;
    const found = takenAt(this.seen(), { at, within, pixelM });
    if (found === undefined) {
      if (pointer.shift) return this.#hold({ kind: "banding", from: at });
      this.select([]);
      return false;
    }
    const ids = pointer.shift ? [...selection].filter((id) => id !== found.id) : [];
    const isTaken = selection.has(found.id);
    if (pointer.shift) this.state.set({ selection: new Set(isTaken ? ids : [...ids, found.id]) });
    else if (!isTaken) this.state.set({ selection: new Set([found.id]) });
    if (!isFree(found)) return false;
    return this.#hold({ kind: "moving", from: anchorOf(found, { at, within }) });
  }

  #hold(hand: Hand): true {
    this.state.set({ hand, targets: null });
    return true;
  }

  /** On a vertex it goes, on an edge one comes. */
  #doubleVertex(at: Point, pointer: CanvasPointer): void {
    const chosen = this.chosen().filter(isFree);
    const [only] = chosen;
    if (chosen.length !== 1 || only === undefined || only.kind === "text" || only.kind === "circle") return;
    const within = this.#within(pointer);
    const rank = vertexAt(only, at, within);
    if (rank !== undefined) {
      this.edit((object) => vertexRemoved(object, rank));
      return;
    }
    const snap = snapPoint(snapTargets([only]), { at, within });
    const [from] = snap?.guide ?? [];
    const edge = from === undefined ? -1 : only.points.findIndex((point) => away(point, from) < 1e-9);
    if (snap !== undefined && edge >= 0) this.edit((object) => vertexAdded(object, edge, snap.point));
  }

  #snap(at: Point, pointer: CanvasPointer): Snap | null {
    const { isSnapping, hand, tool, selection } = this.state.get();
    const isDrawing = tool !== "select" || hand.kind === "moving" || hand.kind === "vertex";
    if (!isSnapping || !isDrawing) return null;
    const held: ReadonlySet<string> = hand.kind === "moving" || hand.kind === "vertex" ? selection : new Set();
    const targets = this.state.get().targets ?? snapTargets(this.seen(), held);
    if (this.state.get().targets === null) this.state.set({ targets });
    const from = hand.kind === "drafting" ? hand.points.at(-1) : undefined;
    const own = hand.kind === "drafting" ? hand.points.slice(0, 1) : [];
    const vertices = [...own.map((point) => ({ object: "draft", at: point })), ...targets.vertices];
    return snapPoint({ ...targets, vertices }, { at, within: this.#within(pointer) * 1.5, from }) ?? null;
  }
}
