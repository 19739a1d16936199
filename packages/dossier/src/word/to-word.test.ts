import { expect, test } from "vitest";
import type { FileDocument } from "../document/file-document.ts";
import { svgToPng } from "../page/svg-to-png.ts";
import { readZip } from "../zip/zip-parts.fixture.ts";
import { toWord } from "./to-word.ts";

const png = svgToPng(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  1,
);

const FILE: FileDocument = {
  title: "Dossier de division foncière",
  subtitle: "Déclaration préalable",
  cover: [["Commune", "Île-Sainte-Mirande & co <06999>"]],
  notice: "Aide à la décision.",
  author: "Lotir",
  foot: "Dossier 1234",
  date: "2026-11-24",
  chapters: [
    {
      title: "1. Objet",
      blocks: [{ kind: "paragraph", text: "Deux lots à bâtir." }],
      sections: [
        { title: "Vide", blocks: [] },
        {
          title: "Surfaces",
          blocks: [
            {
              kind: "table",
              caption: "Surfaces des lots",
              isTotalled: true,
              columns: [
                { title: "Lot", share: 1 },
                { title: "Surface", share: 2, align: "right" },
              ],
              rows: [
                ["A", "600 m²"],
                ["Total", "600 m²"],
              ],
            },
            { kind: "list", items: ["Un", "Deux"] },
          ],
        },
      ],
    },
    { title: "2. Rien", blocks: [], sections: [{ title: "Vide aussi", blocks: [] }] },
    {
      title: "3. Plans",
      blocks: [
        {
          kind: "figure",
          caption: "Plan coté",
          alt: "Le terrain coupé en deux",
          png,
          width: 40,
          height: 20,
          page: "a3",
        },
        { kind: "paragraph", text: "Après le plan." },
      ],
      sections: [],
    },
  ],
};

const partsOf = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map([...readZip(bytes)].map(([name, part]) => [name, part.toString("utf8")]));

/** Every tag that opens is closed, in its order. */
const isWellFormed = (xml: string): boolean => {
  const open: string[] = [];
  for (const [, end, name = "", alone] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (alone === "/") continue;
    if (end !== "/") open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};

test("a Word file: well-formed, real headings, none empty, captions, alt text, French, A3 for plans", async () => {
  const parts = partsOf(await toWord(FILE));
  for (const [name, xml] of parts) if (/\.(xml|rels)$/.test(name)) expect(isWellFormed(xml), name).toBe(true);
  const xml = parts.get("word/document.xml") ?? "";
  const headings = [
    ...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*?w:pStyle w:val="Heading[12]"(?:(?!<\/w:p>).)*<\/w:p>/gs),
  ].map(([each]) => [...each.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(""));
  expect(headings).toEqual(["1. Objet", "Surfaces", "3. Plans"]);
  expect(xml).toContain("Île-Sainte-Mirande &amp; co &lt;06999&gt;");
  expect(xml).toContain('descr="Le terrain coupé en deux"');
  expect(xml).toMatch(/SEQ Tableau/);
  expect(xml).toMatch(/SEQ Figure/);
  expect(xml).toMatch(/TOC /);
  expect(xml).toContain('w:w="23811" w:h="16838" w:orient="landscape"');
  expect(parts.get("word/styles.xml")).toContain('w:val="fr-FR"');
  expect(parts.get("word/styles.xml")).toContain("Texte du dossier");
});

test("no height of line is left to the reader: LibreOffice would cut a plan to one line of text", async () => {
  const styles = partsOf(await toWord(FILE)).get("word/styles.xml") ?? "";
  const lines = [...styles.matchAll(/<w:spacing[^>]*w:line="[^>]*>/g)].map(([tag]) => tag);
  expect(lines.length).toBeGreaterThan(0);
  for (const tag of lines) expect(tag).toContain('w:lineRule="auto"');
});
