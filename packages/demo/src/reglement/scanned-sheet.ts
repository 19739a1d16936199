import { crc32, deflateSync } from "node:zlib";

/** Letters of 3 by 5 dots, one digit of 0 to 7 for each row. */
const DOTS: Readonly<Record<string, string>> = {
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  I: "72227",
  L: "44447",
  M: "57755",
  N: "65555",
  O: "25552",
  P: "65644",
  R: "65655",
  S: "34216",
  T: "72222",
  U: "55557",
  X: "55255",
  Z: "71247",
  "0": "75557",
  "1": "26227",
  "2": "61247",
  "4": "55711",
  "8": "75757",
  "-": "00700",
};

const DOT = 4;
const CELL = { width: 4 * DOT, height: 11 * DOT } as const;
const MARGIN = 40;
const COLUMNS = 44;
const INK = 0x30;
const PAPER = 0xf2;

const isInked = (character: string, column: number, row: number): boolean => {
  const bits = Number(DOTS[character]?.[row] ?? "0");
  return column < 3 && ((bits >> (2 - column)) & 1) === 1;
};

const pixelAt = (rows: readonly string[], x: number, y: number): number => {
  const line = Math.floor((y - MARGIN) / CELL.height);
  const inLine = Math.floor(((y - MARGIN) % CELL.height) / DOT) - 3;
  if (y >= MARGIN && (y - MARGIN) % CELL.height < 2 && line <= rows.length) return INK;
  const character = rows[line]?.[Math.floor((x - MARGIN) / CELL.width)];
  if (character === undefined || x < MARGIN || inLine < 0 || inLine > 4) return PAPER;
  return isInked(character, Math.floor(((x - MARGIN) % CELL.width) / DOT), inLine) ? INK : PAPER;
};

const chunk = (type: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A sheet as a scanner would give it: a grey PNG whose words are pixels, so that no text can be taken from it. */
export const scannedSheet = (rows: readonly string[]): { png: Uint8Array; width: number; height: number } => {
  const width = 2 * MARGIN + COLUMNS * CELL.width;
  const height = 2 * MARGIN + (rows.length + 1) * CELL.height;
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) raw[y * (width + 1) + 1 + x] = pixelAt(rows, x, y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { png, width, height };
};
