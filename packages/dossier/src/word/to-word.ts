import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TableOfContents,
  TextRun,
} from "docx";
import { estimatePageNumbersWith } from "docx/layout";
import {
  type DocumentBlock,
  type DocumentChapter,
  type FileDocument,
  writtenChapters,
} from "../document/file-document.ts";
import { wordBlock } from "./word-blocks.ts";
import { WORD_BULLETS, WORD_STYLES } from "./word-styles.ts";

/** Twentieths of a point. */
const MARGIN = { top: 1134, bottom: 1134, left: 1134, right: 1134 } as const;
const A4 = { page: { size: { width: 11_906, height: 16_838 }, margin: MARGIN } } as const;
/** The library turns the page over: its sizes are those of the upright sheet. */
const A3 = {
  page: { size: { width: 16_838, height: 23_811, orientation: PageOrientation.LANDSCAPE }, margin: MARGIN },
} as const;

const footer = (foot: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: "Pied",
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun(foot),
          new TextRun({ break: 1, children: ["page ", PageNumber.CURRENT, " sur ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

const coverOf = ({ title, subtitle, cover, notice }: FileDocument): FileChild[] => [
  new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
  new Paragraph({ style: "Soustitre", children: [new TextRun(subtitle)] }),
  ...cover.map(
    ([label, value]) =>
      new Paragraph({
        style: "Texte",
        children: [new TextRun({ text: `${label} : `, bold: true }), new TextRun(value)],
      }),
  ),
  new Paragraph({ style: "Remarque", spacing: { before: 800 }, children: [new TextRun(notice)] }),
  new Paragraph({ style: "Soustitre", pageBreakBefore: true, children: [new TextRun("Sommaire")] }),
  new TableOfContents("Sommaire", { hyperlink: true, headingStyleRange: "1-2" }),
];

/** A plan stands on a page of its own, on its side; what follows goes back to an upright page. */
type Sheet = { readonly size: "a4" | "a3"; readonly children: FileChild[] };

const sheetsOf = (chapters: readonly DocumentChapter[]): readonly Sheet[] => {
  const sheets: Sheet[] = [{ size: "a4", children: [] }];
  const put = (size: Sheet["size"], children: readonly FileChild[]): void => {
    const last = sheets.at(-1);
    if (last?.size === size) last.children.push(...children);
    else sheets.push({ size, children: [...children] });
  };
  const block = (each: DocumentBlock): void =>
    put(each.kind === "figure" && each.page === "a3" ? "a3" : "a4", wordBlock(each));
  for (const { title, blocks, sections, startsPage = false } of chapters) {
    put("a4", [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        pageBreakBefore: startsPage,
        children: [new TextRun(title)],
      }),
    ]);
    for (const each of blocks) block(each);
    for (const section of sections) {
      put("a4", [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(section.title)] })]);
      for (const each of section.blocks) block(each);
    }
  }
  return sheets;
};

/** The file as a Word document: real styles, automatic contents and captions, alt texts, French. */
export const toWord = async (file: FileDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const foot = footer(file.foot);
  const sections: ISectionOptions[] = [
    {
      properties: { ...A4, titlePage: true },
      footers: { default: foot, first: new Footer({ children: [new Paragraph("")] }) },
      children: coverOf(file),
    },
    ...sheetsOf(writtenChapters(file)).map(({ size, children }) => ({
      properties: size === "a3" ? A3 : A4,
      footers: { default: foot },
      children,
    })),
  ];
  const document = new Document({
    title: file.title,
    subject: file.subtitle,
    creator: file.author,
    lastModifiedBy: file.author,
    styles: WORD_STYLES,
    numbering: WORD_BULLETS,
    pageNumbers: estimatePageNumbersWith({ guess: true }),
    sections,
  });
  return new Uint8Array(await Packer.toBuffer(document));
};
