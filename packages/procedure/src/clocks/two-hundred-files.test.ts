import { describe, expect, test } from "vitest";
import { answerOf, documentOf } from "../testing/documents.fixture.ts";
import { drawer, endOfRecourse, plusDays, plusMonths } from "../testing/independent-calendar.fixture.ts";

/** A drawn file, and what happened to it, said in the draw's own words. */
interface Drawn {
  readonly kind: "declaration-prealable" | "permis-amenager" | "permis-construire-valant-division";
  readonly filed: string;
  readonly request: { readonly noticed: string; readonly listed: boolean } | undefined;
  readonly piece: string | undefined;
  readonly extensions: readonly { readonly ground: string; readonly noticed: string }[];
  readonly decision: { readonly signed: string; readonly noticed: string } | undefined;
  readonly shown: string | undefined;
  readonly off: { readonly from: string; readonly to: string } | undefined;
}

const KINDS = ["declaration-prealable", "permis-amenager", "permis-construire-valant-division"] as const;
const GROUNDS = ["autre-legislation", "derogation-plu", "cdpenaf", "commission", "commission-nationale"];
/** Days where months end, holidays fall and years turn. */
const EDGES = [
  "2025-01-31",
  "2025-02-28",
  "2024-11-30",
  "2027-01-29",
  "2028-01-31",
  "2025-10-31",
  "2026-12-31",
  "2026-03-31",
];

const draw = (seed: number): Drawn => {
  const below = drawer(seed * 7_919 + 13);
  below(9);
  const filed = below(3) === 0 ? (EDGES[below(EDGES.length)] ?? "") : plusDays("2024-06-01", below(1_000));
  const noticed = plusDays(filed, 5 + below(35));
  const request = below(2) === 0 ? { noticed, listed: below(6) > 0 } : undefined;
  const piece = below(5) > 0 ? plusDays(noticed, below(110)) : undefined;
  const extensions = Array.from({ length: below(3) }, () => ({
    ground: GROUNDS[below(GROUNDS.length)] ?? "",
    noticed: plusDays(filed, 10 + below(28)),
  }));
  const signed = plusDays(filed, 15 + below(200));
  const decision = below(3) > 0 ? { signed, noticed: plusDays(signed, below(12)) } : undefined;
  const shown = below(6) > 0 ? plusDays(filed, 30 + below(200)) : undefined;
  const from = plusDays(shown ?? filed, 5 + below(80));
  const off = below(3) === 0 ? { from, to: plusDays(from, 1 + below(30)) } : undefined;
  return { kind: KINDS[below(3)] ?? "permis-amenager", filed, request, piece, extensions, decision, shown, off };
};

const written = (file: Drawn) => ({
  kind: file.kind,
  filed: file.filed,
  mode: "papier",
  requests: file.request ? [{ presented: file.request.noticed, listed: file.request.listed }] : [],
  pieces: file.piece
    ? [
        { received: file.request?.noticed ?? file.filed, completes: false },
        { received: file.piece, completes: true },
      ]
    : [],
  extensions: file.extensions.map(({ ground, noticed }) => ({ ground, presented: noticed })),
  decision: file.decision && { sense: "accord", signed: file.decision.signed, presented: file.decision.noticed },
  display: file.shown && { start: file.shown, interruptions: file.off ? [file.off] : [] },
});

/** The same file told by the second calculator: only what the law counts. */
const expected = (file: Drawn) => {
  const limit = plusMonths(file.filed, 1);
  const declared = file.kind === "declaration-prealable";
  const held = file.extensions.filter(({ noticed }) => noticed <= limit).map(({ ground }) => ground);
  const months = (() => {
    if (!declared && held.includes("commission-nationale")) return 5;
    if (!declared && held.includes("commission")) return 5;
    const plain = held.some((ground) => !ground.startsWith("commission"));
    return (declared ? 1 : 3) + (plain ? 1 : 0);
  })();
  const asked = file.request?.listed === true && file.request.noticed <= limit ? file.request.noticed : null;
  const piecesLimit = asked && plusMonths(asked, 3);
  const answered = piecesLimit === null || (file.piece !== undefined && file.piece <= piecesLimit);
  const start = answered ? (piecesLimit === null ? file.filed : (file.piece ?? null)) : null;
  const due = start && plusMonths(start, months);
  const last = due ?? piecesLimit ?? "";
  const tacitOn = plusDays(last, 1);
  const express = file.decision !== undefined && file.decision.noticed <= last;
  const effectiveOn = express ? (file.decision?.noticed ?? "") : tacitOn;
  const decidedOn = express ? (file.decision?.signed ?? "") : tacitOn;
  const lost = declared ? "opposition" : "rejet";
  const instruction = {
    months,
    completenessLimit: limit,
    piecesLimit,
    start,
    decisionDue: due,
    tacit: answered ? "accord" : lost,
    tacitOn,
    decidedOn,
    effectiveOn,
  };
  if (!answered && !express) return { instruction, display: null, recourse: null, lapse: null };
  const shown = file.shown && (file.shown > effectiveOn ? file.shown : effectiveOn);
  const first = shown && file.off && file.off.from <= plusMonths(shown, 2) && file.off.to > shown ? file.off.to : shown;
  return {
    instruction,
    display: { from: effectiveOn, minimumUntil: first ? plusMonths(first, 2) : null },
    recourse: {
      thirdParties: { until: first ? endOfRecourse(first) : null, cap: null },
      withdrawal: { until: plusMonths(decidedOn, 3) },
    },
    lapse: {
      term: plusMonths(effectiveOn, 36),
      on: plusMonths(effectiveOn, 36),
      extensions: [36, 48].map((after) => ({
        askBy: plusMonths(plusMonths(effectiveOn, after), -2),
        until: plusMonths(effectiveOn, after + 12),
      })),
    },
  };
};

const FILES = Array.from({ length: 240 }, (_, seed) => draw(seed));

describe("files against a second calculator", () => {
  test.each(FILES.map((file, rank) => [rank, file] as const))("file %i", (_, file) => {
    const { instruction, display, recourse, lapse } = answerOf(documentOf({ file: written(file) }));
    expect({ instruction, display, recourse, lapse }).toMatchObject(expected(file));
  });

  test("the draw meets what it must: late requests, pieces midway, late decisions, moved ends", () => {
    const told = FILES.map((file) => ({ file, law: expected(file) }));
    const count = (holds: (each: (typeof told)[number]) => boolean): number => told.filter(holds).length;
    expect(
      count(({ file, law }) => file.request !== undefined && law.instruction.piecesLimit === null),
    ).toBeGreaterThan(10);
    expect(count(({ law }) => law.instruction.piecesLimit !== null && law.instruction.start !== null)).toBeGreaterThan(
      20,
    );
    expect(count(({ law }) => law.display === null)).toBeGreaterThan(10);
    expect(
      count(({ file, law }) => file.decision !== undefined && law.instruction.effectiveOn !== file.decision.noticed),
    ).toBeGreaterThan(10);
    expect(
      count(
        ({ law }) =>
          law.recourse?.thirdParties.until !== null &&
          law.display?.minimumUntil !== null &&
          plusDays(law.display?.minimumUntil ?? "2026-01-01", 1) !== law.recourse?.thirdParties.until,
      ),
    ).toBeGreaterThan(20);
  });
});
