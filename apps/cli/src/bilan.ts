import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type BilanWire, balanceOperation, bilanToWire, operationSentence, readOperation } from "@lotir/finance";
import { failure, type Result, success } from "@lotir/foncier";

const USAGE = "Usage : lotir bilan <operation.json> [--json]";
const MOST_BYTES = 5_000_000;

const AMOUNT = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const euros = (amount: number | null): string => (amount === null ? "—" : `${AMOUNT.format(amount)} €`);
const percent = (rate: number | null): string => (rate === null ? "—" : `${PERCENT.format(rate * 100)} %`);
const months = (count: number | null): string => (count === null ? "—" : `${String(count).replace(".", ",")} mois`);

const row = (label: string, value: string, note = ""): string =>
  `  ${label.padEnd(58)} ${value.padStart(18)}${note === "" ? "" : `   ${note}`}`;

const TITLES = {
  acquisition: "Acquisition",
  administrative: "Études et autorisations",
  travaux: "Travaux",
  portage: "Portage",
  commercialisation: "Commercialisation",
  security: "Sécurité",
} as const;

const costRows = ({ costs }: BilanWire): string[] =>
  Object.entries(TITLES).flatMap(([category, title]) => {
    const lines = costs.lines.filter((line) => line.category === category);
    if (lines.length === 0) return [];
    const total = costs.categories[category as keyof typeof TITLES];
    const details = lines.map((line) => row(`  ${line.label}`, euros(line.amountEur), line.formula));
    return [row(title, euros(total)), ...details];
  });

const resultRows = ({ result, taxes }: BilanWire): string[] => [
  row("Chiffre d'affaires hors taxe", euros(result.turnoverBeforeVatEur)),
  row("Coût total", euros(result.totalCostsEur)),
  row("Marge avant impôt", euros(result.marginEur), percent(result.marginRate)),
  ...taxes.map((tax) => row(`  ${tax.label}`, euros(tax.amountEur), tax.formula)),
  row("Résultat net", euros(result.netEur), percent(result.netRate)),
  row("Rendement des fonds propres", percent(result.roi)),
  row("Taux de rendement interne", percent(result.internalRate)),
  row("Retour de la mise", months(result.paybackMonth)),
  row(`Prix du terrain pour ${percent(result.targetMargin)} de marge`, euros(result.residualLandPriceEur)),
];

const saleRows = ({ sales }: BilanWire): string[] =>
  sales.map((sale) => row(sale.name, euros(sale.priceEur), `TVA ${euros(sale.vatEur)} · ${sale.because}`));

const section = (title: string, rows: readonly string[]): string[] => (rows.length === 0 ? [] : [title, ...rows, ""]);

const table = (bilan: BilanWire): string =>
  [
    bilan.name ?? "Bilan",
    "",
    ...section("Ventes", saleRows(bilan)),
    ...section("Coûts", costRows(bilan)),
    ...section("Résultat", resultRows(bilan)),
    ...section(
      "Sensibilité du résultat net",
      bilan.sensitivity.map((each) => row(each.label, euros(each.netEur), euros(each.netChangeEur))),
    ),
    ...section(
      "À savoir",
      bilan.warnings.map((warning) => `  ${warning.severity === "info" ? "·" : "!"} ${warning.sentence}`),
    ),
    "Aide à la décision, non opposable.",
  ].join("\n");

const readDocument = async (path: string): Promise<Result<unknown, string>> => {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch {
    return failure(`Le fichier « ${path} » est introuvable ou illisible.`);
  }
  if (text.length > MOST_BYTES) return failure(`Le fichier « ${path} » est trop grand pour une opération.`);
  try {
    return success(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch {
    return failure(`Le fichier « ${path} » n'est pas un document JSON.`);
  }
};

const balanceFile = async (path: string): Promise<Result<BilanWire, string>> => {
  const document = await readDocument(path);
  if (!document.ok) return document;
  const operation = readOperation(document.value);
  if (!operation.ok) return failure(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  return bilan.ok ? success(bilanToWire(bilan.value)) : failure(operationSentence(bilan.failure));
};

const optionsOf = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  } catch {
    return undefined;
  }
};

/**
 * `lotir bilan <operation.json> [--json]`: every line of the balance of an operation (docs/bilan/README.md). 0, or 1 with
 * French sentences on the error output.
 */
export const bilan = async (args: string[]): Promise<number> => {
  const options = optionsOf(args);
  const path = options?.positionals[0];
  if (options === undefined || path === undefined || options.positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const answer = await balanceFile(path);
  if (!answer.ok) {
    process.stderr.write(`${answer.failure}\n`);
    return 1;
  }
  process.stdout.write(`${options.values.json === true ? JSON.stringify(answer.value) : table(answer.value)}\n`);
  return 0;
};
