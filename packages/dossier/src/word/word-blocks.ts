import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  ImageRun,
  Paragraph,
  SequentialIdentifier,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { DocumentBlock, DocumentDrawing, DocumentFigure, DocumentTable } from "../document/file-document.ts";
import { drawingToSvg } from "../drawing-to-svg.ts";
import { svgToPng } from "../page/svg-to-png.ts";
import { LINE, PAPER } from "./word-styles.ts";

/** Width of the text, in twentieths of a point: A4 with 20 mm on each side, A3 on its side. */
export const TEXT_WIDTH = { a4: 9638, a3: 21_546 } as const;
/** The same in pixels of 96 to the inch, which the library counts pictures in. */
const PICTURE = { a4: { width: 642, height: 820 }, a3: { width: 1436, height: 850 } } as const;

const STYLES = { note: "Remarque", quote: "Citation", strong: "Texte", plain: "Texte" } as const;

/** A sheet is smaller between the margins of a Word page: its written scale no longer holds, its bar does. */
const REDUCED = " (réduit à la page : la barre d'échelle fait foi ; le PDF est à l'échelle)";

const caption = (label: "Tableau" | "Figure", text: string): Paragraph =>
  new Paragraph({
    style: "Caption",
    children: [new TextRun(`${label} `), new SequentialIdentifier(label), new TextRun(` – ${text}`)],
  });

const BORDER = { style: BorderStyle.SINGLE, size: 4, color: LINE } as const;
const BORDERS = {
  top: BORDER,
  bottom: BORDER,
  left: BORDER,
  right: BORDER,
  insideHorizontal: BORDER,
  insideVertical: BORDER,
} as const;

const widthsOf = ({ columns }: DocumentTable): readonly number[] => {
  const sum = columns.reduce((total, { share }) => total + share, 0);
  return columns.map(({ share }) => Math.floor((TEXT_WIDTH.a4 * share) / sum));
};

const tableOf = (table: DocumentTable): Table => {
  const widths = widthsOf(table);
  const cell = (text: string, column: number, look: "head" | "row" | "total"): TableCell =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 80, right: 80 },
      ...(look === "head" ? { shading: { type: ShadingType.CLEAR, fill: PAPER, color: "auto" } } : {}),
      children: text.split("\n").map(
        (line) =>
          new Paragraph({
            style: "Cellule",
            alignment: table.columns[column]?.align === "right" ? AlignmentType.RIGHT : AlignmentType.LEFT,
            children: [new TextRun({ text: line, bold: look !== "row" })],
          }),
      ),
    });
  const last = table.rows.length - 1;
  return new Table({
    width: { size: TEXT_WIDTH.a4, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: BORDERS,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: table.columns.map(({ title }, column) => cell(title, column, "head")),
      }),
      ...table.rows.map(
        (row, rank) =>
          new TableRow({
            cantSplit: true,
            children: table.columns.map((_, column) =>
              cell(row[column] ?? "", column, table.isTotalled === true && rank === last ? "total" : "row"),
            ),
          }),
      ),
    ],
  });
};

/** A photo among the text leaves room for another on its page. */
const PHOTO_HEIGHT = 400;

const figureOf = ({ png, type, width, height, alt, caption: name, page }: DocumentFigure): Paragraph => {
  const most = PICTURE[page ?? "a4"];
  const tall = type === "jpg" ? PHOTO_HEIGHT : most.height;
  const ratio = Math.min(most.width / width, tall / height);
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new ImageRun({
        type: type ?? "png",
        data: png,
        transformation: { width: Math.round(width * ratio), height: Math.round(height * ratio) },
        altText: { name, title: name, description: alt },
      }),
    ],
  });
};

/** Wide as the text at over 200 points an inch. */
const DRAWN_WIDTH = 1_400;
const TEXT_MILLIMETRES = 170;

const pictureOf = ({ drawing, height, caption: name, alt }: DocumentDrawing): DocumentFigure => {
  const size = { width: DRAWN_WIDTH, height: Math.round((DRAWN_WIDTH * height) / TEXT_MILLIMETRES) };
  return { kind: "figure", caption: name, alt, png: svgToPng(drawingToSvg(drawing, size), 1), ...size };
};

/** A block with its caption, in the styles of the file. */
export const wordBlock = (block: DocumentBlock): readonly FileChild[] => {
  switch (block.kind) {
    case "paragraph":
      return block.text.split("\n").map(
        (text) =>
          new Paragraph({
            style: STYLES[block.tone ?? "plain"],
            children: [new TextRun({ text, bold: block.tone === "strong" })],
          }),
      );
    case "list":
      return block.items.map(
        (text) =>
          new Paragraph({ style: "Texte", numbering: { reference: "puces", level: 0 }, children: [new TextRun(text)] }),
      );
    case "table":
      return [caption("Tableau", block.caption), tableOf(block), new Paragraph({ style: "Texte", children: [] })];
    case "drawing":
      return [caption("Figure", block.caption), figureOf(pictureOf(block))];
    case "figure":
      return [caption("Figure", block.page === "a3" ? `${block.caption}${REDUCED}` : block.caption), figureOf(block)];
  }
};
