import { pagesOfText, readRules } from "@lotir/plu";
import { expect, test } from "vitest";
import { readRulesInChild } from "./read-rules-in-child.ts";

const TEXT =
  "ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nL'emprise au sol ne peut excéder 40 % de la superficie du terrain.\n";
const PATIENCE = 60_000;

test("l'enfant lit ce que lirait son parent", async () => {
  const pages = pagesOfText(TEXT);
  const read = await readRulesInChild({ pages, zone: "UB", others: [] }, PATIENCE);
  expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(readRules(pages, "UB", []))) });
  expect(JSON.stringify(read)).toContain("40");
});

test("un texte fait pour se lire sans fin n'arrête que l'enfant", async () => {
  const endless = `ZONE UB\nElle comprend le secteur UBa.\nARTICLE UB 7 - LIMITES\n${"zone UB secteur UBa, ".repeat(500_000)}\n`;
  const read = await readRulesInChild({ pages: pagesOfText(endless), zone: "UB", others: [] }, 600);
  expect(read).toEqual({ ok: false, failure: "too-slow" });
});

test("ce que l'enfant n'a pas pu lire est un échec, pas une exception", async () => {
  const pages = { pages: [{ number: 1, lines: [{ text: 3 }] }] } as never;
  expect(await readRulesInChild({ pages, zone: undefined, others: [] }, PATIENCE)).toEqual({
    ok: false,
    failure: "crashed",
  });
});
