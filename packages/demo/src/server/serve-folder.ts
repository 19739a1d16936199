import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Feature } from "../formats/feature.ts";
import type { ServedCommune, ServedFile, ServedIdentity } from "../formats/served-commune.ts";

const unzip = promisify(gunzip);
const ENDINGS = [".json.gz", ".geojson.gz", ".json", ".geojson"] as const;

const pathOf = (folder: string, layer: string): string | undefined =>
  ENDINGS.map((ending) => join(folder, `${layer}${ending}`)).find((path) => existsSync(path));

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const fileAt = async (path: string): Promise<ServedFile> => {
  const bytes = await readFile(path);
  return { bytes, isGzip: isGzip(bytes), modified: (await stat(path)).mtime };
};

const plainText = async ({ bytes, isGzip: zipped }: ServedFile): Promise<string> =>
  (zipped ? await unzip(bytes) : Buffer.from(bytes)).toString("utf8");

const featuresIn = async (file: ServedFile): Promise<readonly Feature[] | undefined> => {
  try {
    const content: { features?: readonly Feature[] } = JSON.parse(await plainText(file));
    return content.features;
  } catch {
    return undefined;
  }
};

const featuresAt = async (folder: string, layer: string): Promise<readonly Feature[] | ServedFile | undefined> => {
  const path = pathOf(folder, layer);
  if (path === undefined) return undefined;
  const file = await fileAt(path);
  return (await featuresIn(file)) ?? file;
};

/** The lines of a file of sales; none when it cannot be read, which the connectors will say. */
const linesAt = async (path: string): Promise<readonly string[]> => {
  try {
    return (await plainText(await fileAt(path))).split("\n");
  } catch {
    return [];
  }
};

const csvNames = async (folder: string): Promise<readonly string[]> => {
  const inside = join(folder, "dvf");
  const names = existsSync(inside) ? await readdir(inside) : [];
  return names.filter((name) => /\.csv(\.gz)?$/.test(name)).map((name) => join(inside, name));
};

// "2021-33234.csv", "33234-2021.csv.gz", "2021.csv": the year is the four digits that stand alone.
const dvfPath = async (folder: string, year: number): Promise<string | undefined> =>
  (await csvNames(folder)).find((path) => new RegExp(`(^|\\D)${year}(\\D|$)`).test(basename(path)));

// The sales name the commune: the second line of any year's file, columns 10 to 13.
const namedBySales = async (folder: string): Promise<{ nom?: string; codePostal?: string }> => {
  const [path] = await csvNames(folder);
  if (path === undefined) return {};
  const [header = "", row = ""] = await linesAt(path);
  const cells = row.split(",");
  const cellOf = (column: string): string | undefined => cells[header.split(",").indexOf(column)];
  const [nom, codePostal] = [cellOf("nom_commune"), cellOf("code_postal")];
  return { ...(nom ? { nom } : {}), ...(codePostal ? { codePostal } : {}) };
};

// The day a file was copied says nothing of the sales: their edition is at least as late as the last of them.
const lastSale = async (folder: string): Promise<Date | undefined> => {
  let last = "";
  for (const path of await csvNames(folder)) {
    const [header = "", ...rows] = await linesAt(path);
    const at = header.split(",").indexOf("date_mutation");
    for (const row of rows) {
      const date = row.split(",", at + 1)[at] ?? "";
      if (/^\d{4}-\d{2}-\d{2}$/.test(date) && date > last) last = date;
    }
  }
  return last === "" ? undefined : new Date(`${last}T00:00:00Z`);
};

const positionsIn = (value: unknown): readonly (readonly [number, number])[] => {
  if (!Array.isArray(value)) return [];
  const [lon, lat] = value;
  return typeof lon === "number" && typeof lat === "number" ? [[lon, lat]] : value.flatMap(positionsIn);
};

const middleOf = (features: readonly Feature[]): readonly [number, number] | undefined => {
  const places = features.slice(0, 400).flatMap(({ geometry }) => positionsIn(geometry?.coordinates));
  if (places.length === 0) return undefined;
  const mean = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [mean(0), mean(1)];
};

const identityOf = async (folder: string, asked: FolderAsk): Promise<ServedIdentity> => {
  const bySales = await namedBySales(folder);
  const parcelles = await featuresAt(folder, "parcelles");
  const middle = parcelles === undefined || "bytes" in parcelles ? undefined : middleOf(parcelles);
  const codePostal = bySales.codePostal;
  return {
    nom: asked.nom ?? bySales.nom ?? `Commune ${asked.codeInsee}`,
    code: asked.codeInsee,
    codesPostaux: codePostal === undefined ? [] : [codePostal],
    ...(middle ? { centre: { type: "Point", coordinates: middle } } : {}),
  };
};

export interface FolderAsk {
  readonly codeInsee: string;
  readonly folder: string;
  /** Read from the sales when it is not given. */
  readonly nom?: string;
}

/**
 * Serves a folder of real files — `parcelles`, `batiments`, `zone_urba`, `voies` (GeoJSON, gzipped or not), `dpe` (pages
 * of ADEME joined, or a bare list) and `dvf/*.csv[.gz]` — as the sources would. A file that is not there is one the source does not have; the contour is
 * never guessed.
 */
export const serveFolder = (asked: FolderAsk): ServedCommune => {
  let edition: Promise<Date | undefined> | undefined;
  const layer = async (name: string): Promise<ServedFile | undefined> => {
    const path = pathOf(asked.folder, name);
    return path === undefined ? undefined : fileAt(path);
  };
  return {
    codeInsee: asked.codeInsee,
    identity: () => identityOf(asked.folder, asked),
    contour: async () => undefined,
    parcelles: () => layer("parcelles"),
    batiments: () => layer("batiments"),
    dvf: async (year) => {
      const path = await dvfPath(asked.folder, year);
      if (path === undefined) return undefined;
      const file = await fileAt(path);
      edition ??= lastSale(asked.folder);
      return { ...file, modified: (await edition) ?? file.modified };
    },
    zones: () => featuresAt(asked.folder, "zone_urba"),
    voies: () => featuresAt(asked.folder, "voies"),
    diagnostics: () => layer("dpe"),
    places: async () => [],
    plans: [],
  };
};
