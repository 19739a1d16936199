import type { MultiPolygon } from "@lotir/geometry";
import { expect, test } from "vitest";
import { readSheet } from "./annotations/read-sheet.ts";
import type { Program } from "./grammar/program.ts";
import { moveAccess } from "./move-access.ts";
import { redrawPlan } from "./redraw-plan.ts";
import { HYPOTHESES } from "./rules/division-rules.ts";
import { prepareSite } from "./site/prepare-site.ts";
import type { SiteRequest } from "./site/site-request.ts";

const REQUEST: SiteRequest = {
  parcels: [
    {
      id: "p",
      polygon: {
        outer: [
          [0, 0],
          [30, 0],
          [30, 60],
          [0, 60],
        ],
        holes: [],
      },
    },
  ],
  boundary: [{ from: [0, 0], to: [30, 0], kind: "voie", grade: "A" }],
  buildings: [],
  constraints: [],
  scale: 1,
  slope: "inconnue",
};

const site = () => {
  const prepared = prepareSite(REQUEST);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return prepared.value;
};

const cut = (normal: number, at: number, parts: readonly [Program, Program]): Program => ({
  kind: "cut",
  normal,
  place: { by: "distance", at },
  below: parts[0],
  above: parts[1],
});
const [FRONT, BACK]: Program[] = [
  { kind: "lot", lot: 1 },
  { kind: "lot", lot: 2 },
];
const IN_DEPTH = cut(Math.PI / 2, 30, [FRONT as Program, BACK as Program]);

const drawn = (program: Program) => {
  const made = redrawPlan(site(), program, { rules: HYPOTHESES });
  if (!made.ok) throw new Error(made.failure.kind);
  return made.value.plan;
};
/** West and east ends of a way, metres. */
const ends = (shape: MultiPolygon): readonly [number, number] => {
  const xs = shape.flatMap(({ outer }) => outer.map(([x]) => Math.round(x * 10) / 10));
  return [Math.min(...xs), Math.max(...xs)];
};
const wayOf = (program: Program, lot: number) => drawn(program).ways.find((way) => way.lot === lot);
const moved = (program: Program, lot: number): Program => {
  const made = moveAccess(site(), program, { lot, rules: HYPOTHESES });
  if (made === undefined) throw new Error("not moved");
  return made;
};

test("a way over a neighbour goes to the other flank, and back", () => {
  const first = wayOf(IN_DEPTH, 2);
  expect(first?.form).toBe("servitude");
  const once = moved(IN_DEPTH, 2);
  const [before, after] = [ends(first?.polygon ?? []), ends(wayOf(once, 2)?.polygon ?? [])];
  expect(after).not.toEqual(before);
  expect(after[0] + before[1]).toBeCloseTo(30, 0);
  expect(ends(wayOf(moved(once, 2), 2)?.polygon ?? [])).toEqual(before);
});

test("a strip of one's own crosses to the other side, as wide as it was", () => {
  const flag = cut(0, 4, [BACK as Program, cut(Math.PI / 2, 30, [FRONT as Program, BACK as Program])]);
  expect([wayOf(flag, 2)?.form, ends(wayOf(flag, 2)?.polygon ?? [])]).toEqual(["drapeau", [0, 4]]);
  const across = moved(flag, 2);
  expect([wayOf(across, 2)?.form, ends(wayOf(across, 2)?.polygon ?? [])]).toEqual(["drapeau", [26, 30]]);
  const sum = drawn(across).lots.reduce((total, { area }) => total + area.ground, 0);
  expect(sum).toBeCloseTo(1_800, 2);
});

test("the flank that was chosen is kept with the plan", () => {
  const once = moved(IN_DEPTH, 2);
  const sheet = { epsg: 2154, scale: 1, origin: [0, 0], parcels: REQUEST.parcels };
  const read = readSheet(JSON.parse(JSON.stringify({ ...sheet, program: once })));
  expect(read?.program).toEqual(once);
});

test("a lot that opens on the road has no way to move", () => {
  expect(moveAccess(site(), IN_DEPTH, { lot: 1, rules: HYPOTHESES })).toBeUndefined();
  expect(moveAccess(site(), IN_DEPTH, { lot: 9, rules: HYPOTHESES })).toBeUndefined();
});
