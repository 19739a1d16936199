import { readFileSync } from "node:fs";
import { VARIABLE_NAMES } from "./variables.ts";

type Given = Readonly<Record<string, string | undefined>>;
type Whole = { readonly ok: true; readonly variables: Given } | { readonly ok: false; readonly sentence: string };

const refused = (name: string, issue: string): Whole => ({
  ok: false,
  sentence: `Variable d'environnement ${name} : ${issue}.`,
});

/** A file written by hand, or by an orchestrator, often ends with a line feed that is no part of the secret. */
const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch {
    return undefined;
  }
};

/**
 * Each variable may stand in a file instead, named by the same variable with `_FILE`: a secret is then in no environment, in
 * no list of processes, in no `docker inspect`. Both at once is refused: which one is meant would be a guess.
 */
export const withFiles = (given: Given): Whole => {
  const read: Record<string, string> = {};
  for (const name of VARIABLE_NAMES) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) return refused(`${name}_FILE`, `${name} est donnée aussi ; une seule des deux`);
    const content = contentOf(path);
    if (content === undefined) return refused(`${name}_FILE`, `le fichier ${path} ne se lit pas`);
    if (content === "") return refused(`${name}_FILE`, `le fichier ${path} est vide`);
    read[name] = content;
  }
  return { ok: true, variables: { ...given, ...read } };
};
