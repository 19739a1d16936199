import fc from "fast-check";
import { expect, test } from "vitest";
import { waitAfter } from "./sign-in-pace-store.ts";

test("les premiers échecs ne coûtent rien, les suivants doublent l'attente, cinq minutes au plus", () => {
  expect([0, 4, 5, 6, 7, 12, 13, 14, 40].map((failures) => waitAfter(failures, 5))).toEqual([
    0, 0, 1, 2, 4, 128, 256, 300, 300,
  ]);
});

test("un échec de plus n'abrège jamais l'attente", () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(30), (failures, free) => {
      expect(waitAfter(failures + 1, free)).toBeGreaterThanOrEqual(waitAfter(failures, free));
    }),
  );
});
