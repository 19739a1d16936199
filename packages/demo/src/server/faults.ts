/** The layers a source server answers; each may be made to fail alone. */
export const LAYERS = [
  "communes",
  "parcelles",
  "batiments",
  "dvf",
  "zones",
  "municipality",
  "prescriptions",
  "servitudes",
  "plans",
  "documents",
  "voies",
  "adresses",
  "diagnostics",
  "robots",
  "encheres",
  "risques",
  "altitudes",
  "annonces",
  "photos",
] as const;

export type ServedLayer = (typeof LAYERS)[number];

/** How a source misbehaves. */
export type Fault =
  /** The connection is closed without an answer. */
  | { readonly kind: "dead" }
  /** An error status and its words, for the first `times` requests (always when absent), once `after` were answered. */
  | {
      readonly kind: "refuse";
      readonly status: number;
      readonly retryAfter?: string;
      readonly times?: number;
      readonly after?: number;
      readonly words?: string;
    }
  /** Nothing is ever answered. */
  | { readonly kind: "silent" }
  /** Headers and a first piece, then silence. */
  | { readonly kind: "stalled" }
  /** A body that never ends, `bytesPerSecond` of blanks. */
  | { readonly kind: "endless" }
  /** The connection breaks in the middle of the body, for the first `times` requests (always when absent). */
  | { readonly kind: "reset"; readonly times?: number }
  /** The body stops half-way, and says it is whole. */
  | { readonly kind: "cut" }
  /** A small gzip that becomes `bytes` of blanks. */
  | { readonly kind: "bomb"; readonly bytes: number }
  /** `bytes` of blanks, not compressed. */
  | { readonly kind: "heavy"; readonly bytes: number }
  | { readonly kind: "redirect"; readonly to: string }
  /** The text is changed before it is sent: wrong columns, wrong numbers, wrong types. */
  | { readonly kind: "rewrite"; readonly rewrite: (text: string) => string };

const nth = (text: string, find: RegExp, rank: number, replaceBy: (found: string) => string): string => {
  let seen = 0;
  return text.replace(find, (found) => {
    seen += 1;
    return seen === rank ? replaceBy(found) : found;
  });
};

const COORDINATE = /\[(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)\]/g;
const GEOMETRY = /"geometry":\{"type":"[A-Za-z]+","coordinates":[^}]*\}/g;

/** Ready-made rewritings; features are counted from 1. */
export const rewriting = {
  withoutGeometry: (feature: number): Fault => ({
    kind: "rewrite",
    rewrite: (text) => nth(text, GEOMETRY, feature, () => '"geometry":null'),
  }),
  withNaN: (feature: number): Fault => ({
    kind: "rewrite",
    rewrite: (text) => nth(text, GEOMETRY, feature, (found) => found.replace(/-?\d+\.\d+/, "NaN")),
  }),
  withSwappedCoordinates: (feature: number): Fault => ({
    kind: "rewrite",
    rewrite: (text) => nth(text, GEOMETRY, feature, (found) => found.replaceAll(COORDINATE, "[$2,$1]")),
  }),
  withoutAttribute: (name: string): Fault => ({
    kind: "rewrite",
    rewrite: (text) => text.replaceAll(new RegExp(`"${name}":("[^"]*"|[^,}]*),?`, "g"), "").replaceAll(",}", "}"),
  }),
  withText: (from: string, to: string): Fault => ({ kind: "rewrite", rewrite: (text) => text.replace(from, to) }),
  withoutColumn: (column: string): Fault => ({
    kind: "rewrite",
    rewrite: (text) => {
      const [header = "", ...rows] = text.split("\n");
      const at = header.split(",").indexOf(column);
      const without = (line: string): string => line.split(",").toSpliced(at, 1).join(",");
      return at < 0 ? text : [header, ...rows].map(without).join("\n");
    },
  }),
} as const;
