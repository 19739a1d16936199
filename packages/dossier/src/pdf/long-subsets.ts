import fontkit, { type Font, type Glyph } from "@pdf-lib/fontkit";

/** What is asked of a subset while it is written: how the places of its outlines are told. */
interface Subset {
  readonly loca: { version?: 0 | 1 };
  _addGlyph(glyph: number): number;
}
interface SubsettedFont {
  createSubset(): Subset;
  layout(text: string): { readonly glyphs: readonly Glyph[] };
}

const LONG = 1;

const long = (subset: Subset): Subset => {
  const add = subset._addGlyph;
  subset._addGlyph = (glyph) => {
    subset.loca.version = LONG;
    return add.call(subset, glyph);
  };
  return subset;
};

/** Letters one after the other, each found once: shaping a text takes milliseconds, and French needs none. */
const lettersOf = (font: Font): SubsettedFont["layout"] => {
  const known = new Map<string, Glyph>();
  const glyphOf = (character: string): Glyph => {
    const glyph = known.get(character) ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, glyph);
    return glyph;
  };
  return (text) => ({ glyphs: Array.from(text, glyphOf) });
};

/**
 * fontkit, whose subsets of small fonts lose letters: it tells places in halves there and writes outlines of odd length,
 * after which letters are read from the wrong place. Places are told whole.
 */
export const longFontkit: typeof fontkit = {
  ...fontkit,
  create: (data, name) => {
    const font = fontkit.create(data, name);
    const subsetted = font as unknown as SubsettedFont;
    const create = subsetted.createSubset.bind(font);
    subsetted.createSubset = () => long(create());
    subsetted.layout = lettersOf(font);
    return font;
  },
};
