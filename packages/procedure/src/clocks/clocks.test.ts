import { describe, expect, test } from "vitest";
import { answerOf, type Document, documentOf } from "../testing/documents.fixture.ts";

const permit = (file: Document, ground: Document = {}) =>
  answerOf(documentOf({ ground, file: { kind: "permis-amenager", ...file } }));
const declared = (file: Document) => answerOf(documentOf({ file }));
/** A permit in time: noticed on the day, signed the day before. */
const granted = (signed: string, noticed: string, more: Document = {}) =>
  permit({ filed: plusless(signed), decision: { sense: "accord", signed, presented: noticed }, ...more });
const plusless = (date: string): string =>
  `${Number(date.slice(0, 4))}-01-01` > date ? date : `${date.slice(0, 8)}01`;

describe("instruction", () => {
  test("a month from the 31st of January ends on the last of February", () => {
    expect(declared({ filed: "2027-01-31" }).instruction).toMatchObject({
      decisionDue: "2027-02-28",
      tacitOn: "2027-03-01",
    });
    expect(declared({ filed: "2028-01-31" }).instruction).toMatchObject({
      decisionDue: "2028-02-29",
      tacitOn: "2028-03-01",
    });
  });

  test("an end on a Sunday or a holiday is not moved", () => {
    expect(declared({ filed: "2026-04-01" }).instruction?.decisionDue).toBe("2026-05-01");
    expect(declared({ filed: "2026-06-05" }).instruction?.decisionDue).toBe("2026-07-05");
  });

  test("without a date of lodging nothing is counted, and it is said", () => {
    const { instruction, display, warnings } = declared({
      decision: { sense: "accord", signed: "2026-01-05", presented: "2026-01-09" },
    });
    expect(instruction).toMatchObject({ months: 1, decisionDue: null, tacitOn: null, effectiveOn: null });
    expect(display).toBeNull();
    expect(warnings.join(" ")).toContain("date de dépôt");
  });

  test("an electronic letter counts from its opening, eight days after it was sent at the latest", () => {
    const asked = (consulted: string | null) =>
      declared({ filed: "2026-03-02", requests: [{ sent: "2026-03-26", consulted, listed: true }] }).instruction;
    expect(asked("2026-03-27")?.piecesLimit).toBe("2026-06-27");
    expect(asked(null)).toMatchObject({ completenessLimit: "2026-04-02", piecesLimit: null, start: "2026-03-02" });
  });

  test("a new request in the month replaces the former, and what answered the former", () => {
    const requests = [
      { presented: "2026-03-10", listed: true },
      { presented: "2026-03-25", listed: true },
    ];
    const answered = (received: string) =>
      declared({ filed: "2026-03-02", requests, pieces: [{ received, completes: true }] }).instruction;
    expect(answered("2026-03-20")).toMatchObject({
      piecesLimit: "2026-06-25",
      start: null,
      tacit: "opposition",
      tacitOn: "2026-06-26",
    });
    expect(answered("2026-06-25")).toMatchObject({ start: "2026-06-25", decisionDue: "2026-07-25" });
    expect(answered("2026-06-26")).toMatchObject({ start: null, tacit: "opposition" });
  });

  test("a piece of which nobody knows that it completes leaves the end unknown", () => {
    const { instruction } = declared({
      filed: "2026-03-02",
      requests: [{ presented: "2026-03-10", listed: true }],
      pieces: [{ received: "2026-04-01" }],
    });
    expect(instruction).toMatchObject({ start: null, decisionDue: null, tacit: "a-confirmer", tacitOn: null });
  });

  test("a permit that stays incomplete is rejected", () => {
    const { instruction, display } = permit({
      filed: "2026-03-02",
      requests: [{ presented: "2026-03-31", listed: true }],
    });
    expect(instruction).toMatchObject({
      tacit: "rejet",
      piecesLimit: "2026-06-30",
      tacitOn: "2026-07-01",
      decisionDue: null,
    });
    expect(display).toBeNull();
  });

  test("extensions: one month however many, a commission in its place, five in all", () => {
    const months = (...grounds: string[]) =>
      permit({ filed: "2026-03-02", extensions: grounds.map((ground) => ({ ground, presented: "2026-03-20" })) })
        .instruction?.months;
    expect([
      months("abords"),
      months("abords", "cdpenaf"),
      months("abords", "commission"),
      months("commission-nationale", "abords"),
    ]).toEqual([4, 4, 5, 5]);
    const late = permit({
      filed: "2026-03-02",
      extensions: [{ ground: "abords", presented: "2026-04-03" }],
    }).instruction;
    expect(late).toMatchObject({
      months: 3,
      extensions: [{ why: "abords", article: "R.423-24", months: 1, applies: false }],
    });
    const small = declared({
      filed: "2026-03-02",
      extensions: [{ ground: "commission", presented: "2026-03-20" }],
    }).instruction;
    expect(small).toMatchObject({ months: 1, extensions: [{ why: "commission", applies: false }] });
  });

  test("after an enquiry the delay is counted from its report, and silence refuses", () => {
    const extensions = [{ ground: "enquete-publique", presented: "2026-03-20" }];
    expect(permit({ filed: "2026-03-02", extensions, enquiryReport: "2026-12-31" }).instruction).toMatchObject({
      decisionDue: "2027-02-28",
      tacit: "refus",
    });
    expect(permit({ filed: "2026-03-02", extensions }).instruction).toMatchObject({
      decisionDue: null,
      tacit: "refus",
    });
  });

  test("a site classé: no delay for a permit, nothing for a declaration, nothing when unknown", () => {
    expect(permit({ filed: "2026-03-02" }, { siteClasse: true }).instruction).toMatchObject({
      months: null,
      decisionDue: null,
      tacit: "refus",
    });
    expect(permit({ filed: "2026-03-02" }, { siteClasse: null }).instruction).toMatchObject({
      months: 3,
      decisionDue: "2026-06-02",
    });
    const small = documentOf({
      ground: { siteClasse: true },
      file: { kind: "declaration-prealable", filed: "2026-03-02" },
    });
    expect(answerOf(small).instruction).toMatchObject({ months: 1, tacit: "accord" });
  });

  test.each([
    ["favorable", "accord"],
    ["silence", "accord"],
    ["prescriptions", "refus"],
    ["defavorable", "refus"],
    [null, "a-confirmer"],
  ])("in the abords, the ABF being %s, silence is %s", (abf, tacit) => {
    const extensions = [{ ground: "abords", presented: "2026-03-20" }];
    expect(permit({ filed: "2026-03-02", abf, extensions }).instruction?.tacit).toBe(tacit);
    expect(permit({ filed: "2026-03-02", abf }).instruction?.tacit).toBe("accord");
  });

  test("a late refusal withdraws a tacit agreement, whose dates are told", () => {
    const { instruction, recourse, warnings } = declared({
      filed: "2026-03-02",
      decision: { sense: "refus", signed: "2026-04-01", presented: "2026-04-03" },
    });
    expect(instruction).toMatchObject({ decidedOn: "2026-04-03", effectiveOn: "2026-04-03" });
    expect(recourse?.withdrawal.until).toBe("2026-07-03");
    expect(warnings.join(" ")).toContain("retrait");
  });

  test("a refusal in time leaves neither display nor recourse nor validity", () => {
    const answer = declared({
      filed: "2026-03-02",
      decision: { sense: "refus", signed: "2026-04-01", presented: "2026-04-02" },
    });
    expect(answer).toMatchObject({
      display: null,
      recourse: null,
      lapse: null,
      instruction: { effectiveOn: "2026-04-02" },
    });
  });

  test("the clocks follow the file that was lodged, and say that the law asks another", () => {
    const { kind, instruction, warnings } = permit({ filed: "2026-03-02" });
    expect(kind).toBe("declaration-prealable");
    expect(instruction?.months).toBe(3);
    expect(warnings.join(" ")).toContain("Les faits donnent : déclaration préalable");
    expect(answerOf(documentOf({})).instruction).toBeNull();
  });
});

describe("display and recourse", () => {
  const base = { filed: "2026-03-02", decision: { sense: "accord", signed: "2026-03-20", presented: "2026-03-25" } };
  const shown = (display: Document, more: Document = {}) => declared({ ...base, display, ...more });

  test("a clear delay, moved past a holiday and a week-end; the display itself is not", () => {
    // 14/05/2026 is Ascension Thursday.
    expect(shown({ start: "2026-04-01" }).recourse?.thirdParties.until).toBe("2026-06-02");
    expect(shown({ start: "2026-05-13" })).toMatchObject({
      display: { minimumUntil: "2026-07-13" },
      recourse: { thirdParties: { until: "2026-07-15" } },
    });
    expect(shown({ start: "2026-06-30" }).recourse?.thirdParties.until).toBe("2026-08-31");
    expect(shown({ start: "2026-12-31" }).recourse?.thirdParties.until).toBe("2027-03-01");
  });

  test("a panel put up before the decision counts from it", () => {
    expect(shown({ start: "2026-01-01" }).display).toEqual({ from: "2026-03-25", minimumUntil: "2026-05-25" });
  });

  test("an interruption in the two months starts them again; after them it changes nothing", () => {
    const off = (from: string, to: string | null) =>
      shown({ start: "2026-04-01", interruptions: [{ from, to }] }).display?.minimumUntil;
    expect(off("2026-06-01", "2026-06-10")).toBe("2026-08-10");
    expect(off("2026-06-02", "2026-06-10")).toBe("2026-06-01");
    expect(off("2026-05-01", null)).toBeNull();
  });

  test("without display, six months from completion", () => {
    expect(declared({ ...base, completion: "2026-08-31" }).recourse?.thirdParties).toEqual({
      until: null,
      cap: "2027-02-28",
    });
    expect(shown({ start: "2026-04-01" }, { completion: "2026-08-31" }).recourse?.thirdParties.cap).toBeNull();
  });
});

describe("validity", () => {
  test("by the day it was decided: three years, five by décret, to be confirmed between", () => {
    const term = (signed: string, noticed: string) => granted(signed, noticed).lapse;
    expect(term("2024-05-29", "2024-06-03")).toMatchObject({
      term: "2027-06-03",
      extensions: [{ askBy: "2027-04-03", until: "2028-06-03" }, {}],
    });
    expect(term("2024-05-28", "2024-06-03")).toMatchObject({ term: "2029-06-03", extensions: [] });
    expect(term("2022-05-28", "2022-06-03")).toMatchObject({ term: "2027-06-03", extensions: [] });
    expect(term("2022-05-27", "2022-06-03")).toEqual({ term: null, on: null, extensions: [] });
  });

  test("extensions: two months before at the latest, refused in two months, twice at most", () => {
    const asked = (...extensionRequests: Document[]) =>
      granted("2025-06-10", "2025-06-30", { extensionRequests }).lapse;
    expect(asked({ received: "2028-04-30" })).toMatchObject({
      term: "2029-06-30",
      extensions: [{ askBy: "2029-04-30", until: "2030-06-30" }],
    });
    expect(asked({ received: "2028-05-01" })?.term).toBe("2028-06-30");
    expect(asked({ received: "2028-01-05", refusedNotified: "2028-03-05" })?.term).toBe("2028-06-30");
    expect(asked({ received: "2028-01-05", refusedNotified: "2028-03-06" })?.term).toBe("2029-06-30");
    const thrice = asked({ received: "2028-01-05" }, { received: "2029-01-05" }, { received: "2030-01-05" });
    expect(thrice).toMatchObject({ term: "2030-06-30", extensions: [] });
  });

  test("an appeal suspends it, for as long as it lasts", () => {
    const sued = (to: string | null) =>
      granted("2025-06-10", "2025-06-30", { litigation: { from: "2025-09-01", to } }).lapse;
    expect(sued("2026-09-01")).toMatchObject({ term: "2029-06-30" });
    expect(sued(null)).toEqual({ term: null, on: null, extensions: [] });
  });

  test("works begun keep a permit until they stop for more than a year", () => {
    const built = (start: string, interruptions: Document[] = []) =>
      granted("2025-06-10", "2025-06-30", { works: { start, interruptions } }).lapse?.on;
    expect(built("2028-06-30")).toBeNull();
    expect(built("2028-07-01")).toBe("2028-06-30");
    expect(built("2026-01-05", [{ from: "2028-01-01", to: "2029-06-30" }])).toBeNull();
    expect(built("2026-01-05", [{ from: "2028-01-01", to: "2029-07-01" }])).toBe("2029-06-30");
    expect(built("2026-01-05", [{ from: "2029-02-01", to: null }])).toBe("2030-02-01");
  });

  test("the division keeps the declaration of a bare division, works do not", () => {
    const base = { filed: "2026-03-02" };
    expect(declared({ ...base, divisionDone: "2029-04-03" }).lapse).toMatchObject({ term: "2029-04-03", on: null });
    expect(declared({ ...base, divisionDone: "2029-04-04" }).lapse?.on).toBe("2029-04-03");
    expect(declared({ ...base, works: { start: "2027-01-01" } }).lapse?.on).toBe("2029-04-03");
  });

  test("29 February plus years is 28 February", () => {
    expect(granted("2028-02-10", "2028-02-29").lapse).toMatchObject({ term: "2031-02-28" });
  });
});
