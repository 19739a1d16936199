import { deflateSync } from "node:zlib";
import { locateQuote, readRules } from "@lotir/plu";
import {
  drawObject,
  type PDFDict,
  PDFDocument,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  scale,
} from "pdf-lib";
import { expect, test } from "vitest";
import { readPdfPages } from "./read-pdf-pages.ts";

const PAGES = [
  [
    "ZONE UB",
    "ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES",
    "Les constructions sont implantées à une distance minimale",
    "de 5 mètres de l'alignement.",
  ],
  [
    "ARTICLE UB 9 - EMPRISE AU SOL",
    "L'emprise au sol des annexes ne peut excéder 30 m",
    "ARTICLE UB 10 - HAUTEUR",
    "La hauteur ne peut excéder 7 mètres à l'égout.",
  ],
];

/** A règlement set as offices set them: a running header, a page number, an exponent as a small raised figure. */
const madePdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  PAGES.forEach((lines, index) => {
    const page = document.addPage([595, 842]);
    page.drawText("Plan local d'urbanisme - Règlement", { x: 60, y: 810, size: 8, font });
    page.drawText(String(index + 41), { x: 300, y: 20, size: 8, font });
    lines.forEach((line, row) => {
      page.drawText(line, { x: 60, y: 760 - row * 14, size: 11, font });
    });
  });
  const width = font.widthOfTextAtSize("L'emprise au sol des annexes ne peut excéder 30 m", 11);
  document.getPage(1).drawText("2", { x: 60 + width, y: 760 - 14 + 4, size: 7, font });
  return document.save();
};

test("a PDF made here gives its rules, their pages and the boxes to highlight", async () => {
  const read = await readPdfPages(await madePdf());
  if (!read.ok) throw new Error(read.failure.kind);
  const claims = readRules(read.value, "UB").zones[0]?.chosen.UB ?? [];
  expect(claims.map((claim) => [claim.champ, claim.sousChamp, claim.valeur, claim.proof.page])).toEqual([
    ["voie", "recul_min_m", 5, 1],
    ["emprise", "annexes_max_m2", 30, 2],
    ["hauteur", "egout_m", 7, 2],
  ]);
  const quote = claims[0]?.proof.quote ?? "";
  const [place] = locateQuote(read.value, quote);
  expect(place?.page).toBe(1);
  expect(place?.boxes).toHaveLength(2);
  for (const box of place?.boxes ?? []) {
    expect(box.x).toBeCloseTo(60, 0);
    expect(box.y).toBeGreaterThan(700);
    expect(box.width).toBeGreaterThan(100);
  }
});

const ROWS = [
  [
    ["UB-1 Implantation par", "rapport aux voies"],
    ["Les constructions sont implantées à une distance", "minimale de 5 mètres de l'alignement."],
  ],
  [
    ["UB-2 Emprise au sol", "des annexes"],
    ["L'emprise au sol des annexes ne peut excéder 30 m²", "par unité foncière, piscine comprise."],
  ],
];

/** A règlement as a table: on each row the title of the article, then its rule; the footer is drawn before them. */
const tablePdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawText("Règlement de la zone UB - page 1", { x: 60, y: 20, size: 8, font });
  page.drawText("ZONE UB", { x: 60, y: 760, size: 14, font });
  ROWS.forEach((cells, row) => {
    cells.forEach((lines, column) => {
      lines.forEach((line, rank) => {
        page.drawText(line, { x: 60 + column * 130, y: 720 - row * 40 - rank * 13, size: 11, font });
      });
    });
  });
  return document.save();
};

test("the title and the rule of a row are read one after the other, and the rule is found with its boxes", async () => {
  const read = await readPdfPages(await tablePdf());
  if (!read.ok) throw new Error(read.failure.kind);
  const texts = read.value.pages[0]?.lines.map(({ text }) => text).filter((text) => text !== "");
  expect(texts).toEqual(["ZONE UB", ...ROWS.flat(2), "Règlement de la zone UB - page 1"]);
  const [place] = locateQuote(read.value, ROWS[0]?.[1]?.join(" ") ?? "");
  expect(place?.boxes.map(({ x }) => Math.round(x))).toEqual([190, 190]);
});

/** A scanned sheet: one large grey picture and no text. */
const scan = (document: PDFDocument): PDFRawStream =>
  PDFRawStream.of(
    document.context.obj({
      Type: "XObject",
      Subtype: "Image",
      Width: 400,
      Height: 400,
      BitsPerComponent: 8,
      ColorSpace: "DeviceGray",
      Filter: "FlateDecode",
    }) as PDFDict,
    deflateSync(Buffer.alloc(160_000, 200)),
  );

test("a scanned page is told from a blank one, with or without a printed page number", async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const picture = document.context.register(scan(document));
  const pages = [0, 1, 2].map(() => document.addPage([595, 842]));
  for (const page of [pages[0], pages[2]]) {
    const name = page?.node.newXObject("Scan", picture);
    if (name) page?.pushOperators(pushGraphicsState(), scale(595, 842), drawObject(name), popGraphicsState());
  }
  pages[2]?.drawText("37", { x: 300, y: 20, size: 8, font });
  const read = await readPdfPages(await document.save());
  expect(read.ok && read.value.pages.map((page) => (page.imageCount ?? 0) > 0)).toEqual([true, false, true]);
  expect(read.ok && readRules(read.value).illegiblePages).toEqual([1, 3]);
});
