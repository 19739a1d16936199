import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { balanceOperation, operationSentence, readOperation, type WrittenBilan, writeBilan } from "@lotir/finance";
import { failure, type Result, success } from "@lotir/foncier";
import { bilanTable } from "./bilan-table.ts";

const USAGE = "Usage : lotir bilan <operation.json> [--json]";
const MOST_BYTES = 5_000_000;

const readDocument = async (path: string): Promise<Result<unknown, string>> => {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch {
    return failure(`Le fichier « ${path} » est introuvable ou illisible.`);
  }
  if (text.length > MOST_BYTES) return failure(`Le fichier « ${path} » est trop grand pour une opération.`);
  try {
    return success(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch {
    return failure(`Le fichier « ${path} » n'est pas un document JSON.`);
  }
};

const balanceFile = async (path: string): Promise<Result<WrittenBilan, string>> => {
  const document = await readDocument(path);
  if (!document.ok) return document;
  const operation = readOperation(document.value);
  if (!operation.ok) return failure(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  return bilan.ok ? success(writeBilan(bilan.value)) : failure(operationSentence(bilan.failure));
};

const optionsOf = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  } catch {
    return undefined;
  }
};

/**
 * `lotir bilan <operation.json> [--json]`: every line of the balance of an operation (docs/bilan/README.md). 0, or 1 with
 * French sentences on the error output.
 */
export const bilan = async (args: string[]): Promise<number> => {
  const options = optionsOf(args);
  const path = options?.positionals[0];
  if (options === undefined || path === undefined || options.positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const answer = await balanceFile(path);
  if (!answer.ok) {
    process.stderr.write(`${answer.failure}\n`);
    return 1;
  }
  process.stdout.write(`${options.values.json === true ? JSON.stringify(answer.value) : bilanTable(answer.value)}\n`);
  return 0;
};
