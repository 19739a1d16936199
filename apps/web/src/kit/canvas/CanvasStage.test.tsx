import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { createStore } from "../store.ts";
import { CanvasStage, type CanvasState } from "./CanvasStage.tsx";

usingScreens();
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
});

const opened = async (isTaken: boolean) => {
  const store = createStore<CanvasState>({ camera: { x: 0, y: 0, zoom: 1 }, screen: { width: 0, height: 0 } });
  const told: string[] = [];
  const tell = (said: string) => () => void told.push(said);
  show(
    <CanvasStage
      label="Dessin"
      store={store}
      bounds={{ least: 0.2, most: 5 }}
      cursor="crosshair"
      onDown={() => {
        told.push("down");
        return isTaken;
      }}
      onMove={tell("move")}
      onUp={tell("up")}
      onGiveUp={tell("give up")}
      onDouble={tell("double")}
      onLeave={() => undefined}
      onReady={() => undefined}
    >
      {null}
    </CanvasStage>,
  );
  const canvas = await screen.findByLabelText("Dessin");
  const finger = (pointerId: number, clientX: number) => ({
    pointerId,
    clientX,
    clientY: 100,
    pointerType: "touch",
    button: 0,
  });
  return { store, told, canvas, finger };
};

test("a second finger takes back what the first began, then both zoom where they are", async () => {
  const { store, told, canvas, finger } = await opened(true);
  fireEvent.pointerDown(canvas, finger(1, 100));
  fireEvent.pointerDown(canvas, finger(2, 200));
  fireEvent.pointerMove(canvas, finger(2, 300));
  fireEvent.pointerUp(canvas, finger(2, 300));
  fireEvent.pointerUp(canvas, finger(1, 100));
  expect(told).toEqual(["down", "give up"]);
  expect(store.get().camera.zoom).toBe(2);
  fireEvent.pointerDown(canvas, finger(3, 50));
  fireEvent.pointerUp(canvas, finger(3, 50));
  expect(told).toEqual(["down", "give up", "down", "up"]);
});

test("a press that the system takes away is none", async () => {
  const taken = await opened(true);
  fireEvent.pointerDown(taken.canvas, taken.finger(1, 100));
  fireEvent.pointerCancel(taken.canvas, taken.finger(1, 100));
  expect(taken.told).toEqual(["down", "give up"]);
});

test("a press that the drawing leaves pans; the wheel zooms by a tenth", async () => {
  const { store, told, canvas, finger } = await opened(false);
  fireEvent.pointerDown(canvas, finger(1, 100));
  fireEvent.pointerMove(canvas, finger(1, 130));
  fireEvent.pointerUp(canvas, finger(1, 130));
  expect(told).toEqual(["down"]);
  expect(store.get().camera).toEqual({ x: 30, y: 0, zoom: 1 });
  fireEvent.wheel(canvas, { deltaY: -1 });
  expect(store.get().camera.zoom).toBeCloseTo(1.1, 9);
});
