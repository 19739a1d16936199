import { parseArgs } from "node:util";
import type { Result } from "@lotir/foncier";
import {
  type Abstention,
  type AskedMutation,
  askedFromDvfRows,
  communeMedianEstimator,
  type Estimate,
  type Estimator,
  type Sale,
  salesFromDvfRows,
  specEstimator,
  trainEstimator,
} from "@lotir/market";
import { readDvfFiles } from "./read-dvf-files.ts";

const USAGE = "Usage : lotir estimate --sales <csv…> --ask <csv> [--method lotir|spec|commune-median] [--json]";

const METHODS: Readonly<Record<string, (sales: readonly Sale[]) => Estimator>> = {
  lotir: trainEstimator,
  spec: specEstimator,
  "commune-median": communeMedianEstimator,
};

const percent = (share: number): number => Math.round(share * 100);

const SALE_KINDS: Readonly<Record<string, string>> = {
  mixed: "plusieurs locaux dans la même vente",
  exchange: "échange, sans prix de marché",
  auction: "adjudication, sans prix de marché",
  expropriation: "expropriation, sans prix de marché",
};

const reasonOf = (abstention: Abstention): string => {
  switch (abstention.kind) {
    case "not-priced":
      return SALE_KINDS[abstention.sale] ?? "bien d'une autre nature";
    case "unknown-area":
      return abstention.of === "plancher" ? "surface bâtie inconnue" : "surface de terrain inconnue";
    case "unknown-place":
      return "lieu inconnu";
    case "too-few-sales":
      return `${abstention.found} ${abstention.found < 2 ? "vente comparable" : "ventes comparables"}, il en faut ${abstention.needed}`;
    case "too-far":
      return `moins de ${abstention.needed} ventes comparables à ${abstention.kilometres} km`;
    case "out-of-period":
      return `date à plus de ${abstention.years} ans des ventes connues (${abstention.first} à ${abstention.last})`;
    case "too-doubtful":
      return `confiance de ${percent(abstention.confidence)} %, sous le seuil de ${percent(abstention.needed)} %`;
  }
};

interface Line {
  readonly mutation: string;
  readonly kind: AskedMutation["kind"];
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Percent. */
  readonly confidence: number | null;
  readonly level: string | null;
  readonly why?: string;
}

const lineOf = ({ mutation, kind, goods }: AskedMutation, estimator: Estimator): Line => {
  const none = { mutation, kind, value: null, low: null, high: null, confidence: null, level: null };
  if (goods === null) return { ...none, why: "date de mutation illisible" };
  const result: Result<Estimate, Abstention> = estimator.estimate(goods);
  if (!result.ok) return { ...none, why: reasonOf(result.failure) };
  const { value, low, high, confidence, level } = result.value;
  return {
    mutation,
    kind,
    value: Math.round(value),
    low: Math.round(low),
    high: Math.round(high),
    confidence: percent(confidence),
    level,
  };
};

/** A sale asked is never its own comparable, even where the files of sales hold it with its price. */
const withoutAsked = (sales: readonly Sale[], asked: readonly AskedMutation[]): Sale[] => {
  const placed = new Set(asked.map(({ goods }) => `${goods?.date}/${goods?.parcels.join("+")}`));
  return sales.filter((sale) => !placed.has(`${sale.date}/${sale.parcels.join("+")}`));
};

const EUROS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

const sentence = (line: Line): string =>
  line.value === null
    ? `${line.mutation} (${line.kind}) : non estimé, ${line.why}`
    : `${line.mutation} (${line.kind}) : ${EUROS.format(line.value)} € (${EUROS.format(line.low ?? 0)} à ${EUROS.format(line.high ?? 0)} €), confiance ${line.confidence} %`;

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 1;
};

const optionsOf = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        sales: { type: "string", multiple: true },
        ask: { type: "string" },
        method: { type: "string", default: "lotir" },
        json: { type: "boolean" },
      },
    });
    return { ...values, sales: [...(values.sales ?? []), ...positionals] };
  } catch {
    return undefined;
  }
};

/**
 * `lotir estimate --sales <csv…> --ask <csv>`: learns from the sales, answers one line per house, land or flat mutation
 * asked. With `--json`, one compact JSON object per line on stdout.
 */
export const estimate = async (args: string[]): Promise<number> => {
  const options = optionsOf(args);
  if (options?.ask === undefined || options.sales.length === 0) return fail(USAGE);
  const train = METHODS[options.method];
  if (train === undefined) return fail(`Méthode inconnue : « ${options.method} ».\n${USAGE}`);
  const salesRows = await readDvfFiles(options.sales);
  if (!salesRows.ok) return fail(salesRows.failure);
  const askedRows = await readDvfFiles([options.ask]);
  if (!askedRows.ok) return fail(askedRows.failure);
  const { sales, counts } = salesFromDvfRows(salesRows.value);
  const { asked, leftOut } = askedFromDvfRows(askedRows.value);
  process.stderr.write(
    `${counts.read} lignes lues, ${sales.length} ventes retenues ; ${asked.length} mutations à estimer, ${leftOut} d'une autre nature.\n`,
  );
  const estimator = train(withoutAsked(sales, asked));
  for (const mutation of asked) {
    const line = lineOf(mutation, estimator);
    process.stdout.write(`${options.json === true ? JSON.stringify(line) : sentence(line)}\n`);
  }
  return 0;
};
