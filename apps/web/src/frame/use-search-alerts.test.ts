import { expect, test } from "vitest";
import { newsOf } from "./use-search-alerts.ts";

test("what is new of a search is told with its number; nothing new is not told", () => {
  expect(newsOf({ name: "Latresne · maisons", newCount: 0 })).toBeUndefined();
  expect(newsOf({ name: "Latresne · maisons", newCount: 1 })).toMatch(/^1\snouvelle annonce : Latresne · maisons\.$/);
  expect(newsOf({ name: "Latresne · maisons", newCount: 3 })).toMatch(/^3\snouvelles annonces : /);
});
