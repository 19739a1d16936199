import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type BackTestLine,
  backTest,
  communeMedianEstimator,
  type Sale,
  type Split,
  salesFromDvfRows,
  specEstimator,
  splitByDate,
  splitInFolds,
  trainEstimator,
} from "@lotir/market";
import { isoDate } from "@lotir/units";
import { readDvfFiles } from "./read-dvf-files.ts";

const DVF = join(import.meta.dirname, "../../../../shared/data");
const RHONE = join(DVF, "dvf/geo-dvf-69-rhone-2018-jan-sep.csv.gz");
const LATRESNE = [2021, 2022, 2023, 2024, 2025].map((year) => join(DVF, `latresne-33234/dvf/${year}-33234.csv`));

const FOLDS = 5;
const METHODS = { lotir: trainEstimator, spec: specEstimator, "commune-median": communeMedianEstimator };

interface Trial {
  readonly name: string;
  readonly splits: readonly Split[];
}

const rhoneTrials = (sales: readonly Sale[], rounds: number): Trial[] => [
  {
    name: `Rhône 2018, validation croisée (${rounds} tirages de ${FOLDS} plis)`,
    splits: Array.from({ length: rounds }, (_, round) => splitInFolds(sales, { folds: FOLDS, round })).flat(),
  },
  ...["2018-03-01", "2018-04-01", "2018-05-01", "2018-06-01"].map((date) => ({
    name: `Rhône 2018, ventes à partir du ${date}`,
    splits: [splitByDate(sales, isoDate(date))],
  })),
];

const latresneTrials = (sales: readonly Sale[]): Trial[] => [
  { name: "Latresne (ventes inventées), 2025 d'après 2021–2024", splits: [splitByDate(sales, isoDate("2025-01-01"))] },
];

const share = (value: number | null): string => (value === null ? "—" : `${(value * 100).toFixed(1)} %`);

const lineOf = ({ kind, method, score, onCommon }: BackTestLine): string => {
  const error = score.medianError;
  const interval = error === null ? "" : ` [${share(error.low)} ; ${share(error.high)}]`;
  return [
    kind.padEnd(14),
    method.padEnd(15),
    `${score.answered}/${score.asked}`.padStart(11),
    `${share(error?.value ?? null)}${interval}`.padStart(26),
    share(onCommon.medianError?.value ?? null).padStart(9),
    share(score.coverage).padStart(9),
    (score.highOverLow?.toFixed(2) ?? "—").padStart(6),
    (score.bias?.toFixed(3) ?? "—").padStart(7),
  ].join("  ");
};

const HEADER =
  "bien            méthode              réponses      erreur médiane [95 %]     commun  dans 80 %  h/b    biais";

const MINUTE = 60_000;

/** Estimates a minute on one core, by the processor's time and not the clock's, houses and lots asked in turn. */
const measureSpeed = (sales: readonly Sale[], json: boolean): void => {
  const estimator = trainEstimator(sales);
  const asked = sales.filter((sale) => sale.kind === "house" || sale.kind === "building-land");
  const start = process.cpuUsage();
  for (const sale of asked) estimator.estimate(sale);
  const spent = process.cpuUsage(start);
  const perMinute = Math.round((asked.length * MINUTE) / ((spent.user + spent.system) / 1000));
  if (json) process.stdout.write(`${JSON.stringify({ estimatesPerMinute: perMinute })}\n`);
  else process.stdout.write(`\n${perMinute} estimations par minute sur un cœur\n`);
};

const measure = ({ name, splits }: Trial, json: boolean): void => {
  const lines = backTest(splits, METHODS);
  if (json) process.stdout.write(`${JSON.stringify({ trial: name, lines })}\n`);
  else process.stdout.write(`\n${name}\n${HEADER}\n${lines.map(lineOf).join("\n")}\n`);
};

const salesOf = async (paths: readonly string[]): Promise<readonly Sale[]> => {
  const rows = await readDvfFiles(paths);
  if (!rows.ok) throw new Error(rows.failure);
  return salesFromDvfRows(rows.value).sales;
};

/**
 * `lotir bench prices [fichiers DVF…] [--rounds n] [--json]`: the estimator beside the commune's median and the
 * specification's baseline, in repeated cross-validation and on the sales to come. "commun": on the sales that every
 * method answered.
 */
export const benchPrices = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean" }, rounds: { type: "string", default: "3" } },
  });
  const json = values.json === true;
  const rounds = Math.max(1, Math.min(20, Number(values.rounds) || 1));
  const known = positionals.length > 0 ? positionals : [RHONE];
  if (!known.every((path) => existsSync(path))) {
    process.stderr.write(`Les ventes « ${known.join(", ")} » sont introuvables : indiquez des fichiers DVF.\n`);
    return 1;
  }
  const sales = await salesOf(known);
  for (const trial of rhoneTrials(sales, rounds)) measure(trial, json);
  measureSpeed(sales, json);
  if (positionals.length === 0 && LATRESNE.every((path) => existsSync(path)))
    for (const trial of latresneTrials(await salesOf(LATRESNE))) measure(trial, json);
  return 0;
};
