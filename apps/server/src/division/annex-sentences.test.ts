import type { Annex, Plan } from "@lotir/division";
import { expect, test } from "vitest";
import { annexSentences } from "./annex-sentences.ts";

const annex = (change: Partial<Annex> = {}): Annex => ({
  id: "b1",
  area: 24,
  solidity: "dur",
  fate: "to-clear",
  cutFrom: undefined,
  ...change,
});

const said = (...annexes: readonly Annex[]): readonly string[] =>
  annexSentences({ lots: [{ number: 1, annexes }] as unknown as Plan["lots"] }).map((each) =>
    each.replaceAll(/[\u00a0\u202f]/g, " "),
  );

test("an annex on a lot sold as vacant is to pull down, at a cost", () => {
  expect(said(annex())).toEqual([
    "Lot A : une annexe de 24 m² à démolir, environ 2 400 € (usage, à confirmer par un devis).",
  ]);
  expect(said(annex({ cutFrom: "h" }), annex({ id: "b2", area: 16 }))).toEqual([
    "Lot A : 2 annexes (40 m² en tout), séparées de leur maison, à démolir, environ 4 000 € (usage, à confirmer par un devis).",
  ]);
});

test("one kept with its house is nothing to say; one kept with another house is", () => {
  expect(said(annex({ fate: "kept" }))).toEqual([]);
  expect(said(annex({ fate: "kept", cutFrom: "h" }))).toEqual([
    "Lot A : une annexe de 24 m² d'une maison qui reste sur un autre lot.",
  ]);
});
