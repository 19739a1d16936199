/** A figure between 0 and `most` that stands in an address; undefined for anything else. */
export const readFigure = (text: string | undefined, most = 1e9): number | undefined => {
  if (text === undefined || text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined;
};

/** Words between commas, each once. */
export const readList = (text: string | undefined): string[] =>
  [...new Set((text ?? "").split(",").map((item) => item.trim()))].filter((item) => item !== "");
