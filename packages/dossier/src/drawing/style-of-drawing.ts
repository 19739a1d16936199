import type { Drawing } from "./drawing.ts";
import { STYLES, type Style, styleOf } from "./style.ts";

const UNKNOWN = styleOf({});

/** The style of a name in a drawing: its own first, then the table's; a name that neither has is a thin dark line. */
export const styleNamed = (drawing: Drawing, name: string): Style => drawing.styles?.[name] ?? STYLES[name] ?? UNKNOWN;

/** Styles of the legend, in the order they are first drawn, each label once. */
export const legendOf = (drawing: Drawing): readonly Style[] => {
  const entries = new Map<string, Style>();
  for (const { shapes } of drawing.layers)
    for (const { style: name } of shapes) {
      const style = styleNamed(drawing, name);
      if (style.label !== null && !entries.has(style.label)) entries.set(style.label, style);
    }
  return [...entries.values()];
};
