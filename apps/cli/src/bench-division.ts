import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type DivisionBench, benchDivision as runBench, type ShapeSummary } from "@lotir/division";
import { readJsonFile } from "./read-json-file.ts";

const FIGURE = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 3, maximumFractionDigits: 3 });

const line = (name: string, { compactness, rectangularity }: ShapeSummary): string =>
  [name.padEnd(24), compactness.mean, compactness.p10, rectangularity.mean, rectangularity.p10]
    .map((cell) => (typeof cell === "number" ? FIGURE.format(cell).padStart(8) : cell))
    .join(" ");

const print = (report: DivisionBench): void => {
  const { cases, solved, accessProved, withNarrowAccess, engine, naive, surveyors, whereNaiveReaches } = report;
  console.log(
    `${solved} cas résolus sur ${cases}, accès prouvé pour ${accessProved}, dont ${withNarrowAccess} par un passage de 3 m`,
  );
  console.log(`${"".padEnd(24)} compacité (moy., p10)  rectangularité (moy., p10)`);
  console.log(line("Lotir", engine));
  console.log(line("moitiés (OBB)", naive));
  console.log(line("géomètres", surveyors));
  console.log(`Là où les moitiés atteignent la rue (${whereNaiveReaches.cases} cas) :`);
  console.log(line("Lotir", whereNaiveReaches.engine));
  console.log(line("moitiés (OBB)", whereNaiveReaches.naive));
};

const FILES = { cases: "divisions", context: "parcelles voisines" } as const;

/** `lotir bench division --cases <divisions.geojson> --context <context.geojson> [--out <plans.geojson>]`. */
export const benchDivision = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      cases: { type: "string" },
      context: { type: "string" },
      out: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  if (values.cases === undefined || values.context === undefined) {
    console.error("Indiquez les deux fichiers : --cases <divisions.geojson> --context <context.geojson>");
    return 1;
  }
  const cases = readJsonFile(values.cases);
  const context = readJsonFile(values.context);
  for (const file of [cases, context]) {
    if (file.ok) continue;
    console.error(file.failure);
    return 1;
  }
  if (!cases.ok || !context.ok) return 1;
  const run = runBench({ cases: cases.value, context: context.value }, () => performance.now());
  if (!run.ok) {
    console.error(`Le fichier des ${FILES[run.failure.file]} n'est pas une collection GeoJSON.`);
    return 1;
  }
  for (const { file, at } of run.value.report.aside)
    console.error(`Fichier des ${FILES[file]}, objet ${at + 1} : pas une surface lisible, laissé de côté.`);
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(run.value.plans));
  if (values.json) console.log(JSON.stringify(run.value.report));
  else print(run.value.report);
  return 0;
};
