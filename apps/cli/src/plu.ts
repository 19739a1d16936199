import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { describePdfRefusal, readPdfPages } from "@lotir/pdf";
import {
  failure,
  type PageModel,
  type Prediction,
  pagesOfText,
  predictionsOf,
  type Result,
  readRules,
  success,
} from "@lotir/plu";

const USAGE = "Usage : lotir plu <règlement.pdf|règlement.txt> [--zone UB] [--insee 33234] [--json]";

/** Pages of a règlement from a file: PDF in a bounded child process, anything else as UTF-8 text. The failure is a sentence. */
export const pagesOfFile = async (path: string): Promise<Result<PageModel, string>> => {
  if (/\.pdf$/i.test(path)) {
    const pages = await readPdfPages(path);
    return pages.ok ? pages : failure(describePdfRefusal(pages.failure));
  }
  try {
    return success(pagesOfText(await readFile(path, "utf8")));
  } catch {
    return failure(`Le fichier « ${path} » est introuvable ou illisible.`);
  }
};

const inseeOf = (path: string): string | undefined => /^(\d{5}|\d[AB]\d{3})(?=[_.-])/.exec(basename(path))?.[1];

const sentenceOf = (line: Prediction): string => {
  const value =
    line.valeur === undefined
      ? line.statut.replaceAll("_", " ")
      : `${JSON.stringify(line.valeur)} ${line.unite ?? ""}`.trim();
  const where = [
    line.article === undefined ? "" : `art. ${line.article}`,
    line.page === undefined ? "" : `p. ${line.page}`,
  ].filter((each) => each !== "");
  return `${line.secteur} · ${line.champ}.${line.sous_champ} : ${value}${where.length > 0 ? ` (${where.join(", ")})` : ""}`;
};

/** The options, or nothing when they are not understood. */
const readArgs = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { zone: { type: "string" }, insee: { type: "string" }, json: { type: "boolean" } },
    });
  } catch {
    return undefined;
  }
};

/**
 * `lotir plu <file> [--zone Z] [--insee code] [--json]`: the rules read in a règlement, one line per secteur and rule.
 * 0, or 1 with a French sentence on the error output.
 */
export const plu = async (args: string[]): Promise<number> => {
  const asked = readArgs(args);
  const path = asked?.positionals[0];
  if (asked === undefined || path === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const { values } = asked;
  const pages = await pagesOfFile(path);
  if (!pages.ok) {
    process.stderr.write(`${pages.failure}\n`);
    return 1;
  }
  const reading = readRules(pages.value, values.zone);
  if (reading.zones.length === 0) {
    const known = readRules(pages.value).zones.map((zone) => zone.zone);
    const asked =
      values.zone === undefined
        ? "Aucune zone n'a été reconnue dans ce document."
        : `La zone ${values.zone} n'est pas dans ce document.`;
    process.stderr.write(`${asked}${known.length > 0 ? ` Zones lues : ${known.join(", ")}.` : ""}\n`);
    return 1;
  }
  if (reading.illegiblePages.length > 0) {
    process.stderr.write(`Pages en image, non lues : ${reading.illegiblePages.join(", ")}.\n`);
  }
  for (const line of predictionsOf(reading, values.insee ?? inseeOf(path))) {
    process.stdout.write(`${values.json ? JSON.stringify(line) : sentenceOf(line)}\n`);
  }
  return 0;
};
