import { readdirSync, readFileSync } from "node:fs";
import type { TruthCell, TruthFact } from "../src/score/score-predictions.ts";

const FOLDER = new URL("./mechanisms/", import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

/** A text of ours that guards one way of writing, with its truth: rules, special cases and silences. */
export interface MechanismCase {
  readonly name: string;
  readonly text: string;
  readonly zones: readonly string[];
  readonly cells: readonly TruthCell[];
  readonly facts: readonly TruthFact[];
}

const LINE = /^(~ )?(\S+) ([a-z_]+)(?:\.([a-z_0-9]+))? (\S.*)$/;

/**
 * One line of truth: `UBa,UBb hauteur.egout_m 7`, a rule; `UB emprise absent`, a silence; `~ UB voie.recul_min_m 3 | words of
 * its condition`, a special case, that may be given with its condition and never as the rule; `? …`, a rule that is written
 * there and that the reader does not find yet.
 */
const factOf = (name: string, zone: string, line: string): TruthFact => {
  const [, mark, secteurs = "", champ = "", sousChamp, said = ""] = LINE.exec(line) ?? [];
  if (champ === "") throw new Error(`${name}: « ${line} »`);
  const [value = "", condition] = said.split(" | ");
  const cell = { insee: name, zone, secteurs: secteurs.split(","), champ, sous_champ: sousChamp ?? "*" };
  return sousChamp === undefined
    ? { ...cell, statut: value, rang: "P" }
    : {
        ...cell,
        statut: "valeur",
        valeur: JSON.parse(value) as unknown,
        rang: mark === undefined ? "P" : "S",
        conditions: condition === undefined ? [] : [condition],
      };
};

/** The zone is that of the first secteur of a line, or the one a title line gives: `[UB]`. */
const caseOf = (name: string): MechanismCase => {
  const lines = textOf(`${name}.truth`)
    .split("\n")
    .filter((line) => line !== "");
  const text = textOf(`${name}.txt`);
  let zone: string | undefined;
  const facts: TruthFact[] = [];
  for (const line of lines) {
    const title = /^\[(.+)\]$/.exec(line)?.[1];
    if (title !== undefined) zone = title;
    else if (!line.startsWith("? ")) facts.push(factOf(name, zone ?? LINE.exec(line)?.[2] ?? "", line));
  }
  const cells = facts
    .filter(({ rang }) => rang === "P")
    .flatMap(({ secteurs, ...cell }) => secteurs.map((secteur) => ({ ...cell, secteur })));
  return { name, text, zones: [...new Set(facts.map((fact) => fact.zone))], cells, facts };
};

export const MECHANISMS: readonly MechanismCase[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".truth"))
  .sort()
  .map((name) => caseOf(name.replace(/\.truth$/, "")));
