import { expect, test } from "vitest";
import { TOOLS } from "../subjects/plan/editor/table-state.ts";
import { keysAt } from "./keys.ts";

const titles = (pathname: string) => keysAt(pathname).map(({ title }) => title);

test("a screen shows its own keys first, then those of everywhere", () => {
  expect(titles("/search")[0]).toBe("Liste des parcelles");
  expect(titles("/search").at(-1)).toBe("Partout");
  expect(titles("/team")).toEqual(["Partout"]);
  expect(titles("/property/x/parcel-plan")[0]).toBe("Table à dessin");
});

test("every tool of the drawing table is told by its letter", () => {
  const told = keysAt("/property/x/parcel-plan").flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));
  for (const { key } of TOOLS) expect(told).toContain(key.toUpperCase());
});
