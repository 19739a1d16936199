import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import { answerProcedure } from "../answer/answer-procedure.ts";
import { NOTHING_TOLD } from "../facts/nothing-told.ts";
import { dueDatesOf } from "./due-dates.ts";
import type { EventDetail, EventKind, FileEvent } from "./file-event.ts";
import { fileStatusOf, shortStatusOf } from "./file-status.ts";
import { lodgedFileOf } from "./lodged-file-of.ts";

type Told = readonly [kind: EventKind, on: string, detail?: EventDetail, proof?: "proved"];

const eventsOf = (told: readonly Told[]): FileEvent[] =>
  told.map(([kind, on, detail = {}, proof], rank) => ({
    id: String(rank),
    kind,
    on: isoDate(on),
    detail,
    isProved: proof === "proved",
  }));

const followed = (told: readonly Told[], today: string) => {
  const events = eventsOf(told);
  const calendar = answerProcedure({ ...NOTHING_TOLD, file: lodgedFileOf(events) });
  const status = fileStatusOf({ events, calendar, kind: undefined, isComplete: false, today: isoDate(today) });
  return { status, short: shortStatusOf(status, true), due: dueDatesOf(calendar, events) };
};

const DP: Told = ["depot", "2026-03-02", { fileKind: "declaration-prealable", number: "DP 033 234 26 X0012" }];
const GRANTED: Told = ["decision", "2026-03-25", { sense: "accord", signedOn: isoDate("2026-03-24") }];

test.each<[string, readonly Told[], string, string, string]>([
  ["nothing lodged", [], "2026-03-10", "brouillon", "generated"],
  ["lodged", [DP], "2026-03-10", "depose", "submitted"],
  ["the day before silence decides", [DP], "2026-04-02", "depose", "submitted"],
  ["silence", [DP], "2026-04-03", "tacite", "submitted"],
  ["silence attested", [DP, ["certificat-tacite", "2026-04-20"]], "2026-04-21", "tacite_atteste", "approved"],
  ["pieces asked for", [DP, ["pieces-demandees", "2026-03-20"]], "2026-05-01", "incomplet", "submitted"],
  [
    "pieces asked for too late have no effect",
    [DP, ["pieces-demandees", "2026-04-10"]],
    "2026-04-11",
    "tacite",
    "submitted",
  ],
  ["three months without them", [DP, ["pieces-demandees", "2026-03-20"]], "2026-06-21", "rejet_tacite", "rejected"],
  [
    "pieces given",
    [DP, ["pieces-demandees", "2026-03-20"], ["pieces-deposees", "2026-04-10", { completes: true }]],
    "2026-04-11",
    "pieces_complementaires",
    "submitted",
  ],
  [
    "an extension",
    [DP, ["majoration", "2026-03-20", { ground: "cdpenaf" }]],
    "2026-04-10",
    "en_instruction",
    "submitted",
  ],
  ["a service is consulted", [DP, ["consultation", "2026-03-05"]], "2026-03-10", "consultation", "submitted"],
  ["deferred", [DP, ["sursis", "2026-03-20"]], "2026-03-25", "sursis", "submitted"],
  ["granted", [DP, GRANTED], "2026-03-26", "accorde", "approved"],
  [
    "granted with prescriptions",
    [DP, ["decision", "2026-03-25", { sense: "prescriptions" }]],
    "2026-03-26",
    "accorde_prescriptions",
    "approved",
  ],
  ["refused", [DP, ["decision", "2026-03-25", { sense: "refus" }]], "2026-03-26", "refuse", "rejected"],
  [
    "refused too late is a withdrawal",
    [DP, ["decision", "2026-04-20", { sense: "refus" }]],
    "2026-04-21",
    "retire",
    "rejected",
  ],
  ["displayed", [DP, GRANTED, ["affichage", "2026-03-27"]], "2026-04-01", "affiche", "approved"],
  ["past every delay without proofs", [DP, GRANTED, ["affichage", "2026-03-27"]], "2026-09-01", "affiche", "approved"],
  [
    "past every delay, proved",
    [DP, GRANTED, ["affichage", "2026-03-27", {}, "proved"], ["non-recours", "2026-06-30", {}, "proved"]],
    "2026-09-01",
    "purge",
    "approved",
  ],
  [
    "before the judge",
    [DP, GRANTED, ["affichage", "2026-03-27"], ["recours-contentieux", "2026-05-10"]],
    "2026-06-01",
    "recours_contentieux",
    "approved",
  ],
  ["out of time", [DP, GRANTED], "2029-03-27", "perime", "rejected"],
  [
    "lodged anew after a refusal",
    [["depot", "2026-01-05"], ["decision", "2026-01-20", { sense: "refus" }], DP],
    "2026-03-10",
    "depose",
    "submitted",
  ],
  ["annulled", [DP, GRANTED, ["annulation", "2026-12-01"]], "2026-12-02", "annule", "rejected"],
  ["what has not happened yet changes nothing", [DP, GRANTED], "2026-03-10", "depose", "submitted"],
])("%s", (_, told, today, status, short) => {
  expect(followed(told, today)).toMatchObject({ status, short });
});

test("all pieces there: ready to lodge", () => {
  const calendar = answerProcedure(NOTHING_TOLD);
  expect(fileStatusOf({ events: [], calendar, kind: undefined, isComplete: true, today: isoDate("2026-03-02") })).toBe(
    "pret",
  );
});

test("what falls due follows the clocks of the law, in order", () => {
  const { due } = followed([DP], "2026-03-10");
  expect(due.map(({ code, on }) => [code, on])).toEqual([
    ["completude", "2026-04-02"],
    ["decision", "2026-04-02"],
    ["tacite", "2026-04-03"],
    ["affichage", "2026-04-03"],
    ["retrait", "2026-07-03"],
    ["prorogation-1", "2029-02-03"],
    ["validite", "2029-04-03"],
    ["prorogation-2", "2030-02-03"],
  ]);
});

test("a purge is the later of both delays, appeals told within fifteen clear days; it is probable, never sure", () => {
  const purge = (display: string) =>
    followed([DP, GRANTED, ["affichage", display]], "2026-09-01").due.find(({ code }) => code === "purge");
  expect(purge("2026-03-27")).toMatchObject({ on: "2026-06-24", nature: "probable" });
  expect(purge("2026-05-20")).toMatchObject({ on: "2026-08-06" });
  expect(followed([DP, GRANTED], "2026-04-01").due.some(({ code }) => code === "purge")).toBe(false);
});

test("a certificate has its own clocks; its silence is worth an information only", () => {
  const { due } = followed([["certificat-depose", "2026-03-02", { certificate: "b" }]], "2026-03-10");
  expect(due.map(({ code, on }) => [code, on])).toEqual([
    ["cu-reponse", "2026-05-02"],
    ["cu-tacite", "2026-05-03"],
    ["cu-prorogation", "2027-09-03"],
    ["cu-fin", "2027-11-03"],
  ]);
});
