const LETTER = 12.5;
const ROW = 150;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** A line of text as a picture that repeats: a decoration, never words that are read one by one. */
export const watermarkOf = (text: string): string => {
  const width = Math.ceil(text.length * LETTER) + 90;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${ROW}"><text x="${width / 2}" y="${
    ROW / 2
  }" text-anchor="middle" transform="rotate(-14 ${width / 2} ${ROW / 2})" font-family="Inter, sans-serif" font-size="21" font-weight="650" fill="#5b6a66" fill-opacity="0.13">${escaped(text)}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};
