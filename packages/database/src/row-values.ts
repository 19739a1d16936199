// What a row is written with, apart from the drivers: a thread that only writes rows reads three files, not three hundred.
export type { CopyValue } from "./copy/copy-text.ts";
export { ewkbMultiLineString, ewkbMultiPolygon, ewkbPoint } from "./ewkb.ts";
export { jsonText } from "./json-text.ts";
