import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { failure, type Result, success } from "@lotir/foncier";
import { answerProcedure, idOf, type ProcedureAnswer, procedureSentences, readProcedureFacts } from "@lotir/procedure";

const USAGE = "Usage : lotir procedure <facts.json|facts.jsonl> [--json]";

/** Why a document has no answer, and the id to say it under. */
interface Unread {
  readonly id: string | number | null;
  readonly error: string;
}

const answerText = (text: string): Result<ProcedureAnswer, Unread> => {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failure({ id: null, error: "Ce n'est pas un document JSON." });
  }
  const facts = readProcedureFacts(document);
  return facts.ok
    ? success(answerProcedure(facts.value))
    : failure({ id: idOf(document), error: facts.failure.join(" ; ") });
};

const answerLine = (line: string, json: boolean): string => {
  const answer = answerText(line);
  if (json) return JSON.stringify(answer.ok ? answer.value : answer.failure);
  if (answer.ok) return `${procedureSentences(answer.value).join("\n")}\n`;
  return `${answer.failure.id ?? "Ligne illisible"} : ${answer.failure.error}\n`;
};

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 1;
};

const answerOne = (text: string, json: boolean): number => {
  const answer = answerText(text);
  if (!answer.ok) return fail(answer.failure.error);
  process.stdout.write(`${json ? JSON.stringify(answer.value) : procedureSentences(answer.value).join("\n")}\n`);
  return 0;
};

const optionsOf = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  } catch {
    return undefined;
  }
};

/**
 * `lotir procedure <facts.json|facts.jsonl> [--json]`: which file an operation asks for, and its calendar. A `.jsonl` has
 * a document a line and gets an answer a line, same order; a line that cannot be read says why, and the others go on.
 */
export const procedure = async (args: string[]): Promise<number> => {
  const options = optionsOf(args);
  const path = options?.positionals[0];
  if (options === undefined || path === undefined || options.positionals.length > 1) return fail(USAGE);
  const bytes = await readFile(path, "utf8").catch(() => undefined);
  if (bytes === undefined) return fail(`Le fichier « ${path} » est introuvable ou illisible.`);
  const json = options.values.json === true;
  const text = bytes.replace(/^\uFEFF/, "");
  if (!path.endsWith(".jsonl")) return answerOne(text, json);
  for (const line of text.split(/\r?\n/)) if (line.trim() !== "") process.stdout.write(`${answerLine(line, json)}\n`);
  return 0;
};
