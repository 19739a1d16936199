import { readFileSync } from "node:fs";
import { balanceOperation } from "./balance-operation.ts";
import { type BilanWire, bilanToWire } from "./bilan-to-wire.ts";
import { readOperation } from "./read-operation.ts";
import { operationSentence } from "./sentences.ts";

interface Example {
  readonly purchase: Readonly<Record<string, unknown>>;
}

/** One of the documents of docs/bilan. */
export const example = (name: "particulier" | "marchand-de-biens" | "lotisseur"): Example =>
  JSON.parse(readFileSync(new URL(`../../../docs/bilan/${name}.json`, import.meta.url), "utf8"));

/** The balance of a document as it leaves; throws the sentences of its refusals. */
export const balanced = (document: unknown): BilanWire => {
  const operation = readOperation(document);
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  if (!bilan.ok) throw new Error(operationSentence(bilan.failure));
  return bilanToWire(bilan.value);
};

export const amountOf = (bilan: BilanWire, code: string): number =>
  bilan.costs.lines.find((line) => line.code === code)?.amountEur ?? 0;

export const codesOf = (bilan: BilanWire): string[] => bilan.warnings.map((warning) => warning.code);
