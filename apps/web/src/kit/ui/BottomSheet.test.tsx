import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { BottomSheet, type SheetHeight } from "./BottomSheet.tsx";

usingScreens();
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
});

const Sheet = () => {
  const [height, setHeight] = useState<SheetHeight>("half");
  return (
    <BottomSheet label="Résultats" height={height} onHeight={setHeight}>
      la liste
    </BottomSheet>
  );
};

const open = async () => {
  show(<Sheet />);
  const handle = await screen.findByRole("button", { name: /^Résultats : panneau/ });
  const height = () => screen.getByRole("region", { name: "Résultats" }).dataset.height;
  const drag = (byPx: number) => {
    fireEvent.pointerDown(handle, { clientY: 400 });
    fireEvent.pointerMove(handle, { clientY: 400 + byPx });
    fireEvent.pointerUp(handle, { clientY: 400 + byPx });
  };
  return { handle, height, drag };
};

test("arrows move it through its three heights, and no further", async () => {
  const { handle, height } = await open();
  expect(height()).toBe("half");
  for (const expected of ["full", "full"]) {
    fireEvent.keyDown(handle, { key: "ArrowUp" });
    expect(height()).toBe(expected);
  }
  for (const expected of ["half", "peek", "peek"]) {
    fireEvent.keyDown(handle, { key: "ArrowDown" });
    expect(height()).toBe(expected);
  }
  expect(handle.getAttribute("aria-label")).toContain("réduit");
});

test("a flick moves it one height, a long drag two, a hesitation none, a touch opens it", async () => {
  const { height, drag } = await open();
  drag(60);
  expect(height()).toBe("peek");
  drag(-0.5 * window.innerHeight);
  expect(height()).toBe("full");
  drag(20);
  expect(height()).toBe("full");
  drag(0);
  expect(height()).toBe("half");
});
