import { expect, test } from "vitest";
import { isRereading, openRereadings } from "./rereadings.ts";

const KEY = { partition: "DU_06999", nomfic: "reglement.pdf" };

test("a règlement is fetched again five times in ten minutes, and again later", () => {
  let at = 0;
  const rereadings = openRereadings(() => at);
  expect(Array.from({ length: 6 }, () => rereadings.allow(KEY))).toEqual([true, true, true, true, true, false]);
  expect(rereadings.allow({ ...KEY, nomfic: "autre.pdf" })).toBe(true);
  at = 11 * 60_000;
  expect(rereadings.allow(KEY)).toBe(true);
});

test("the first reading and one under way are no rereading; a refused file asked for again is one", () => {
  expect(isRereading(undefined, { forceRefresh: true })).toBe(false);
  expect(isRereading({ status: "reading" }, { forceRefresh: true })).toBe(false);
  expect(isRereading({ status: "read" }, { forceRefresh: false })).toBe(false);
  expect(isRereading({ status: "read" }, { forceRefresh: true })).toBe(true);
  expect(isRereading({ status: "unreadable" }, { forceRefresh: false })).toBe(true);
});
