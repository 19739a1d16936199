import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { type Block, blocksOf } from "./blocks.ts";
import { scannedSheet } from "./scanned-sheet.ts";

/** A document to lay out: its text in the markup of this folder, and what its edges repeat on every page. */
export interface DocumentText {
  readonly text: string;
  readonly header: string;
  readonly title: string;
  /** YYYY-MM-DD: the dates written in the file, so that the same text gives the same bytes. */
  readonly date: string;
}

const PAGE = { width: 595.28, height: 841.89, margin: 62 } as const;

interface Style {
  readonly size: number;
  readonly before: number;
  readonly after: number;
  readonly indent: number;
  readonly weight: "plain" | "bold";
}

type TextBlock = Extract<Block, { readonly text: string }>;

const STYLES: Readonly<Record<TextBlock["kind"], Style>> = {
  title: { size: 16, before: 16, after: 10, indent: 0, weight: "bold" },
  section: { size: 12.5, before: 14, after: 6, indent: 0, weight: "bold" },
  article: { size: 11, before: 11, after: 4, indent: 0, weight: "bold" },
  heading: { size: 10.5, before: 7, after: 3, indent: 0, weight: "bold" },
  paragraph: { size: 10.5, before: 0, after: 5, indent: 0, weight: "plain" },
  bullet: { size: 10.5, before: 0, after: 2, indent: 16, weight: "plain" },
};

// The standard fonts hold no such sign; a règlement set in them writes it out.
const printable = (text: string): string => text.replaceAll("≥", "> ou =").replaceAll("≤", "< ou =");

const wrapped = (text: string, width: number, measure: (line: string) => number): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width || line === "") line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};

class Layout {
  readonly #document: PDFDocument;
  readonly #fonts: Readonly<Record<Style["weight"], PDFFont>>;
  readonly #header: string;
  readonly #chapters: { readonly text: string; readonly page: PDFPage }[] = [];
  #contents: PDFPage | undefined;
  #page: PDFPage;
  #y: number;

  constructor(document: PDFDocument, fonts: Readonly<Record<Style["weight"], PDFFont>>, header: string) {
    this.#document = document;
    this.#fonts = fonts;
    this.#header = header;
    this.#page = this.#newPage();
    this.#y = PAGE.height - PAGE.margin - 14;
  }

  async add(block: Block): Promise<void> {
    if (block.kind === "page") this.turn();
    else if (block.kind === "contents") this.#contents = this.#newPage();
    else if (block.kind === "row") this.#row(block.cells);
    else if (block.kind === "scan") await this.#scan(block.rows);
    else {
      this.#text(block.kind === "bullet" ? `- ${block.text}` : block.text, STYLES[block.kind]);
      if (block.kind === "title" || block.kind === "section")
        this.#chapters.push({ text: block.text, page: this.#page });
    }
  }

  /** The table of contents, once every chapter has its page: titles, dots, page numbers. */
  writeContents(): void {
    const page = this.#contents;
    if (page === undefined) return;
    const pages = this.#document.getPages();
    const font = this.#fonts.plain;
    const right = PAGE.width - PAGE.margin;
    page.drawText("SOMMAIRE", { x: PAGE.margin, y: PAGE.height - 92, size: 14, font: this.#fonts.bold });
    this.#chapters
      .filter(({ text, page: on }) => on !== pages[0] && !text.startsWith("Section"))
      .forEach(({ text, page: on }, index) => {
        const number = ` ${pages.indexOf(on) + 1}`;
        const width = right - PAGE.margin - font.widthOfTextAtSize(`${text} ${number}`, 10.5);
        const dots = ".".repeat(Math.max(6, Math.floor(width / font.widthOfTextAtSize(".", 10.5))));
        page.drawText(`${text} ${dots}${number}`, {
          x: PAGE.margin,
          y: PAGE.height - 124 - index * 20,
          size: 10.5,
          font,
        });
      });
  }

  /** A page of its own that is a picture, with the header that every page carries. */
  async #scan(rows: readonly string[]): Promise<void> {
    this.turn();
    const { png, width, height } = scannedSheet(rows);
    const image = await this.#document.embedPng(png);
    const drawn = PAGE.width - 2 * PAGE.margin;
    const tall = (drawn * height) / width;
    this.#page.drawImage(image, { x: PAGE.margin, y: PAGE.height - 90 - tall, width: drawn, height: tall });
  }

  turn(): void {
    this.#page = this.#newPage();
    this.#y = PAGE.height - PAGE.margin - 14;
  }

  #newPage(): PDFPage {
    const page = this.#document.addPage([PAGE.width, PAGE.height]);
    const font = this.#fonts.plain;
    page.drawText(this.#header, { x: PAGE.margin, y: PAGE.height - 38, size: 8.5, font, color: rgb(0.35, 0.35, 0.35) });
    return page;
  }

  // A title never stays alone at the foot of a page.
  #makeRoom(height: number, style: Style): void {
    const kept = style.weight === "bold" ? height + 34 : height;
    if (this.#y - kept < PAGE.margin) this.turn();
  }

  #text(text: string, style: Style): void {
    const font = this.#fonts[style.weight];
    const width = PAGE.width - 2 * PAGE.margin - style.indent;
    const lines = wrapped(printable(text), width, (line) => font.widthOfTextAtSize(line, style.size));
    this.#y -= style.before;
    this.#makeRoom(style.size * 1.32, style);
    for (const line of lines) {
      if (this.#y - style.size < PAGE.margin) this.turn();
      this.#y -= style.size * 1.32;
      this.#page.drawText(line, { x: PAGE.margin + style.indent, y: this.#y, size: style.size, font });
    }
    this.#y -= style.after;
  }

  #row(cells: readonly string[]): void {
    const height = 18;
    if (this.#y - height < PAGE.margin) this.turn();
    this.#y -= height;
    const width = (PAGE.width - 2 * PAGE.margin) / cells.length;
    cells.forEach((cell, index) => {
      const x = PAGE.margin + index * width;
      this.#page.drawRectangle({ x, y: this.#y - 5, width, height, borderWidth: 0.6, borderColor: rgb(0.5, 0.5, 0.5) });
      this.#page.drawText(printable(cell), { x: x + 6, y: this.#y, size: 10, font: this.#fonts.plain });
    });
  }
}

const numberPages = (document: PDFDocument, font: PDFFont): void => {
  const pages = document.getPages();
  pages.forEach((page, index) => {
    const text = `Page ${index + 1} sur ${pages.length}`;
    const x = PAGE.width - PAGE.margin - font.widthOfTextAtSize(text, 8.5);
    page.drawText(text, { x, y: 30, size: 8.5, font, color: rgb(0.35, 0.35, 0.35) });
  });
};

/** Lays a text out as a PDF of A4 pages with a header and page numbers: the same text gives the same bytes. */
export const documentPdf = async ({ text, header, title, date }: DocumentText): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const day = new Date(`${date}T08:00:00Z`);
  document.setTitle(title);
  document.setProducer("Lotir, commune de démonstration fictive");
  document.setCreationDate(day);
  document.setModificationDate(day);
  const plain = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.TimesRomanBold);
  const layout = new Layout(document, { plain, bold }, header);
  for (const block of blocksOf(text)) await layout.add(block);
  layout.writeContents();
  numberPages(document, plain);
  return document.save();
};
