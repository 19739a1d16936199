import { readFileSync } from "node:fs";
import { balanceOperation } from "../bilan/balance-operation.ts";
import { readOperation } from "../document/read-operation.ts";
import { type WrittenBilan, writeBilan } from "../document/write-bilan.ts";
import { operationSentence } from "../operation/operation-sentence.ts";

interface Example {
  readonly purchase: Readonly<Record<string, unknown>>;
}

/** One of the documents of docs/bilan. */
export const example = (name: "particulier" | "marchand-de-biens" | "lotisseur"): Example =>
  JSON.parse(readFileSync(new URL(`../../../../docs/bilan/${name}.json`, import.meta.url), "utf8"));

/** The balance of a document as it leaves; throws the sentences of its refusals. */
export const balanced = (document: unknown): WrittenBilan => {
  const operation = readOperation(document);
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  if (!bilan.ok) throw new Error(operationSentence(bilan.failure));
  return writeBilan(bilan.value);
};

export const amountOf = (bilan: WrittenBilan, code: string): number =>
  bilan.costs.lines.find((line) => line.code === code)?.amountEur ?? 0;

export const codesOf = (bilan: WrittenBilan): string[] => bilan.warnings.map((warning) => warning.code);
