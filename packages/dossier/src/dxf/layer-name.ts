const LONGEST = 31;

/** A name that every reader of DXF takes: capitals, digits, `_` and `-`. */
export const layerName = (name: string): string => {
  const kept = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z0-9_-]+/g, "_")
    .slice(0, LONGEST);
  return kept === "" ? "CALQUE" : kept;
};

/** A text on one line: a line feed would be read as what follows it in the file. */
export const dxfText = (text: string): string =>
  text
    .replace(/\p{C}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
