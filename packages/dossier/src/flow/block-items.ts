import { composeFigure } from "../compose/compose-figure.ts";
import { frenchDay } from "../compose/french-length.ts";
import type { Page } from "../page/page.ts";
import type { Block, DrawingBlock, FlowDocument, ImageBlock } from "./block.ts";
import { contentsPieces, type HeadingPage } from "./contents-pieces.ts";
import { figurePieces } from "./figure-pieces.ts";
import { imageSize } from "./image-size.ts";
import type { Item, Piece } from "./piece.ts";
import { tablePieces } from "./table-pieces.ts";
import { HEIGHT, LEFT, WIDTH } from "./text-area.ts";
import { LOOKS, lineMark, textPieces } from "./text-pieces.ts";

const MOST_HEIGHT = HEIGHT - 20;
const BLANKS = { 1: 7, 2: 5, 3: 3 } as const;

const captioned = (piece: Piece, caption: string | undefined): Piece[] =>
  caption === undefined
    ? [piece]
    : [{ ...piece, keep: true }, ...textPieces(caption, LOOKS.muted, { before: 1, after: 3 })];

const headingPieces = (level: 1 | 2 | 3, text: string): Piece[] => {
  const pieces = textPieces(text, LOOKS[level], { before: BLANKS[level], after: 1.5, keep: true });
  return pieces.map((piece, rank) => (rank === 0 ? { ...piece, heading: { level, text } } : piece));
};

const listPieces = (items: readonly string[]): Piece[] =>
  items.flatMap((item) => {
    const [first, ...rest] = textPieces(item, LOOKS.usual, { left: LEFT + 5, width: WIDTH - 5, after: 0.8 });
    if (first === undefined) return [];
    const bullet = (top: number) => lineMark("•", LOOKS.usual, [LEFT + 1.5, top + LOOKS.usual.line / 2]);
    return [{ ...first, draw: (top: number) => [bullet(top), ...first.draw(top)] }, ...rest];
  });

const imagePieces = ({ bytes, width = WIDTH, height = MOST_HEIGHT, caption }: ImageBlock): Piece[] => {
  const size = imageSize(bytes);
  if (size === undefined || !(size[0] > 0 && size[1] > 0))
    return textPieces("Image illisible.", LOOKS.muted, { after: 2 });
  const scale = Math.min(Math.min(width, WIDTH) / size[0], Math.min(height, MOST_HEIGHT) / size[1]);
  const [wide, high] = [size[0] * scale, size[1] * scale];
  const piece: Piece = {
    kind: "piece",
    height: high + 2,
    draw: (top) => [{ kind: "image", at: [LEFT, top + 1], width: wide, height: high, bytes }],
  };
  return captioned(piece, caption);
};

const drawingPieces = ({ drawing, height, caption }: DrawingBlock): Piece[] => {
  const high = Math.min(height, MOST_HEIGHT);
  const { marks } = composeFigure(drawing, WIDTH, high);
  return captioned(
    { kind: "piece", height: high + 2, draw: (top) => [{ kind: "group", at: [LEFT, top + 1], marks }] },
    caption,
  );
};

const sourceLine = ({ name, date }: { readonly name: string; readonly date: string | null }): string =>
  date === null ? `${name} (date non indiquée par la source)` : `${name}, ${frenchDay(date)}`;

/** What a block becomes on pages. */
export const blockItems = (block: Block, pages: readonly HeadingPage[]): Item[] => {
  switch (block.kind) {
    case "heading":
      return headingPieces(block.level, block.text);
    case "paragraph":
      return textPieces(block.text, LOOKS[block.look ?? "usual"], { after: 2 });
    case "list":
      return [...listPieces(block.items), { kind: "piece", height: 1.5, before: 1.5, draw: () => [] }];
    case "figures":
      return figurePieces(block.figures);
    case "sources":
      return block.sources.flatMap((source) => textPieces(sourceLine(source), LOOKS.small));
    case "contents":
      return contentsPieces(pages);
    case "space":
      return [{ kind: "piece", height: block.height, before: block.height, draw: () => [] }];
    case "page-break":
      return [{ kind: "break" }];
    case "sheet":
      return [sheetItem(block.page, block.title)];
    case "table":
      return tablePieces(block);
    case "image":
      return imagePieces(block);
    default:
      return drawingPieces(block);
  }
};

const sheetItem = (page: Page, title: string | undefined): Item =>
  title === undefined ? { kind: "sheet", page } : { kind: "sheet", page, heading: { level: 2, text: title } };

export const itemsOf = ({ blocks }: FlowDocument, pages: readonly HeadingPage[]): readonly Item[] =>
  blocks.flatMap((block) => blockItems(block, pages));
