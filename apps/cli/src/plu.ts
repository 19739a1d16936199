import { open, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { describePdfRefusal, readPdfPages } from "@lotir/pdf";
import {
  type Companion,
  failure,
  type PageModel,
  type Prediction,
  pagesOfText,
  predictionsOf,
  type Result,
  success,
} from "@lotir/plu";
import { readPluInTime } from "./read-plu-in-time.ts";

const USAGE =
  "Usage : lotir plu <règlement.pdf|règlement.txt> [--zone UB] [--avec règles-communes.pdf]… [--insee 33234] [--json]";

/** What the first bytes say, whatever the name; a name in .pdf is believed, so that a broken PDF is refused as one. */
const isPdf = async (path: string): Promise<boolean> => {
  if (/\.pdf$/i.test(path)) return true;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead).includes("%PDF-");
  } finally {
    await file.close();
  }
};

/** Text as its bytes say it is written: marked UTF-16, else UTF-8, else the Windows code page of older offices. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** A règlement of 1 000 pages is a tenth of this; a line is never as long. */
const MOST_CHARACTERS = 15_000_000;
const LONGEST_LINE = 20_000;

/** Why a text cannot be a règlement, in French; undefined when it can. */
const strangeness = (text: string): string | undefined => {
  if (text.length > MOST_CHARACTERS) return "est trop long pour un règlement";
  const controls = text.match(/[^\P{Cc}\t\n\v\f\r]|\ufffd/gu)?.length ?? 0;
  if (controls > text.length / 100) return "n'est pas un texte";
  if (text.split(/[\n\r\f]/).some((line) => line.length > LONGEST_LINE))
    return "a une ligne trop longue pour un règlement";
  return undefined;
};

/** Pages of a règlement from a file: PDF in a bounded child process, anything else as text. The failure is a sentence. */
export const pagesOfFile = async (path: string): Promise<Result<PageModel, string>> => {
  try {
    if (!(await isPdf(path))) {
      const text = decoded(await readFile(path));
      const strange = strangeness(text);
      return strange === undefined ? success(pagesOfText(text)) : failure(`Le fichier « ${path} » ${strange}.`);
    }
  } catch {
    return failure(`Le fichier « ${path} » est introuvable ou illisible.`);
  }
  const pages = await readPdfPages(path);
  return pages.ok ? pages : failure(describePdfRefusal(pages.failure));
};

const inseeOf = (path: string): string | undefined => /^(\d{5}|\d[AB]\d{3})(?=[_.-])/.exec(basename(path))?.[1];

const STATES: Readonly<Record<NonNullable<Prediction["status"]>, string>> = {
  "lu-et-verifie": "lu et vérifié",
  "a-verifier": "à vérifier",
};

const trustOf = ({ status, doutes }: Prediction): string => {
  if (status === undefined) return "";
  return ` [${STATES[status]}${doutes === undefined ? "" : ` : ${doutes.join(" ; ")}`}]`;
};

const sentenceOf = (line: Prediction): string => {
  const value =
    line.valeur === undefined
      ? line.statut.replace("a_lire", "à lire").replaceAll("_", " ")
      : `${JSON.stringify(line.valeur)} ${line.unite ?? ""}`.trim();
  const where = [
    line.article === undefined ? "" : `art. ${line.article}`,
    line.page === undefined ? "" : `p. ${line.page}`,
  ].filter((each) => each !== "");
  return `${line.secteur} · ${line.champ}.${line.sous_champ} : ${value}${where.length > 0 ? ` (${where.join(", ")})` : ""}${trustOf(line)}`;
};

/** Why nothing was read, and which zones could be asked for. */
const noZone = async (pages: PageModel, zone: string | undefined, illegible: readonly number[]): Promise<string> => {
  const all = await readPluInTime({ pages, zone: undefined, others: [] });
  const known = all.ok ? all.value.zones.map((each) => each.zone) : [];
  const written = known.filter((each) => each !== "?");
  const seen = all.ok ? all.value.codesSeen : [];
  if (known.length === 0 && illegible.length > 0)
    return `Ce document est en image (pages ${illegible.join(", ")}) : il ne peut pas être lu.`;
  if (zone !== undefined && written.length === 0 && seen.length > 0)
    return `La zone ${zone} n'est ouverte par aucun titre de ce document : rien n'en est lu. Zones nommées : ${seen.join(", ")}.`;
  const why =
    zone === undefined || known.length === 0
      ? "Aucune zone n'a été reconnue dans ce document."
      : `La zone ${zone} n'est pas dans ce document.`;
  return written.length > 0 ? `${why} Zones lues : ${written.join(", ")}.` : why;
};

/** The options, or nothing when they are not understood. */
const readArgs = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        zone: { type: "string" },
        avec: { type: "string", multiple: true },
        insee: { type: "string" },
        json: { type: "boolean" },
      },
    });
  } catch {
    return undefined;
  }
};

/** The other files of the plan, where the zone's text may send; the failure is a sentence. */
const companionsOf = async (paths: readonly string[]): Promise<Result<readonly Companion[], string>> => {
  const read: Companion[] = [];
  for (const path of paths) {
    const pages = await pagesOfFile(path);
    if (!pages.ok) return pages;
    read.push({ name: basename(path), model: pages.value });
  }
  return success(read);
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
  const zone = values.zone?.replace(/^\s*zone\s+/i, "").trim();
  if (zone === "") {
    process.stderr.write(`Indiquez la zone après --zone.\n${USAGE}\n`);
    return 1;
  }
  const companions = await companionsOf(values.avec ?? []);
  if (!companions.ok) {
    process.stderr.write(`${companions.failure}\n`);
    return 1;
  }
  const read = await readPluInTime({ pages: pages.value, zone, others: companions.value });
  if (!read.ok) {
    process.stderr.write(`${read.failure}\n`);
    return 1;
  }
  const reading = read.value;
  if (reading.zones.length === 0) {
    process.stderr.write(`${await noZone(pages.value, zone, reading.illegiblePages)}\n`);
    return 1;
  }
  if (reading.illegiblePages.length > 0) {
    process.stderr.write(`Pages non lues (en image, ou abîmées) : ${reading.illegiblePages.join(", ")}.\n`);
  }
  for (const line of predictionsOf(reading, values.insee ?? inseeOf(path))) {
    process.stdout.write(`${values.json ? JSON.stringify(line) : sentenceOf(line)}\n`);
  }
  return 0;
};
