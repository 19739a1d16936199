import {
  beginText,
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  endText,
  fill,
  type PDFDocument,
  type PDFImage,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rotateAndSkewTextRadiansAndTranslate,
  setFontAndSize,
  setGraphicsState,
  showText,
} from "pdf-lib";
import type { Weight } from "../font/inter.ts";
import { CAPITAL, textWidth } from "../font/measure-text.ts";
import type { ImageMark, Mark, Page, TextMark } from "../page/page.ts";
import { fillColor, pathOperators } from "./path-operators.ts";
import type { PdfFonts } from "./pdf-fonts.ts";

/** Points of a PDF in a millimetre: the whole exactness of a printed scale. */
export const POINTS = 72 / 25.4;

const SHIFTS = { start: 0, middle: -0.5, end: -1 } as const;
const HALO = 0.72;

/** What a page of a PDF needs beside its marks: the names of its fonts and of its transparencies. */
interface Ink {
  readonly fonts: PdfFonts;
  readonly names: Readonly<Record<Weight, PDFName>>;
  readonly opacity: (value: number) => PDFName;
  readonly image: (bytes: Uint8Array) => PDFName | undefined;
}

/** What pages of one file share: fonts and pictures are in it once. */
export interface PdfParts {
  readonly fonts: PdfFonts;
  readonly images: ReadonlyMap<Uint8Array, PDFImage>;
}

const inkOf = (page: PDFPage, pdf: PDFDocument, { fonts, images }: PdfParts): Ink => {
  const known = new Map<number, PDFName>();
  const opacity = (value: number): PDFName => {
    const name =
      known.get(value) ?? page.node.newExtGState("GS", pdf.context.obj({ Type: "ExtGState", ca: value, CA: 1 }));
    known.set(value, name);
    return name;
  };
  const nameOf = (weight: Weight): PDFName => page.node.newFontDictionary(fonts[weight].name, fonts[weight].ref);
  const image = (bytes: Uint8Array): PDFName | undefined => {
    const embedded = images.get(bytes);
    return embedded && page.node.newXObject("Image", embedded.ref);
  };
  return { fonts, names: { regular: nameOf("regular"), bold: nameOf("bold") }, opacity, image };
};

const seeThrough = (value: number, operators: PDFOperator[], ink: Ink): PDFOperator[] =>
  value >= 1
    ? operators
    : [pushGraphicsState(), setGraphicsState(ink.opacity(value)), ...operators, popGraphicsState()];

const textOperators = ({ at, text, size, bold, color, anchor, angle, halo }: TextMark, ink: Ink): PDFOperator[] => {
  const weight = bold ? "bold" : "regular";
  const width = textWidth(text, size, weight);
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  // The page's axis goes down; the letters' own goes up: both are turned here, and only for them.
  const [along, down] = [SHIFTS[anchor] * width, (CAPITAL * size) / 2];
  const [x, y] = [at[0] + along * cos + down * sin, at[1] - along * sin + down * cos];
  const behind = halo
    ? seeThrough(
        HALO,
        [
          pushGraphicsState(),
          concatTransformationMatrix(cos, -sin, -sin, -cos, x, y),
          fillColor("#ffffff"),
          rectangle(-0.1 * size, -0.15 * size, width + 0.2 * size, (CAPITAL + 0.3) * size),
          fill(),
          popGraphicsState(),
        ],
        ink,
      )
    : [];
  return [
    ...behind,
    pushGraphicsState(),
    concatTransformationMatrix(1, 0, 0, -1, x, y),
    beginText(),
    fillColor(color),
    setFontAndSize(ink.names[weight], size),
    rotateAndSkewTextRadiansAndTranslate(radians, 0, 0, 0, 0),
    showText(ink.fonts[weight].encodeText(text)),
    endText(),
    popGraphicsState(),
  ];
};

/** An image is a unit square, its foot at the bottom: turned upright in a page whose axis goes down. */
const imageOperators = ({ at, width, height, bytes }: ImageMark, ink: Ink): PDFOperator[] => {
  const name = ink.image(bytes);
  if (name === undefined) return [];
  return [
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, -height, at[0], at[1] + height),
    drawObject(name),
    popGraphicsState(),
  ];
};

const markOperators = (mark: Mark, ink: Ink): PDFOperator[] => {
  if (mark.kind === "text") return textOperators(mark, ink);
  if (mark.kind === "image") return imageOperators(mark, ink);
  if (mark.kind === "path" || mark.kind === "circle") {
    const drawn = [pushGraphicsState(), ...pathOperators(mark), popGraphicsState()];
    return seeThrough(mark.ink?.opacity ?? 1, drawn, ink);
  }
  if (mark.kind === "group")
    return [
      pushGraphicsState(),
      concatTransformationMatrix(1, 0, 0, 1, ...mark.at),
      ...mark.marks.flatMap((each) => markOperators(each, ink)),
      popGraphicsState(),
    ];
  const { from, to, marks } = mark;
  return [
    pushGraphicsState(),
    rectangle(from[0], from[1], to[0] - from[0], to[1] - from[1]),
    clip(),
    endPath(),
    ...marks.flatMap((each) => markOperators(each, ink)),
    popGraphicsState(),
  ];
};

/** A laid out page (millimetres) added to a PDF, at its size to the hundredth of a millimetre. */
export const drawPage = (pdf: PDFDocument, parts: PdfParts, { width, height, marks }: Page): PDFPage => {
  const page = pdf.addPage([width * POINTS, height * POINTS]);
  const ink = inkOf(page, pdf, parts);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(POINTS, 0, 0, -POINTS, 0, height * POINTS),
    ...marks.flatMap((mark) => markOperators(mark, ink)),
    popGraphicsState(),
  );
  return page;
};
