import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pace, timeLeft } from "./time-left.ts";

const steady = (weights: readonly number[], msOfOne = 10) =>
  weights.map((weight) => ({ weight, ms: weight * msOfOne }));
const pace = (asked: Partial<Pace>): Pace => ({ done: [], running: [], waiting: [], atOnce: 4, ...asked });
const between = (asked: Pace) => {
  const left = timeLeft(asked);
  if (left.kind === "unknown") throw new Error("Nothing was told");
  return left;
};

test("rien n'est dit avant d'avoir fini quatre communes, ni quand elles ne pesaient rien", () => {
  const waiting = [100, 100];
  expect(timeLeft(pace({ waiting }))).toEqual({ kind: "unknown" });
  expect(timeLeft(pace({ done: steady([1, 2, 3]), waiting }))).toEqual({ kind: "unknown" });
  expect(timeLeft(pace({ done: steady([1, 2, 3, 4]), waiting })).kind).toBe("between");
  expect(timeLeft(pace({ done: steady([0, 0, 0, 0]), waiting }))).toEqual({ kind: "unknown" });
});

test("quand tout est fait, il ne reste rien, si peu qu'on ait fait", () => {
  expect(timeLeft(pace({}))).toEqual({ kind: "between", lowMs: 0, highMs: 0 });
});

test("à pas égal, la fourchette entoure ce qui reste, et rien de plus serré que le dixième", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 4, maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 8, maxLength: 300 }),
      (done, waiting) => {
        const { lowMs, highMs } = between(pace({ done: steady(done), waiting }));
        const even = (waiting.reduce((a, b) => a + b, 0) * 10) / 4;
        const truth = Math.max(even, Math.max(...waiting) * 10);
        expect(lowMs).toBeLessThanOrEqual(truth);
        expect(highMs).toBeGreaterThanOrEqual(truth);
        expect(highMs - lowMs).toBeGreaterThanOrEqual(truth * 0.09);
      },
    ),
  );
});

test("plus on en a fait, plus la fourchette se resserre ; des durées inégales l'élargissent", () => {
  const uneven = (count: number) =>
    Array.from({ length: count }, (_, rank) => ({ weight: 100, ms: rank % 2 === 0 ? 400 : 1_600 }));
  const waiting = Array.from({ length: 40 }, () => 100);
  const width = (asked: Pace): number => between(asked).highMs - between(asked).lowMs;
  expect(width(pace({ done: uneven(40), waiting }))).toBeLessThan(width(pace({ done: uneven(6), waiting })));
  expect(width(pace({ done: uneven(6), waiting }))).toBeGreaterThan(
    width(pace({ done: steady([100, 100, 100, 100, 100, 100]), waiting })),
  );
});

test("neuf fois sur dix environ, ce qui reste vraiment est dans la fourchette", () => {
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const commune = () => {
    const weight = Math.exp(5 + chance() * 4);
    return { weight, ms: weight * 10 * (0.6 + chance() * 0.8) };
  };
  const isInside = (): boolean => {
    const all = Array.from({ length: 220 }, commune);
    const [done, rest] = [all.slice(0, 20), all.slice(20)];
    const truth = rest.reduce((total, { ms }) => total + ms, 0) / 4;
    const { lowMs, highMs } = between(pace({ done, waiting: rest.map(({ weight }) => weight) }));
    return lowMs <= truth && truth <= highMs;
  };
  const inside = Array.from({ length: 200 }, isInside).filter(Boolean).length;
  expect(inside).toBeGreaterThan(170);
});

test("une dernière commune énorme ne se partage pas : elle seule dit le temps", () => {
  const { lowMs, highMs } = between(pace({ done: steady([10, 10, 10, 10]), waiting: [10_000] }));
  expect(lowMs).toBeGreaterThanOrEqual(90_000);
  expect(highMs).toBeGreaterThanOrEqual(100_000);
});

test("ce qui est commencé ne compte que pour ce qu'il en reste", () => {
  const done = steady([100, 100, 100, 100]);
  const fresh = between(pace({ done, running: [{ weight: 100, ms: 0 }] }));
  const nearlyDone = between(pace({ done, running: [{ weight: 100, ms: 990 }] }));
  const late = between(pace({ done, running: [{ weight: 100, ms: 5_000 }] }));
  expect(nearlyDone.highMs).toBeLessThan(fresh.highMs / 10);
  expect(late).toEqual({ kind: "between", lowMs: 0, highMs: 0 });
});
