import { AlignmentType, type IStylesOptions, LevelFormat, LineRuleType } from "docx";

/** The colours of the product, on paper. */
export const INK = "1E2A27";
export const SOFT = "5B6A66";
export const BRAND = "1F6B52";
export const LINE = "D9D3C6";
export const PAPER = "FAF8F4";

export const FONT = "Arial";
const FRENCH = { value: "fr-FR" } as const;

/** A rule left unsaid is read as an exact height by LibreOffice: a picture would be cut to one line of text. */
const LOOSE = { line: 276, lineRule: LineRuleType.AUTO } as const;
const TIGHT = { line: 250, lineRule: LineRuleType.AUTO } as const;

const HEADING = { color: BRAND, bold: true, font: FONT } as const;

/** Real styles, each changed in one place by who edits the file. Sizes in half-points, spaces in twentieths. */
export const WORD_STYLES: IStylesOptions = {
  default: {
    document: { run: { font: FONT, size: 20, color: INK, language: FRENCH }, paragraph: { spacing: LOOSE } },
    title: { run: { ...HEADING, size: 52 }, paragraph: { spacing: { before: 2400, after: 200 } } },
    heading1: { run: { ...HEADING, size: 32 }, paragraph: { spacing: { before: 360, after: 160 }, keepNext: true } },
    heading2: { run: { ...HEADING, size: 25 }, paragraph: { spacing: { before: 280, after: 120 }, keepNext: true } },
    heading3: { run: { ...HEADING, size: 22 }, paragraph: { spacing: { before: 220, after: 100 }, keepNext: true } },
  },
  paragraphStyles: [
    {
      id: "Texte",
      name: "Texte du dossier",
      basedOn: "Normal",
      quickFormat: true,
      paragraph: { spacing: { after: 120 } },
    },
    {
      id: "Citation",
      name: "Citation du dossier",
      basedOn: "Texte",
      run: { italics: true, color: SOFT },
      paragraph: { indent: { left: 360 } },
    },
    { id: "Remarque", name: "Remarque du dossier", basedOn: "Texte", run: { color: SOFT, size: 18 } },
    {
      id: "Cellule",
      name: "Cellule de tableau",
      basedOn: "Normal",
      run: { size: 18 },
      paragraph: { spacing: TIGHT },
    },
    {
      id: "Caption",
      name: "caption",
      basedOn: "Normal",
      next: "Texte",
      quickFormat: true,
      run: { size: 18, bold: true, color: SOFT },
      paragraph: { spacing: { before: 140, after: 80 }, keepNext: true },
    },
    {
      id: "Soustitre",
      name: "Sous-titre du dossier",
      basedOn: "Normal",
      run: { size: 28, color: SOFT },
      paragraph: { spacing: { after: 600 } },
    },
    { id: "Pied", name: "Pied du dossier", basedOn: "Normal", run: { size: 15, color: SOFT } },
  ],
};

/** One bullet list for the whole file. */
export const WORD_BULLETS = {
  config: [
    {
      reference: "puces",
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "•",
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 360, hanging: 240 }, spacing: { after: 60 } } },
        },
      ],
    },
  ],
};
