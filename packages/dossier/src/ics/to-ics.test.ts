import { expect, test } from "vitest";
import { toIcs } from "./to-ics.ts";

const ICS = toIcs({
  name: "Lotir, Chemin des Vignes",
  stamp: "2026-11-24",
  days: [
    {
      uid: "a@lotir",
      on: "2026-12-31",
      title:
        "Chemin des Vignes ; lot A, fin du délai : dernier jour pour que la mairie notifie sa décision en français",
      description: "R.423-23",
    },
  ],
});

test("a whole day ends the day after, with a reminder a week before", () => {
  expect(ICS).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(ICS).toContain("TRIGGER:-P7D");
});

test("lines are folded at 75 bytes, and say the same once unfolded", () => {
  for (const line of ICS.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(ICS.replaceAll("\r\n ", "")).toContain(
    "SUMMARY:Chemin des Vignes \\; lot A\\, fin du délai : dernier jour pour que la mairie notifie sa décision en français",
  );
});
