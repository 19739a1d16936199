import { expect, test } from "vitest";
import { PIECES } from "../law/file-figures.ts";
import { lawNow } from "../law/law-figure.ts";
import { type PieceFacts, piecesOf } from "./pieces-of.ts";

const UNKNOWN: PieceFacts = {
  "existing-lotissement": undefined,
  "common-works": undefined,
  "new-rules": undefined,
  "early-sales": undefined,
  "natura-2000": undefined,
  "impact-study": undefined,
  "polluted-soil": undefined,
  "own-sewage": undefined,
  clearing: undefined,
  pup: undefined,
  concertation: undefined,
  buildings: undefined,
  operational: undefined,
};
const allOf = (answer: boolean): PieceFacts =>
  Object.fromEntries(Object.keys(UNKNOWN).map((key) => [key, answer])) as unknown as PieceFacts;

const compulsory = (file: Parameters<typeof piecesOf>[0], facts: PieceFacts) =>
  piecesOf(file, facts).flatMap(({ code, need }) => (need === "compulsory" ? [code] : []));

test("the pieces of every case are those that the procedure asks for, with the form", () => {
  const { declaration, permit } = lawNow(PIECES);
  expect(compulsory("declaration-prealable", allOf(false))).toEqual(["CERFA", ...declaration]);
  expect(compulsory("permis-amenager", allOf(false))).toEqual(["CERFA", ...permit]);
});

test("unknown is a question, never a piece that is not needed", () => {
  for (const file of ["declaration-prealable", "permis-amenager", "certificat"] as const) {
    expect(piecesOf(file, UNKNOWN).every(({ need }) => need !== "not-needed")).toBe(true);
    expect(compulsory(file, UNKNOWN).length).toBeLessThan(compulsory(file, allOf(true)).length);
  }
});

test("what is not needed says why; each code is there once", () => {
  for (const file of ["declaration-prealable", "permis-amenager", "certificat"] as const) {
    const pieces = piecesOf(file, allOf(false));
    expect(new Set(pieces.map(({ code }) => code)).size).toBe(pieces.length);
    for (const piece of pieces) if (piece.need === "not-needed") expect(piece.why).toMatch(/\.$/);
  }
});
