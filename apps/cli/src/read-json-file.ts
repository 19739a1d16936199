import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { failure, type Result, success } from "@lotir/foncier";

/** A JSON file, gzipped or not; a French sentence when it is absent or broken. */
export const readJsonFile = (path: string): Result<unknown, string> => {
  if (!existsSync(path)) return failure(`Fichier introuvable : ${path}`);
  try {
    const bytes = readFileSync(path);
    const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
    return success(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch (error) {
    return failure(`Fichier illisible : ${path} (${error instanceof Error ? error.message : String(error)})`);
  }
};
