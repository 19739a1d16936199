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

const at = (text: string, x: number, y: number, width: number): TextRun => ({ ...run(text, x, width), y });

test("two columns of prose are read one after the other, between the lines that cross both", () => {
  const rows = Array.from({ length: 12 }, (_, row) => [
    at(`gauche ${row + 1}`, 50, 700 - row * 12, 220),
    at(`droite ${row + 1}`, 300, 700 - row * 12, 220),
  ]);
  const lines = linesOfRuns([at("TITRE SUR TOUTE LA LARGEUR", 50, 740, 470), ...rows.flat(), at("Pied", 50, 500, 470)]);
  const texts = lines.map(({ text }) => text).filter((text) => text !== "");
  const column = (name: string) => Array.from({ length: 12 }, (_, row) => `${name} ${row + 1}`);
  expect(texts).toEqual(["TITRE SUR TOUTE LA LARGEUR", ...column("gauche"), ...column("droite"), "Pied"]);
});

test("the cells of a table stay on their line", () => {
  const rows = Array.from({ length: 12 }, (_, row) => [
    at(`UA${row}`, 50, 700 - row * 12, 40),
    at("12 m", 300, 700 - row * 12, 30),
  ]);
  expect(linesOfRuns(rows.flat())[0]?.text).toBe("UA0  12 m");
});
