import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalRings } from "./canonical-rings.ts";
import type { LonLat } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

const OUTER: LonLat[] = [
  [2.3, 47.1],
  [2.301, 47.1],
  [2.3012, 47.1006],
  [2.3009, 47.101],
  [2.3, 47.1008],
];
const HOLE: LonLat[] = [
  [2.3004, 47.1003],
  [2.3004, 47.1005],
  [2.3006, 47.1005],
  [2.3006, 47.1003],
];

interface Writing {
  readonly start: number;
  readonly turned: boolean;
  readonly closed: boolean;
  readonly doubled: number;
}

/** One ring as another tool would write it. */
const written = (ring: readonly LonLat[], { start, turned, closed, doubled }: Writing): LonLat[] => {
  const from = [...ring.slice(start), ...ring.slice(0, start)];
  const twice = from.flatMap((point, rank) => (rank === doubled ? [point, point, point] : [point]));
  const way = turned ? twice.toReversed() : twice;
  return closed ? [...way, ...way.slice(0, 1)] : way;
};

const writing = fc.record({
  start: fc.nat({ max: 3 }),
  turned: fc.boolean(),
  closed: fc.boolean(),
  doubled: fc.nat({ max: 5 }),
});

const SECOND = OUTER.map(([lon, lat]): LonLat => [lon + 0.01, lat - 0.002]);

test("one ground has one form, however its rings are turned, started, closed or doubled", () => {
  const one = canonicalRings([[OUTER, HOLE], [SECOND]]);
  fc.assert(
    fc.property(writing, writing, writing, fc.boolean(), (outer, hole, second, swapped) => {
      const pieces = [[written(OUTER, outer), written(HOLE, hole)], [written(SECOND, second)]];
      expect(canonicalRings(swapped ? pieces.toReversed() : pieces)).toEqual(one);
    }),
  );
});

test("outer rings turn counter-clockwise, holes clockwise, all closed, and no coordinate changes", () => {
  const [piece = []] = canonicalRings([[OUTER.toReversed(), HOLE.toReversed()]]);
  expect(piece.map((ring) => Math.sign(signedArea(ring.map(([x, y]): [number, number] => [x, y]))))).toEqual([1, -1]);
  for (const ring of piece) expect(ring.at(-1)).toEqual(ring[0]);
  expect(new Set(piece.flat().map(String))).toEqual(new Set([...OUTER, ...HOLE].map(String)));
});

test("what is no ring stays for mending to refuse", () => {
  expect(canonicalRings([])).toEqual([]);
  expect(canonicalRings([[]])).toEqual([[[]]]);
  expect(canonicalRings([[[[2.3, 47.1]]]])).toEqual([
    [
      [
        [2.3, 47.1],
        [2.3, 47.1],
      ],
    ],
  ]);
});
