import { createReadStream, existsSync } from "node:fs";
import { readDvfCsv } from "@lotir/connectors";
import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { DvfRow } from "@lotir/market";

const sentenceOf = (path: string, problem: UpstreamFailure): string => {
  switch (problem.kind) {
    case "malformed":
      return `Le fichier « ${path} » n'est pas un fichier DVF lisible (${problem.where}) : ${problem.issue}.`;
    case "too-large":
      return `Le fichier « ${path} » dépasse ${problem.limitBytes} octets.`;
    case "cut-answer":
      return `Le fichier « ${path} » est coupé.`;
    default:
      return `Le fichier « ${path} » n'a pas pu être lu.`;
  }
};

/** The rows of geo-dvf files, plain or gzip, one after the other; or a French sentence on the first that fails. */
export const readDvfFiles = async (paths: readonly string[]): Promise<Result<DvfRow[], string>> => {
  const rows: DvfRow[] = [];
  for (const path of paths) {
    if (!existsSync(path)) return failure(`Le fichier « ${path} » est introuvable.`);
    const read = await readDvfCsv({ name: path, bytes: createReadStream(path) });
    if (!read.ok) return failure(sentenceOf(path, read.failure));
    for (const { row } of read.value) rows.push(row);
  }
  return success(rows);
};
