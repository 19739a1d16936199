import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { ZONES } from "../island/zones.ts";
import { blocksOf } from "./blocks.ts";
import { CLASSIC_REGLEMENT } from "./classic-text.ts";
import { MODERN_REGLEMENT } from "./modern-text.ts";
import { demoPlan, reglementPdf } from "./plans.ts";
import { scannedSheet } from "./scanned-sheet.ts";

describe("the règlement of the fictional plan", () => {
  test.each([
    ["modernise", 12],
    ["articles", 6],
  ] as const)("style %s: at least %i pages, the same bytes each time", async (style, pages) => {
    const bytes = await reglementPdf(style);
    expect(Buffer.from(await reglementPdf(style)).equals(Buffer.from(bytes))).toBe(true);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThanOrEqual(pages);
  });

  test("every zone of the map has its chapter, and says that it is invented", () => {
    const titles = blocksOf(MODERN_REGLEMENT).flatMap((block) =>
      block.kind === "title" || block.kind === "section" ? [block.text] : [],
    );
    for (const { libelle } of Object.values(ZONES).filter((zone) => zone !== ZONES.NL))
      expect(titles).toContain(`ZONE ${libelle}`);
    for (const text of [MODERN_REGLEMENT, CLASSIC_REGLEMENT]) expect(text).toContain("Document inventé");
  });

  test("one sheet is a picture without a word of text", () => {
    const { png, width } = scannedSheet(["BUREAUX 1 PLACE"]);
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe("PNG");
    expect(width).toBeGreaterThan(500);
    expect(blocksOf(MODERN_REGLEMENT).filter(({ kind }) => kind === "scan")).toHaveLength(1);
  });

  test("stands among other volumes that are not it", async () => {
    const { files } = demoPlan("modernise");
    expect([...files.keys()].filter((name) => /_reglement_\d{8}\.pdf$/.test(name))).toHaveLength(1);
    expect(files.size).toBeGreaterThan(5);
    for (const { bytes } of files.values())
      expect(
        Buffer.from(await bytes())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
  });
});
