import type { Page } from "playwright-core";

/** What konva lets be asked of its canvas. */
interface Shape {
  draggable(): boolean;
  getAbsolutePosition(): { x: number; y: number };
}
interface Canvas {
  readonly Konva: {
    readonly stages: readonly { find(kind: string): readonly Shape[]; container(): HTMLElement }[];
  };
}

/** Where a hand takes hold of the limits of a plan, on the page: for each the middle, then both ends. */
export const handlesOf = (page: Page): Promise<readonly { x: number; y: number }[]> =>
  page.evaluate(() => {
    const stage = (globalThis as unknown as Canvas).Konva.stages.at(-1);
    if (stage === undefined) return [];
    const box = stage.container().getBoundingClientRect();
    return stage
      .find("Circle")
      .filter((circle) => circle.draggable())
      .map((circle) => circle.getAbsolutePosition())
      .map(({ x, y }) => ({ x: box.x + x, y: box.y + y }));
  });

const STEPS = 12;

/** Takes a handle by the mouse, and moves it by so many pixels. */
export const drag = async (page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(from.x + (by.x * step) / STEPS, from.y + (by.y * step) / STEPS);
    await page.waitForTimeout(60);
  }
  await page.mouse.up();
};

/** The middle of each limit, to and fro. */
export const dragEveryLimit = async (page: Page): Promise<void> => {
  await page.locator("canvas").first().scrollIntoViewIfNeeded();
  const count = (await handlesOf(page)).length;
  for (let rank = 0; rank < count; rank += 3)
    for (const way of [1, -1]) {
      const at = (await handlesOf(page))[rank];
      if (at !== undefined) await drag(page, at, { x: 8 * way, y: 8 * way });
    }
};

/** Counts, in the page, the time from each move of the hand to the change of the figures beside the plan. */
export const watchDragging = async (page: Page): Promise<() => Promise<number[]>> => {
  await page.evaluate(() => {
    const seen: number[] = [];
    let moved: number | undefined;
    // A press becomes a drag after a few pixels: the first answer of each is that of the threshold, not of the engine.
    let isDragging = false;
    document.addEventListener("mousedown", () => {
      isDragging = false;
      moved = undefined;
    });
    document.addEventListener(
      "mousemove",
      ({ buttons }) => {
        if (buttons === 1) moved ??= performance.now();
      },
      true,
    );
    const money = document.querySelector('section[aria-label="Argent, en direct"]');
    if (money === null) throw new Error("no live figures");
    new MutationObserver(() => {
      if (moved !== undefined && isDragging) seen.push(performance.now() - moved);
      isDragging = true;
      moved = undefined;
    }).observe(money, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { latencies: seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { latencies: number[] }).latencies);
};
