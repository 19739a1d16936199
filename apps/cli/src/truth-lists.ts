import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TruthCell, TruthFact, TruthSet } from "@lotir/plu";

const EXPECTED = ".expected.json";

/** One line of a list: a rule (rank P), a special case (S) or a value reached by a reference (R), for one secteur. */
type Expected = Omit<TruthCell, "insee"> & Pick<TruthFact, "rang" | "conditions" | "citation">;

/** Whether a folder holds texts with the list of what they say beside each: `name.txt`, `name.expected.json`. */
export const holdsLists = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(EXPECTED));

/** The truth of such a folder. Each text stands for a commune of its own, under the name of its file. */
export const truthOfLists = (folder: string): TruthSet => {
  const names = readdirSync(folder).filter((name) => name.endsWith(EXPECTED));
  const lines = names.toSorted().flatMap((name) => {
    const insee = name.slice(0, -EXPECTED.length);
    const list = JSON.parse(readFileSync(join(folder, name), "utf8")) as Expected[];
    return list.map((line) => ({ ...line, insee, texte: `${insee}.txt` }));
  });
  const zones = new Map(
    lines.map(({ insee, zone, texte }) => [`${insee}|${zone}`, { insee, zone, texte, pieges: [] }]),
  );
  return {
    cells: lines.filter(({ rang }) => rang === "P"),
    facts: lines.map(({ secteur, ...line }) => ({ ...line, secteurs: [secteur] })),
    zones: [...zones.values()],
    textOf: (path) => readFileSync(join(folder, path), "utf8"),
  };
};
