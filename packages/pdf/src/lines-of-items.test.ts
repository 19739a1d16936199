import { expect, test } from "vitest";
import { linesOfRuns, type TextRun } from "./lines-of-items.ts";

const run = (text: string, x: number, width: number): TextRun => ({ text, x, y: 700, width, size: 10, spaced: false });

test("a line whose accents are drawn apart from their letters keeps the place of its words", () => {
  const [line] = linesOfRuns([run("Re\u0301gle", 50, 30), run("ge\u0301ne\u0301rale", 84, 40)]);
  expect(line?.text).toBe("Régle générale");
  expect(line?.pieces.map(({ start, end }) => line.text.slice(start, end))).toEqual(["Régle", "générale"]);
});

test("an accent that is a run of its own joins the letter before it", () => {
  const [line] = linesOfRuns([run("limite", 50, 30), run("e", 80, 5), run("\u0301", 82, 0), run("e", 85, 5)]);
  expect(line?.text).toBe("limiteée");
  expect(line?.pieces.at(-1)).toMatchObject({ start: 7, end: 8, box: { x: 85 } });
});
