import { expect, test } from "vitest";
import { PROCEDURE_LAW } from "./all-law.ts";

// The only clock of the package: a figure that nobody read again in time stops the build.
const today = new Date().toISOString().slice(0, 10);

test.each(PROCEDURE_LAW.map((figure) => [figure.id, figure] as const))("%s is still to be trusted", (_, figure) => {
  expect(figure.reviewBy > today, `${figure.label} devait être relu avant le ${figure.reviewBy}`).toBe(true);
  expect(figure.verifiedOn <= today).toBe(true);
});

test("ids are unique; labels, units, sources are written; values go forward in time", () => {
  expect(new Set(PROCEDURE_LAW.map(({ id }) => id)).size).toBe(PROCEDURE_LAW.length);
  expect(PROCEDURE_LAW.length).toBeGreaterThan(15);
  for (const { id, label, unit, values } of PROCEDURE_LAW) {
    expect(
      [label, unit].every((text) => text !== ""),
      id,
    ).toBe(true);
    expect(
      values.every(({ source }) => source.length > 3),
      id,
    ).toBe(true);
    expect(
      values.map(({ from }) => from),
      id,
    ).toEqual(values.map(({ from }) => from).sort());
  }
});
