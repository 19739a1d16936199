import fc from "fast-check";
import { expect, test } from "vitest";
import { composeSheet } from "./compose/compose-sheet.ts";
import { textCorners } from "./compose/keep-inside.ts";
import { smallDivision } from "./drawing/drawing.fixture.ts";
import type { Drawing } from "./drawing/drawing.ts";
import { drawingToPdf, sheetToSvg } from "./drawing-to-pdf.ts";
import type { Mark, TextMark } from "./page/page.ts";
import { readPdf } from "./pdf/read-pdf.fixture.ts";
import { type Orientation, type Paper, SCALES, sizeOf } from "./sheet/paper.ts";

const A4 = { paper: "a4", orientation: "portrait", scale: 250 } as const;

const pdfOf = async (drawing: Drawing, sheet: Parameters<typeof drawingToPdf>[1]): Promise<Uint8Array> => {
  const pdf = await drawingToPdf(drawing, sheet);
  if (!pdf.ok) throw new Error(pdf.failure);
  return pdf.value;
};

const lineOf = (metres: number): Drawing => ({
  ...smallDivision(),
  layers: [
    {
      name: "L",
      shapes: [
        {
          kind: "line",
          style: "plain",
          points: [
            [0, 0],
            [metres, 0],
          ],
        },
      ],
    },
  ],
});

test.each(SCALES)(
  "au 1:%i, cent millimètres de sol et la barre d'échelle s'impriment à 100 ± 0,5 mm",
  async (scale) => {
    const [page] = await readPdf(await pdfOf(lineOf(scale / 10), { ...A4, scale }));
    expect(page?.width).toBeCloseTo(210, 1);
    expect(page?.height).toBeCloseTo(297, 1);
    const hundreds = page?.boxes.filter(({ width }) => Math.abs(width - 100) < 0.5) ?? [];
    // The drawn line, flat, and the bar, as thick as it is drawn.
    expect(hundreds.some(({ height }) => height < 0.01)).toBe(true);
    expect(hundreds.some(({ height }) => Math.abs(height - 1.6) < 0.1)).toBe(true);
  },
);

test("le PDF se relit : titre, lieu, échelle, nord, cotes, légende, sources, date, avec leurs accents", async () => {
  const [page] = await readPdf(await pdfOf(smallDivision(), A4));
  const text =
    page?.texts
      .map((each) => each.text)
      .join("\n")
      .replaceAll("\u00a0", " ") ?? "";
  for (const said of [
    "Plan de division projeté",
    "Île-Sainte-Mirande, 12 chemin des Œillets",
    "Échelle 1:250",
    "25 m",
    "N",
    "30,00 m",
    "Lot A",
    "660,00 m²",
    "Limite nouvelle",
    "Cadastre (DGFiP), 01/07/2026",
    "Dressé le 24/11/2026",
    "Lambert-93 (EPSG:2154)",
    "0,999500",
    "ne remplace ni le géomètre-expert",
  ])
    expect(text).toContain(said);
});

test("un terrain trop grand, un plan vide : une phrase, pas un fichier", async () => {
  const refused = await drawingToPdf(lineOf(900), { ...A4, scale: 100 });
  expect(refused).toEqual({
    ok: false,
    failure: "Le terrain ne tient pas au 1:100 en A4 portrait. Aucune feuille A4 ou A3 ne suffit jusqu'au 1:2000.",
  });
  const empty = await drawingToPdf({ ...smallDivision(), layers: [] }, A4);
  expect(empty.ok ? "" : empty.failure).toContain("vide");
});

const textsOf = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap((mark) => (mark.kind === "clip" ? textsOf(mark.marks) : mark.kind === "text" ? [mark] : []));

const someText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("Œuvre d’été à Ô", "A".repeat(400), "123\n456\n789", "\u0007\u202e"),
);
const place = fc.tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }));

test("aucun texte ne sort de la feuille, quoi qu'on écrive, où que ce soit", () => {
  fc.assert(
    fc.property(
      fc.record({ title: someText, line: someText, source: someText, notice: someText }),
      fc.array(fc.record({ at: place, text: someText, angle: fc.integer({ min: -360, max: 360 }) }), { maxLength: 6 }),
      fc.constantFrom<Paper>("a4", "a3"),
      fc.constantFrom<Orientation>("portrait", "landscape"),
      (said, texts, paper, orientation) => {
        const drawing: Drawing = {
          ...smallDivision(),
          title: { title: said.title, lines: Array.from({ length: 8 }, () => said.line) },
          sources: [{ name: said.source, date: null }],
          notice: said.notice,
          layers: [
            ...smallDivision().layers,
            { name: "T", context: true, shapes: texts.map((each) => ({ kind: "text", style: "label", ...each })) },
          ],
        };
        const page = composeSheet(drawing, { paper, orientation, scale: 500 });
        if (!page.ok) throw new Error(page.failure);
        const [width, height] = sizeOf({ paper, orientation });
        for (const [x, y] of textsOf(page.value.marks).flatMap(textCorners)) {
          expect(x).toBeGreaterThanOrEqual(5);
          expect(y).toBeGreaterThanOrEqual(5);
          expect(x).toBeLessThanOrEqual(width - 5);
          expect(y).toBeLessThanOrEqual(height - 5);
        }
      },
    ),
    { seed: 21, numRuns: 60 },
  );
});

test("la feuille en SVG est en millimètres", () => {
  const svg = sheetToSvg(smallDivision(), A4);
  expect(svg.ok && svg.value).toContain('width="210mm" height="297mm"');
});
