import type { Page } from "../page/page.ts";
import type { FlowDocument } from "./block.ts";
import { itemsOf } from "./block-items.ts";
import type { HeadingPage } from "./contents-pieces.ts";
import { withFeet } from "./foot-marks.ts";
import { paginate } from "./paginate.ts";

const headingsOf = ({ blocks }: FlowDocument): readonly HeadingPage[] =>
  blocks.flatMap((block): HeadingPage[] => {
    if (block.kind === "heading") return [{ level: block.level, text: block.text, page: 0 }];
    return block.kind === "sheet" && block.title !== undefined ? [{ level: 2, text: block.title, page: 0 }] : [];
  });

/** The pages of a document: laid out once to learn the pages of its headings, and again with them in its contents. */
export const layOutDocument = (document: FlowDocument): readonly Page[] => {
  const hasContents = document.blocks.some(({ kind }) => kind === "contents");
  const headings = hasContents ? paginate(itemsOf(document, headingsOf(document))).headings : [];
  const { pages } = paginate(itemsOf(document, headings));
  const sheets = new Set(document.blocks.flatMap((block) => (block.kind === "sheet" ? [block.page] : [])));
  return withFeet(pages, document, sheets);
};
