import { moved, type PlanObject } from "@lotir/plan";
import type { DrawingTable } from "./drawing-table.ts";
import { isFree } from "./handles.ts";
import { TOOLS } from "./table-state.ts";

type Point = PlanObject["points"][number];

/** Arrows move by ten centimetres, ten times as much with shift. */
const STEP_M = 0.1;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** What is pasted stands a little aside, m. */
const ASIDE: Point = [1, -1];

/** What was copied, from one plan to another. */
let copied: readonly PlanObject[] = [];

const withControl = (table: DrawingTable, key: string, shift: boolean): boolean => {
  switch (key) {
    case "z":
      if (shift) table.plan.redo();
      else table.plan.undo();
      return true;
    case "y":
      table.plan.redo();
      return true;
    case "c":
      copied = table.chosen();
      return copied.length > 0;
    case "x":
      copied = table.chosen();
      table.remove();
      return true;
    case "v":
      if (copied.length > 0) table.paste(copied, ASIDE);
      return true;
    case "d":
      table.paste(table.chosen(), ASIDE);
      return true;
    case "a":
      table.select(
        table
          .seen()
          .filter(isFree)
          .map(({ id }) => id),
      );
      return true;
    default:
      return false;
  }
};

const alone = (table: DrawingTable, { key, shiftKey }: KeyboardEvent): boolean => {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const by = STEP_M * (shiftKey ? 10 : 1);
    table.edit((object) => (isFree(object) ? moved(object, [arrow[0] * by, arrow[1] * by]) : undefined));
    return true;
  }
  if (key === "Escape") table.cancel();
  else if (key === "Enter") table.finish();
  else if (key === "Delete" || key === "Backspace") table.remove();
  else {
    const taken = TOOLS.find((each) => each.key === key.toLowerCase());
    if (taken === undefined) return false;
    table.take(taken.tool);
  }
  return true;
};

/** The keys of the drawing table; false for one that it does not know. */
export const pressKey = (table: DrawingTable, event: KeyboardEvent): boolean => {
  if (event.altKey) return false;
  return event.ctrlKey || event.metaKey
    ? withControl(table, event.key.toLowerCase(), event.shiftKey)
    : alone(table, event);
};
