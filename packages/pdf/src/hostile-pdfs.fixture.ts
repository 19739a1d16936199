import { deflateRawSync, deflateSync } from "node:zlib";
import type { PdfRefusal } from "./pdf-refusal.ts";

/** A PDF made by the tests to harm its reader, and the refusals that are acceptable for it. */
export interface HostilePdf {
  readonly name: string;
  readonly make: () => Uint8Array;
  readonly refusals: readonly PdfRefusal["kind"][];
  /** The lie may be seen through and the rest of the file read: nothing is lost. */
  readonly mayBeRepaired?: boolean;
}

const bytes = (text: string): Buffer => Buffer.from(text, "latin1");

interface Extras {
  readonly trailer?: string;
  readonly root?: string;
}

/** Objects numbered from 1, with a correct cross-reference table; object 1 is the catalog. */
const pdf = (objects: readonly (string | Buffer)[], { trailer = "", root = "1 0 R" }: Extras = {}): Buffer => {
  const parts: Buffer[] = [bytes("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = 9;
  objects.forEach((object, i) => {
    offsets.push(at);
    const part = Buffer.concat([bytes(`${i + 1} 0 obj\n`), Buffer.from(object as Buffer), bytes("\nendobj\n")]);
    parts.push(part);
    at += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.concat([
    ...parts,
    bytes(`${xref}trailer\n<< /Size ${objects.length + 1} /Root ${root} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`),
  ]);
};

const stream = (dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([bytes(`<< ${dictionary} /Length ${body.length} >>\nstream\n`), body, bytes("\nendstream")]);

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const page = (more = "", resources = "/Font << /F1 5 0 R >>") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> ${more} >>`;

/** A one-page document whose content stream is the one given. */
const withContent = (
  content: Buffer,
  filter = "",
  more: readonly (string | Buffer)[] = [],
  resources?: string,
): Buffer => pdf([CATALOG, PAGES, page("", resources), stream(filter, content), FONT, ...more]);

const TEXT = bytes("BT /F1 12 Tf 50 700 Td (Article UB 6) Tj ET");

/** Deflate blocks end on a full flush, so one block repeated inflates to as many times its size. */
const inflating = (block: Buffer, times: number): Buffer => {
  const once = deflateRawSync(block, { level: 9, finishFlush: 3 });
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: times }, () => once),
    Buffer.from([0x03, 0x00, 0, 0, 0, 1]),
  ]);
};

const MEGABYTE = 1_000_000;
const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * MEGABYTE, " ");
const STARVED = ["too-much-memory", "too-slow", "too-much-text", "malformed", "crashed"] as const;
const BROKEN = ["malformed", "no-pages", "crashed"] as const;
const BROKEN_OR_STARVED = [...new Set([...BROKEN, ...STARVED])];

const encrypted = (filter: string): Buffer => {
  const encrypt = `<< /Filter /${filter} /V 2 /R 3 /Length 128 /P -44 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`;
  return pdf([CATALOG, PAGES, page(), stream("", TEXT), FONT, encrypt], {
    trailer: `/Encrypt 6 0 R /ID [<${"43".repeat(16)}> <${"43".repeat(16)}>]`,
  });
};

const pages = (count: number, kids: string): Buffer =>
  pdf([CATALOG, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, page(), stream("", TEXT), FONT]);

const deepTree = (levels: number): Buffer => {
  const nodes = Array.from({ length: levels }, (_, i) => `<< /Type /Pages /Kids [${i + 3} 0 R] /Count 1 >>`);
  return pdf([CATALOG, ...nodes, `<< /Type /Pages /Kids [2 0 R] /Count 1 >>`]);
};

const form = (content: string, resources: string): Buffer =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << ${resources} >>`, bytes(content));

/** Ten levels of forms, each drawing the next one ten times: ten thousand million words from a few hundred bytes. */
const laughs = (levels: number): Buffer => {
  const draw = "/X Do ".repeat(10);
  const forms = Array.from({ length: levels }, (_, i) => form(draw, `/XObject << /X ${i + 7} 0 R >>`));
  const last = form("BT /F1 12 Tf (ha) Tj ET", "/Font << /F1 5 0 R >>");
  return withContent(bytes(draw), "", [...forms, last], "/XObject << /X 6 0 R >> /Font << /F1 5 0 R >>");
};

const cmapBomb = (): Buffer => {
  const ranges = Array.from({ length: 4000 }, () => "<00000000> <00FFFFFF> <0041>").join("\n");
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 4000 beginbfrange\n${ranges}\nendbfrange endcmap`;
  const font =
    "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 6 0 R >>";
  const cid =
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R >>";
  const descriptor =
    "<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 >>";
  return pdf([
    CATALOG,
    PAGES,
    page(),
    stream("", bytes("BT /F1 12 Tf <00000041> Tj ET")),
    font,
    stream("", bytes(cmap)),
    cid,
    descriptor,
  ]);
};

const valid = (): Buffer => withContent(TEXT);

export const HOSTILE_PDFS: readonly HostilePdf[] = [
  { name: "zero bytes", make: () => new Uint8Array(), refusals: ["empty"] },
  { name: "plain text", make: () => bytes("Règlement de la zone UB"), refusals: ["not-a-pdf"] },
  {
    name: "a picture named .pdf",
    make: () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    refusals: ["not-a-pdf"],
  },
  { name: "a web page", make: () => bytes("<!doctype html><p>404</p>"), refusals: ["not-a-pdf"] },
  {
    name: "a zip archive",
    make: () => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(2000)]),
    refusals: ["not-a-pdf"],
  },
  { name: "the header only", make: () => bytes("%PDF-1.7\n"), refusals: BROKEN },
  {
    name: "noise after the header",
    make: () =>
      Buffer.concat([bytes("%PDF-1.7\n"), Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 256))]),
    refusals: BROKEN,
  },
  { name: "truncated before its pages", make: () => valid().subarray(0, 60), refusals: BROKEN },
  {
    name: "cross-reference table of nonsense",
    make: () =>
      bytes(
        `%PDF-1.7\nxref\n0 99999999\n${"9999999999 00000 n \n".repeat(500)}trailer << /Size 5 /Root 9 0 R >>\nstartxref\n9\n%%EOF`,
      ),
    refusals: BROKEN_OR_STARVED,
  },
  {
    name: "cross-reference table that points to itself",
    make: () =>
      bytes("%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer << /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF"),
    refusals: BROKEN_OR_STARVED,
  },
  { name: "no catalog", make: () => pdf([FONT], { root: "7 0 R" }), refusals: BROKEN },
  { name: "catalog without pages", make: () => pdf(["<< /Type /Catalog >>"]), refusals: BROKEN },
  { name: "empty page tree", make: () => pdf([CATALOG, "<< /Type /Pages /Kids [] /Count 0 >>"]), refusals: BROKEN },
  { name: "negative page count", make: () => pages(-5, "3 0 R"), refusals: BROKEN },
  {
    name: "page tree that contains itself",
    make: () => pdf([CATALOG, "<< /Type /Pages /Kids [2 0 R] /Count 4 >>"]),
    refusals: BROKEN_OR_STARVED,
  },
  { name: "page tree 4 000 levels deep, closed on itself", make: () => deepTree(4000), refusals: BROKEN_OR_STARVED },
  { name: "100 000 pages", make: () => pages(100_000, "3 0 R ".repeat(100_000)), refusals: ["too-many-pages"] },
  {
    name: "two thousand million pages announced",
    make: () => pages(2_000_000_000, "3 0 R"),
    refusals: ["too-many-pages"],
    mayBeRepaired: true,
  },
  {
    name: "1.5 GB of spaces in a deflated stream",
    make: () => withContent(inflating(spaces(16), 94), "/Filter /FlateDecode"),
    refusals: STARVED,
  },
  {
    name: "a deflated stream deflated again (1.5 GB)",
    make: () =>
      withContent(deflateSync(inflating(spaces(16), 94), { level: 9 }), "/Filter [/FlateDecode /FlateDecode]"),
    refusals: STARVED,
  },
  {
    name: "run-length stream of 900 MB",
    make: () =>
      withContent(
        deflateSync(Buffer.alloc(14_000_000, Buffer.from([129, 32]))),
        "/Filter [/FlateDecode /RunLengthDecode]",
      ),
    refusals: STARVED,
  },
  {
    name: "3 000 filters in a row",
    make: () => withContent(bytes("0>"), `/Filter [${"/ASCIIHexDecode ".repeat(3000)}]`, [], "/Font 99 0 R"),
    refusals: BROKEN_OR_STARVED,
  },
  {
    name: "30 million characters of text",
    make: () =>
      withContent(
        inflating(bytes(`BT /F1 12 Tf (${"a".repeat(100_000)}) Tj ET\n`.repeat(10)), 30),
        "/Filter /FlateDecode",
      ),
    refusals: ["too-much-text"],
  },
  {
    name: "a million characters drawn on one page",
    make: () =>
      withContent(
        inflating(bytes(`BT /F1 1 Tf 1 0 0 1 50 700 Tm (${"a".repeat(500)}) Tj ET\n`.repeat(20)), 100),
        "/Filter /FlateDecode",
      ),
    refusals: ["too-much-text"],
  },
  {
    name: "millions of saved graphics states",
    make: () => withContent(inflating(bytes("q ".repeat(500_000)), 120), "/Filter /FlateDecode"),
    refusals: STARVED,
  },
  { name: "forms that laugh ten thousand million times", make: () => laughs(10), refusals: STARVED },
  {
    name: "a form that draws itself",
    make: () =>
      withContent(bytes("/X Do"), "", [form("/X Do /X Do", "/XObject << /X 6 0 R >>")], "/XObject << /X 6 0 R >>"),
    refusals: BROKEN_OR_STARVED,
  },
  { name: "character map of 60 thousand million entries", make: cmapBomb, refusals: BROKEN_OR_STARVED },
  {
    name: "a catalog nested a million arrays deep",
    make: () => pdf([`<< /Type /Catalog /Pages ${"[".repeat(1_000_000)}`]),
    refusals: BROKEN_OR_STARVED,
  },
  {
    name: "a hundred thousand nested dictionaries",
    make: () => pdf([`<< /Type /Catalog /Pages ${"<< /A ".repeat(100_000)}`]),
    refusals: BROKEN_OR_STARVED,
  },
  {
    name: "object stream that extends itself",
    make: () =>
      pdf([CATALOG, stream("/Type /ObjStm /N 3 /First 20 /Extends 2 0 R", bytes("2 0 2 5 2 9 << /Kids 2 0 R >>"))]),
    refusals: BROKEN_OR_STARVED,
  },
  {
    name: "page whose numbers are infinite",
    make: () => withContent(bytes(`BT /F1 12 Tf 1${"0".repeat(400)} 0 0 1${"0".repeat(400)} 0 0 Tm (Article) Tj ET`)),
    refusals: BROKEN,
  },
  { name: "encrypted with a password", make: () => encrypted("Standard"), refusals: ["encrypted"] },
  { name: "encrypted with an unknown method", make: () => encrypted("Inconnu"), refusals: ["encrypted", "malformed"] },
  {
    name: "script on opening",
    make: () =>
      pdf([
        "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>",
        PAGES,
        page(),
        stream("", TEXT),
        FONT,
      ]),
    refusals: ["active-content"],
  },
  {
    name: "script in the document names",
    make: () =>
      pdf([
        "<< /Type /Catalog /Pages 2 0 R /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (this.exportDataObject\\({cName:1}\\)) >>] >> >> >>",
        PAGES,
        page(),
        stream("", TEXT),
        FONT,
      ]),
    refusals: ["active-content"],
  },
  {
    name: "program launched on opening",
    make: () =>
      pdf([
        "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (cmd.exe) >> >>",
        PAGES,
        page(),
        stream("", TEXT),
        FONT,
      ]),
    refusals: ["active-content"],
  },
  {
    name: "attached file",
    make: () =>
      pdf([
        "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(virus.exe) 6 0 R] >> >> >>",
        PAGES,
        page(),
        stream("", TEXT),
        FONT,
        "<< /Type /Filespec /F (virus.exe) /EF << /F 7 0 R >> >>",
        stream("/Type /EmbeddedFile", bytes("MZ")),
      ]),
    refusals: ["active-content"],
  },
];

/** A sound one-page document, to check that the reader reads. */
export const soundPdf = (): Uint8Array => valid();

const INFINITE = bytes(`BT /F1 12 Tf 1${"0".repeat(400)} 0 0 1${"0".repeat(400)} 0 0 Tm (Article) Tj ET`);
const ENDLESS_LINE = bytes(`BT /F1 12 Tf ${`1 0 0 1 50 700 Tm (${".".repeat(100)}) Tj `.repeat(600)}ET`);

/** Four pages, the third of which cannot be read; the others say "Article UB 6". */
const withThird = (third: Buffer): Uint8Array => {
  const kids = [3, 4, 5, 6].map((number) => `${number} 0 R`).join(" ");
  const leaf = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 9 0 R >> >> >>`;
  const leaves = [leaf(7), leaf(7), leaf(8), leaf(7)];
  return pdf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count 4 >>`,
    ...leaves,
    stream("", TEXT),
    stream("", third),
    FONT,
  ]);
};

export const ONE_BROKEN_PAGE: readonly (readonly [string, () => Uint8Array])[] = [
  ["numbers that are infinite", () => withThird(INFINITE)],
  ["a line without end", () => withThird(ENDLESS_LINE)],
];
