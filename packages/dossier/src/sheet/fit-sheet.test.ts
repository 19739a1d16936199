import { expect, test } from "vitest";
import { fitSheet } from "./fit-sheet.ts";

const A4 = { paper: "a4", orientation: "portrait", scale: 500 } as const;

test("95 m tiennent juste au 1:500 sur 190 mm, un centimètre de plus n'y tient pas", () => {
  expect(fitSheet(A4, { width: 95, height: 118.5 })).toEqual({ ok: true });
  expect(fitSheet(A4, { width: 95.01, height: 10 }).ok).toBe(false);
  expect(fitSheet(A4, { width: 10, height: 118.51 }).ok).toBe(false);
});

test("le refus nomme la plus grande échelle et la plus petite feuille qui suffisent", () => {
  expect(fitSheet(A4, { width: 110, height: 40 })).toEqual({
    ok: false,
    failure: "Le terrain ne tient pas au 1:500 en A4 portrait. Choisissez 1:500 en A4 paysage.",
  });
});

test("un terrain trop grand pour tout, ou sans emprise, est refusé par une phrase", () => {
  expect(fitSheet(A4, { width: 5000, height: 5000 })).toMatchObject({
    failure: expect.stringContaining("Aucune feuille"),
  });
  expect(fitSheet(A4, { width: Number.NaN, height: 1 })).toMatchObject({ failure: expect.stringContaining("emprise") });
});
