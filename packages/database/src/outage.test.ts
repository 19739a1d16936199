import { expect, test } from "vitest";
import { outageOf } from "./outage.ts";

const failing = (code: string, message = "x") => Object.assign(new Error(message), { code });

test.each([
  [failing("ECONNREFUSED"), "away"],
  [failing("57P01", "terminating connection due to administrator command"), "away"],
  [new Error("Connection terminated unexpectedly"), "away"],
  [new Error("The database is closed"), "away"],
  [new AggregateError([failing("ECONNREFUSED")], ""), "away"],
  [new Error("Failed to get session", { cause: failing("08006") }), "away"],
  [failing("53100", "could not extend file"), "full"],
  [new Error("could not write to file: No space left on device"), "full"],
  [failing("57014", "canceling statement due to statement timeout"), "busy"],
  [new Error("The database session was held for 60 s by another transaction"), "busy"],
] as const)("%s : %s", (error, outage) => {
  expect(outageOf(error)).toBe(outage);
});

test.each([
  failing("23505"),
  failing("42501"),
  failing("22P05"),
  new TypeError("fetch failed", { cause: failing("ECONNREFUSED") }),
  "text",
  undefined,
])("%s n'est pas une panne", (error) => {
  expect(outageOf(error)).toBeUndefined();
});
