import { crc32, deflateSync } from "node:zlib";
import { chance } from "../random.ts";

const [WIDTH, HEIGHT] = [640, 420] as const;

type Colour = readonly [red: number, green: number, blue: number];

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** What stands at each point: sky, hills, lawn, a house with its roof, door and windows. */
const scene = (seed: string): ((x: number, y: number) => Colour) => {
  const random = chance(seed);
  const [dawn, zenith]: [Colour, Colour] = [
    [236, 222, 198],
    [random.between(120, 170), random.between(170, 205), random.between(205, 232)],
  ];
  const wall: Colour = random.pick([
    [240, 228, 205],
    [233, 205, 176],
    [224, 214, 204],
    [246, 240, 230],
  ] as const);
  const roof: Colour = random.pick([
    [176, 92, 62],
    [150, 78, 58],
    [122, 112, 108],
  ] as const);
  const lawn: Colour = [random.between(110, 140), random.between(140, 160), 84];
  const [left, right] = [random.integer(110, 200), random.integer(420, 530)];
  const [eaves, ground] = [random.integer(190, 225), 330];
  const ridge = eaves - random.integer(50, 80);
  const middle = (left + right) / 2;
  const windows = Array.from({ length: 3 }, (_, rank) => left + ((rank + 0.5) * (right - left)) / 3);
  const door = windows[random.integer(0, 2)] ?? middle;
  const phase = random.between(0, 6);
  const hill = (x: number): number => 250 + 22 * Math.sin(x / 90 + phase);
  return (x, y) => {
    const half = ((right - left) / 2 + 18) * ((y - ridge) / (eaves - ridge));
    if (y > ridge && y < eaves && Math.abs(x - middle) < half) return roof;
    if (x > left && x < right && y >= eaves && y < ground) {
      if (Math.abs(x - door) < 22 && y > ground - 84) return [104, 82, 62];
      const isPane = windows.some((at) => at !== door && Math.abs(x - at) < 24) && y > eaves + 28 && y < eaves + 82;
      return isPane ? [126, 152, 164] : mix(wall, [255, 255, 255], (x - left) / (right - left) / 6);
    }
    if (y > hill(x) && y < 300) return mix([126, 146, 116], lawn, (y - 240) / 70);
    return y >= 300 ? mix(lawn, [92, 112, 66], (y - 300) / 120) : mix(zenith, dawn, Math.min(1, y / hill(x)));
  };
};

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A drawn house, the same for the same name: the photo of an advert that nobody wrote. PNG. */
export const housePicture = (name: string): Uint8Array => {
  const at = scene(name);
  const rows = Buffer.alloc(HEIGHT * (1 + 3 * WIDTH));
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const colour = at(x, y);
      for (let part = 0; part < 3; part += 1) rows[y * (1 + 3 * WIDTH) + 1 + 3 * x + part] = colour[part] ?? 0;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
