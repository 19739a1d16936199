import { expect, test } from "vitest";
import { zoneFamily } from "../reglement/ZoneBadge.tsx";
import { scoreGrade } from "./score.ts";

test.each([
  [70, "high"],
  [69.9, "mid"],
  [40, "mid"],
  [39.9, "low"],
  [0, "low"],
  [null, "none"],
] as const)("%s is %s", (score, grade) => expect(scoreGrade(score)).toBe(grade));

test.each([
  ["UA", "UA"],
  ["UAa", "UA"],
  ["UBc", "UB"],
  ["1AU", "AU"],
  ["2AUh", "AU"],
  ["AU", "AU"],
  ["A", "A"],
  ["Ap", "A"],
  ["N", "N"],
  ["Nh", "N"],
  ["UX", "other"],
] as const)("zone %s wears the colour of %s", (libelle, family) => expect(zoneFamily(libelle)).toBe(family));
