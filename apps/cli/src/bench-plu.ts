import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  type Prediction,
  predictionsOf,
  readRules,
  type Score,
  scorePredictions,
  type TruthCell,
  type TruthFact,
  type TruthSet,
  type TruthZone,
} from "@lotir/plu";
import { pagesOfFile } from "./plu.ts";
import { holdsLists, truthOfLists } from "./truth-lists.ts";

const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

const cellsFile = (folder: string): string | undefined =>
  readdirSync(folder).find((name) => name.endsWith("_cells.jsonl"));

interface ZoneFile {
  readonly insee: string;
  readonly zone: string;
  readonly pieges?: TruthZone["pieges"];
}

const zoneFiles = (folder: string): ZoneFile[] =>
  readdirSync(folder)
    .filter((name) => /^\w{5}_.+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as ZoneFile);

/** The truth of a folder: `*_cells.jsonl`, `*_facts.jsonl`, one JSON per zone, and the texts under `documents/`. */
export const truthOf = (folder: string): TruthSet => {
  const name = cellsFile(folder) ?? "dev_cells.jsonl";
  const cells = linesOf(join(folder, name)).map((line) => JSON.parse(line) as TruthCell);
  const facts = linesOf(join(folder, name.replace("_cells", "_facts"))).map((line) => JSON.parse(line) as TruthFact);
  const textOfZone = (zone: ZoneFile) =>
    facts.findLast((fact) => fact.insee === zone.insee && fact.zone === zone.zone && fact.rang === "P")?.texte ?? "";
  const zones = zoneFiles(folder).map((zone) => ({
    insee: zone.insee,
    zone: zone.zone,
    texte: textOfZone(zone),
    pieges: zone.pieges ?? [],
  }));
  return { cells, facts, zones, textOf: (path) => readFileSync(join(folder, "documents", path), "utf8") };
};

/** The PDF beside a text where there is one, else the text. */
const sourceOf = (documents: string, text: string): string => {
  const pdf = join(documents, text.replace(/\.pages\.txt$/, ".pdf"));
  return pdf.endsWith(".pdf") && existsSync(pdf) ? pdf : join(documents, text);
};

const predictAll = async (documents: string, zones: readonly TruthZone[], fromText: boolean): Promise<Prediction[]> => {
  const predictions: Prediction[] = [];
  for (const zone of zones) {
    const pages = await pagesOfFile(fromText ? join(documents, zone.texte) : sourceOf(documents, zone.texte));
    if (!pages.ok) process.stderr.write(`${zone.zone} : ${pages.failure}\n`);
    else predictions.push(...predictionsOf(readRules(pages.value, zone.zone), zone.insee));
  }
  return predictions;
};

const summary = (name: string, score: Score): string =>
  `${name} : précision ${score.precision}, rappel ${score.rappel}, citations introuvables ${score.taux_hallucination}, ` +
  `pages fausses ${score.pages_fausses}, pièges ${score.pieges_hors_secondaires}, statuts ${score.statuts_exacts}/${score.statuts_negatifs_or} ; ` +
  `lu et vérifié : ${score.verifiees.TP + score.verifiees.FP} valeurs, précision ${score.verifiees.precision} ; ` +
  `six champs : précision ${score.six_champs.precision}, rappel ${score.six_champs.rappel}`;

/** What leaving a document out can and cannot show, for a reader that learns nothing from them. */
const HONESTY =
  "Portée : le lecteur n'apprend rien de ces documents, les retirer un à un ne change donc pas sa lecture ; mais sa grammaire a été " +
  "écrite en les lisant. Ce qu'il fait d'un texte neuf se mesure à la première lecture : packages/plu/README.md.";

/**
 * `lotir bench plu [dossier] [--text] [--json]`: scores the reader against annotated zones, in all and per commune, with the
 * precision of what is said verified and that of the six fields that drive a division. A folder of texts with their lists
 * (`name.txt`, `name.expected.json`) is scored text by text.
 */
export const benchPlu = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean" }, text: { type: "boolean" } },
  });
  const folder = resolve(positionals[0] ?? join(import.meta.dirname, "../../../../shared/data/plu"));
  const lists = holdsLists(folder);
  if (!existsSync(folder) || (!lists && cellsFile(folder) === undefined)) {
    process.stderr.write(`Le dossier d'annotations « ${folder} » est introuvable : indiquez-le en argument.\n`);
    return 1;
  }
  const truth = lists ? truthOfLists(folder) : truthOf(folder);
  const predictions = await predictAll(lists ? folder : join(folder, "documents"), truth.zones, values.text ?? false);
  const communes = [...new Set(truth.cells.map((cell) => cell.insee))].toSorted();
  const only = (kept: (insee: string) => boolean): TruthSet => ({
    ...truth,
    cells: truth.cells.filter((cell) => kept(cell.insee)),
    facts: truth.facts.filter((fact) => kept(fact.insee)),
    zones: truth.zones.filter((zone) => kept(zone.insee)),
  });
  const total = scorePredictions(truth, predictions);
  const byCommune = Object.fromEntries(
    communes.map((insee) => [
      insee,
      scorePredictions(
        only((each) => each === insee),
        predictions.filter((each) => each.insee === insee),
      ),
    ]),
  );
  const without = Object.fromEntries(
    communes.map((insee) => [
      insee,
      scorePredictions(
        only((each) => each !== insee),
        predictions.filter((each) => each.insee !== insee),
      ),
    ]),
  );
  if (values.json)
    process.stdout.write(`${JSON.stringify({ total, communes: byCommune, sansCommune: without, portee: HONESTY })}\n`);
  else {
    for (const [name, score] of [["ensemble", total] as const, ...Object.entries(byCommune)])
      process.stdout.write(`${summary(name, score)}\n`);
    for (const [insee, score] of lists ? [] : Object.entries(without))
      process.stdout.write(`${summary(`sans ${insee}`, score)}\n`);
    process.stdout.write(`${HONESTY}\n`);
  }
  return 0;
};
