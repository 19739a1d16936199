import { afterAll, expect, test } from "vitest";
import { smallDivision } from "../drawing/drawing.fixture.ts";
import { openPrinter } from "./open-printer.ts";

const printer = openPrinter();
afterAll(() => printer.close());

const ASKED = { drawing: smallDivision(), sheet: { paper: "a3", orientation: "landscape", scale: 200 } } as const;

test("a plan is printed away from this thread, which goes on meanwhile: figure over 200 points an inch, PDF, DXF", async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const [printed, again] = await Promise.all([printer.plan(ASKED), printer.plan(ASKED)]);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
  if (printed === undefined) throw new Error("it fits its sheet");
  const { figure, pdf, dxf } = printed;
  const width = new DataView(figure.png.buffer, figure.png.byteOffset).getUint32(16);
  expect(width / (420 / 25.4)).toBeGreaterThanOrEqual(200);
  expect(figure).toMatchObject({ page: "a3", width: 420, height: 297 });
  expect(
    Buffer.from(pdf ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(dxf).toContain("EOF");
  expect(again?.figure.png).toEqual(figure.png);
});

test("a plan larger than its sheet is not printed; a stopped one stops, and the next goes on", async () => {
  expect(await printer.plan({ ...ASKED, sheet: { ...ASKED.sheet, paper: "a4", scale: 50 } })).toBeUndefined();
  const stopping = new AbortController();
  const stopped = printer.plan(ASKED, stopping.signal);
  stopping.abort();
  await expect(stopped).rejects.toThrow();
  const document = {
    title: "Note",
    subtitle: "",
    cover: [],
    notice: "",
    chapters: [{ title: "Plan", blocks: [], sections: [] }],
    foot: "",
    date: "2026-11-25",
    author: "Lotir",
  };
  expect((await printer.document({ document, format: "docx" })).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  const archive = await printer.archive({
    entries: [{ name: "a.txt", bytes: new Uint8Array([1]) }],
    day: "2026-11-25",
  });
  expect(archive.subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
});
