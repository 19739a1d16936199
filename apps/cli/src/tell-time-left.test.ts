import { expect, test } from "vitest";
import { tellTimeLeft } from "./tell-time-left.ts";

const minutes = (low: number, high: number) =>
  ({ kind: "between", lowMs: low * 60_000, highMs: high * 60_000 }) as const;

test.each([
  [{ kind: "unknown" } as const, "temps restant encore inconnu"],
  [minutes(0, 0.4), "reste moins d’une minute"],
  [minutes(0.2, 3), "reste au plus 3 min"],
  [minutes(12, 12.2), "reste environ 12 min"],
  [minutes(40, 63), "reste entre 40 min et 1 h 05"],
  [minutes(118, 181), "reste entre 2 h et 3 h"],
  [minutes(59.8, 59.9), "reste environ 1 h"],
])("%o", (left, said) => expect(tellTimeLeft(left)).toBe(said));
