import { expect, test } from "vitest";
import { dueSoon } from "./due-soon.ts";

const due = (on: string, isPast = false) => ({
  code: on,
  on,
  title: `Échéance du ${on}`,
  article: "",
  nature: "limit" as const,
  isPast,
});

test("the first date within seven days is told, today's included; past and far ones are not", () => {
  const dueDates = [due("2026-11-20", true), due("2026-11-25"), due("2026-12-02")];
  expect(dueSoon({ dueDates }, "2026-11-25")).toMatchObject({ on: "2026-11-25" });
  expect(dueSoon({ dueDates: [due("2026-12-02")] }, "2026-11-25")).toMatchObject({ on: "2026-12-02" });
  expect(dueSoon({ dueDates: [due("2026-12-03")] }, "2026-11-25")).toBeUndefined();
  expect(dueSoon({ dueDates: [] }, "2026-11-25")).toBeUndefined();
});
