import { failure, type Result, success } from "@lotir/foncier";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { type Node, onlyKeys } from "./node.ts";
import { readFile } from "./read-file.ts";
import { readGround } from "./read-ground.ts";
import { readOperation } from "./read-operation.ts";

/** The id to echo, even when the rest cannot be read. */
export const idOf = (document: unknown): string | number | null => {
  const id = typeof document === "object" && document !== null && "id" in document ? document.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
};

/** A document of facts (version 1), or the French sentences that say which paths cannot be read. */
export const readProcedureFacts = (document: unknown): Result<ProcedureFacts, readonly string[]> => {
  if (typeof document !== "object" || document === null || Array.isArray(document))
    return failure(["Un objet JSON est attendu."]);
  const root: Node = { value: { ...document }, path: "", failures: [] };
  onlyKeys(root, ["version", "id", "ground", "operation", "file"]);
  if (root.value.version !== 1) root.failures.push("version : 1 est attendu");
  const facts = {
    id: idOf(document),
    ground: readGround(root),
    operation: readOperation(root),
    file: readFile(root),
  };
  return root.failures.length === 0 ? success(facts) : failure(root.failures);
};
