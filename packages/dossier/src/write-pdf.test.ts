import fc from "fast-check";
import { expect, test } from "vitest";
import { composeSheet } from "./compose/compose-sheet.ts";
import { textCorners } from "./compose/keep-inside.ts";
import { smallDivision } from "./drawing/drawing.fixture.ts";
import { drawingToSvg } from "./drawing-to-svg.ts";
import type { Block, FlowDocument } from "./flow/block.ts";
import { layOutDocument } from "./flow/lay-out-document.ts";
import type { Mark, TextMark } from "./page/page.ts";
import { svgToPng } from "./page/svg-to-png.ts";
import { readPdf } from "./pdf/read-pdf.fixture.ts";
import { writePdf } from "./write-pdf.ts";

const document = (blocks: readonly Block[], changes: Partial<FlowDocument> = {}): FlowDocument => ({
  title: "Dossier de division foncière",
  date: "2026-11-24",
  foot: "Dossier 42, version 3",
  blocks,
  ...changes,
});

const textsOf = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap((mark) => {
    if (mark.kind === "text") return [mark];
    return mark.kind === "clip" || mark.kind === "group" ? textsOf(mark.marks) : [];
  });

const plain = (texts: readonly { readonly text: string }[]): string =>
  texts
    .map(({ text }) => text)
    .join("\n")
    .replaceAll("\u00a0", " ");

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const lots = (count: number): Block => ({
  kind: "table",
  caption: "Tableau 1 : surfaces",
  columns: [
    { title: "Lot", share: 1 },
    { title: "Surface", share: 2, align: "end" },
  ],
  rows: Array.from({ length: count }, (_, rank) => [`Lot ${rank + 1}`, `${rank + 100},00 m²`]),
  foot: ["Total", "1 200,00 m²"],
});

test("un document se relit : titres, textes, tableaux, image, plan à l'échelle, pages numérotées", async () => {
  const sheet = composeSheet(smallDivision(), { paper: "a3", orientation: "landscape", scale: 200 });
  if (!sheet.ok) throw new Error(sheet.failure);
  const bytes = svgToPng(drawingToSvg(smallDivision(), { width: 300, height: 200 }));
  const pdf = await writePdf(
    document([
      { kind: "contents" },
      { kind: "heading", level: 1, text: "Présentation du terrain" },
      paragraph("Un œil sur l'Île : « 12 chemin des Œillets », 1 240 m² à l'été."),
      {
        kind: "figures",
        figures: [
          { label: "Prix", value: "245 000 €" },
          { label: "Lots", value: "2" },
        ],
      },
      { kind: "list", items: ["Accès par le chemin", "Réseaux à 12 m"] },
      lots(3),
      { kind: "image", bytes, caption: "Figure 1 : le terrain", width: 80 },
      { kind: "drawing", drawing: smallDivision(), height: 90, caption: "Figure 2 : la division" },
      { kind: "sheet", page: sheet.value, title: "Plan coté" },
      { kind: "heading", level: 1, text: "Sources" },
      {
        kind: "sources",
        sources: [
          { name: "Cadastre", date: "2026-07-01" },
          { name: "PLU", date: null },
        ],
      },
    ]),
  );
  const pages = await readPdf(pdf);
  const text = plain(pages.flatMap(({ texts }) => texts));
  for (const said of [
    "« 12 chemin des Œillets », 1 240 m²",
    "245 000 €",
    "Tableau 1 : surfaces",
    "Figure 1",
    "Échelle 1:200",
    "Cadastre, 01/07/2026",
    "PLU (date non indiquée par la source)",
    "Dossier 42, version 3",
  ])
    expect(text).toContain(said);
  expect(pages.map(({ width }) => Math.round(width))).toContain(420);
  pages.forEach((page, rank) => {
    expect(plain(page.texts)).toContain(`${rank + 1} / ${pages.length}`);
  });
  // The contents tell the page that each heading is on.
  const last = pages.findIndex(({ texts }, rank) => rank > 0 && texts.some((each) => each.text === "Sources"));
  const contents = plain(pages[0]?.texts ?? []).split("\n");
  expect(contents[contents.indexOf("Sources") + 1]).toBe(String(last + 1));
});

test("un long tableau redit sa tête à chaque page et garde son total", () => {
  const pages = layOutDocument(document([lots(120)]));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(textsOf(page.marks).map(({ text }) => text)).toContain("Surface");
  expect(plain(textsOf(pages.at(-1)?.marks ?? []))).toContain("Total");
});

test("un titre n'est jamais seul au bas d'une page", () => {
  for (let lines = 30; lines < 60; lines += 1) {
    const pages = layOutDocument(
      document([
        ...Array.from({ length: lines }, () => paragraph("Ligne")),
        { kind: "heading", level: 2, text: "Titre" },
        paragraph("Suite"),
      ]),
    );
    const page = pages.find(({ marks }) => textsOf(marks).some(({ text }) => text === "Titre"));
    expect(textsOf(page?.marks ?? []).map(({ text }) => text)).toContain("Suite");
  }
});

test("le filigrane est sur chaque page, une image illisible est dite", () => {
  const pages = layOutDocument(
    document([paragraph("a"), { kind: "page-break" }, { kind: "image", bytes: new Uint8Array([1, 2, 3]) }], {
      watermark: "Remis à Mme Durand le 24/11/2026",
    }),
  );
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(plain(textsOf(page.marks))).toContain("Remis à Mme Durand");
  expect(plain(textsOf(pages[1]?.marks ?? []))).toContain("Image illisible");
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 600 }),
  fc.lorem({ maxCount: 120 }),
  fc.constant("W".repeat(900)),
);
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant("heading"), level: fc.constantFrom(1, 2, 3), text }),
  fc.record({ kind: fc.constant("paragraph"), text }),
  fc.record({ kind: fc.constant("list"), items: fc.array(text, { maxLength: 3 }) }),
  fc.constant({ kind: "contents" } as const),
  fc.record({
    kind: fc.constant("figures"),
    figures: fc.array(fc.record({ label: text, value: text }), { maxLength: 5 }),
  }),
  fc.record({ title: text, rows: fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 4 }) }).map(
    ({ title, rows }): Block => ({
      kind: "table",
      columns: [
        { title, share: 1 },
        { title: "B", share: 3, align: "end" },
      ],
      rows,
    }),
  ),
);

test("aucun texte ne sort de la page, quoi qu'on écrive", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), text, text, (blocks, foot, watermark) => {
      for (const { marks, width, height } of layOutDocument(document(blocks, { foot, watermark })))
        for (const [x, y] of textsOf(marks).flatMap(textCorners)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeLessThanOrEqual(height);
        }
    }),
    { seed: 23, numRuns: 80 },
  );
});

test("deux lignes d'une même case restent deux lignes ; un pied de page long se lit en entier", async () => {
  const foot = `Dossier 35520899 · données fab426014ed62843 · ${"Document d'aide à la décision – ne remplace ni le géomètre-expert ni l'instruction"}`;
  const pages = await readPdf(
    await writePdf(
      document([{ kind: "table", columns: [{ title: "Article", share: 1 }], rows: [["UC 6\np. 9"]] }], { foot }),
    ),
  );
  const said = plain(pages.flatMap(({ texts }) => texts));
  expect(said).toContain("UC 6\np. 9");
  expect(said).not.toContain("?");
  expect(said).toContain("ni l'instruction");
});
