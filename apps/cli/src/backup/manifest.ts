import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KeptFile } from "./copy-tree.ts";

/** What a backup says of itself. Written last: a folder that has none is no backup. */
export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  readonly appVersion: string;
  /** The last migration that the product which wrote it knew. */
  readonly schema: number;
  readonly base: "embedded" | "server";
  /** Where photos and pieces are that this backup does not hold. */
  readonly objectsElsewhere: string | null;
  /** Folders of LOTIR_HOME, the empty ones too. */
  readonly folders: readonly string[];
  readonly files: readonly KeptFile[];
}

export const MANIFEST = "manifest.json";
/** LOTIR_HOME, and the dump of a base of PostgreSQL. */
export const HOME = "maison";
export const DUMP = "base.dump";

const NAME = /^lotir-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The name of a backup made at a moment; in the order of time. */
export const nameAt = (moment: Date): string => `lotir-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** A place under the folder, and never out of it. */
const isInside = (path: unknown): path is string =>
  typeof path === "string" && !path.startsWith("/") && !path.split("/").includes("..");

const isKeptFile = (value: unknown): value is KeptFile => {
  const { path, bytes, sha256 } = Object(value);
  return isInside(path) && typeof bytes === "number" && typeof sha256 === "string";
};

const isManifest = (value: unknown): value is Manifest => {
  const { format, madeAt, appVersion, schema, base, folders, files } = Object(value);
  const isTree = Array.isArray(folders) && folders.every(isInside) && Array.isArray(files) && files.every(isKeptFile);
  const isDated = typeof madeAt === "string" && typeof appVersion === "string" && Number.isInteger(schema);
  return format === 1 && isDated && isTree && (base === "embedded" || base === "server");
};

/** What a folder says of itself; undefined where it is no finished backup. */
export const readManifest = (folder: string): Manifest | undefined => {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8"));
    return isManifest(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

/** Finished backups of a folder, the oldest first. Whatever else stands there is nobody's business. */
export const backupsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name) && readManifest(join(folder, name)) !== undefined)
        .toSorted()
        .map((name) => join(folder, name))
    : [];
