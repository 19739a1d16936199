import type { Block, FlowDocument } from "../flow/block.ts";
import { type DocumentBlock, type DocumentTable, type FileDocument, writtenChapters } from "./file-document.ts";

const LOOKS = { note: "muted", quote: "small", strong: "strong" } as const;

const tableOf = ({ caption, columns, rows, isTotalled }: DocumentTable): Block => {
  const total = isTotalled === true ? rows.at(-1) : undefined;
  return {
    kind: "table",
    caption,
    columns: columns.map(({ title, share, align }) => ({ title, share, align: align === "right" ? "end" : "start" })),
    rows: total === undefined ? rows : rows.slice(0, -1),
    ...(total === undefined ? {} : { foot: total }),
  };
};

const flowBlock = (block: DocumentBlock): Block => {
  switch (block.kind) {
    case "paragraph":
      return { kind: "paragraph", text: block.text, look: block.tone === undefined ? "usual" : LOOKS[block.tone] };
    case "list":
      return block;
    case "table":
      return tableOf(block);
    case "drawing":
      return { kind: "drawing", drawing: block.drawing, height: block.height, caption: block.caption };
    case "figure":
      return block.sheet === undefined
        ? { kind: "image", bytes: block.png, caption: block.caption, height: 105 }
        : { kind: "sheet", page: block.sheet, title: block.caption };
  }
};

const coverBlocks = ({ title, subtitle, cover, notice }: FileDocument): Block[] => [
  { kind: "space", height: 60 },
  { kind: "heading", level: 1, text: title },
  { kind: "paragraph", text: subtitle, look: "muted" },
  { kind: "space", height: 12 },
  ...cover.map(([label, value]): Block => ({ kind: "paragraph", text: `${label} : ${value}` })),
  { kind: "space", height: 12 },
  { kind: "paragraph", text: notice, look: "muted" },
  { kind: "page-break" },
  { kind: "paragraph", text: "Sommaire", look: "strong" },
  { kind: "contents" },
];

/** Short files have neither cover nor contents: a note is read at once. */
export type Look = "file" | "note";

const headBlocks = (document: FileDocument, look: Look): Block[] =>
  look === "file"
    ? coverBlocks(document)
    : [
        { kind: "heading", level: 1, text: document.title },
        { kind: "paragraph", text: document.subtitle, look: "muted" },
        ...document.cover.map(
          ([label, value]): Block => ({ kind: "paragraph", text: `${label} : ${value}`, look: "small" }),
        ),
      ];

/** The same file, for the writer of PDFs. */
export const toFlow = (
  document: FileDocument,
  { look = "file", watermark }: { readonly look?: Look; readonly watermark?: string } = {},
): FlowDocument => ({
  title: document.title,
  date: document.date,
  foot: document.foot,
  ...(watermark === undefined ? {} : { watermark }),
  blocks: [
    ...headBlocks(document, look),
    ...(look === "file" ? [{ kind: "page-break" } as const] : []),
    ...writtenChapters(document).flatMap(({ title, blocks, sections, startsPage }): Block[] => [
      ...(startsPage === true ? [{ kind: "page-break" } as const] : []),
      { kind: "heading", level: look === "file" ? 1 : 2, text: title },
      ...blocks.map(flowBlock),
      ...sections.flatMap((section): Block[] => [
        { kind: "heading", level: look === "file" ? 2 : 3, text: section.title },
        ...section.blocks.map(flowBlock),
      ]),
    ]),
    ...(look === "note" ? [{ kind: "paragraph", text: document.notice, look: "muted" } as const] : []),
  ],
});
