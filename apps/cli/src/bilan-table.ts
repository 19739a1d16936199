import { LINE_STATUS_LABELS, type LineStatus, type WrittenBilan } from "@lotir/finance";

const AMOUNT = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const euros = (amount: number | null): string => (amount === null ? "—" : `${AMOUNT.format(amount)} €`);
const percent = (rate: number | null): string => (rate === null ? "—" : `${PERCENT.format(rate * 100)} %`);
const months = (count: number | null): string => (count === null ? "—" : `${String(count).replace(".", ",")} mois`);

const row = (label: string, value: string, note = ""): string =>
  `  ${label.padEnd(58)} ${value.padStart(18)}${note === "" ? "" : `   ${note}`}`;

const day = (date: string): string => date.split("-").reverse().join("/");

/** "420 000,00 € × 0,71498 % [CGI, art. 1115 · vérifié · depuis le 01/01/2014]" */
const origin = (line: {
  readonly source: string;
  readonly status: LineStatus;
  readonly since: string | null;
}): string => {
  const since = line.since === null ? [] : [`depuis le ${day(line.since)}`];
  const status = LINE_STATUS_LABELS[line.status];
  const source = line.source.toLowerCase() === status ? [] : [line.source];
  return `[${[...source, status, ...since].join(" · ")}]`;
};

const found = (line: WrittenBilan["taxes"][number]): string => `${line.formula} ${origin(line)}`;

const TITLES = {
  acquisition: "Acquisition",
  administrative: "Études et autorisations",
  travaux: "Travaux",
  portage: "Portage",
  commercialisation: "Commercialisation",
  security: "Sécurité",
} as const;

const costRows = ({ costs }: WrittenBilan): string[] =>
  Object.entries(TITLES).flatMap(([category, title]) => {
    const lines = costs.lines.filter((line) => line.category === category);
    if (lines.length === 0) return [];
    const total = costs.categories[category as keyof typeof TITLES];
    const details = lines.map((line) => row(`  ${line.label}`, euros(line.amountEur), found(line)));
    return [row(title, euros(total)), ...details];
  });

const resultRows = ({ result, taxes }: WrittenBilan): string[] => [
  row("Chiffre d'affaires hors taxe", euros(result.turnoverBeforeVatEur)),
  row("Coût total", euros(result.totalCostsEur)),
  row("Marge avant impôt", euros(result.marginEur), percent(result.marginRate)),
  ...taxes.map((tax) => row(`  ${tax.label}`, euros(tax.amountEur), found(tax))),
  row("Résultat net", euros(result.netEur), percent(result.netRate)),
  row("Rendement des fonds propres", percent(result.roi)),
  row("Taux de rendement interne", percent(result.internalRate)),
  row("Retour de la mise", months(result.paybackMonth)),
  row(`Prix du terrain pour ${percent(result.targetMargin)} de marge`, euros(result.residualLandPriceEur)),
];

const saleRows = ({ sales }: WrittenBilan): string[] =>
  sales.map((sale) =>
    row(
      sale.name,
      euros(sale.priceEur),
      `TVA ${euros(sale.vatEur)}, ${sale.formula} · ${sale.because} ${origin(sale)}`,
    ),
  );

const MOST_BUYERS = 10;

const buyerNote = ({ costs, firstHome, houseToBuild }: WrittenBilan["buyers"][number]): string =>
  [
    `dont frais ${euros(costs.totalEur)}`,
    ...(firstHome === null ? [] : [`première résidence principale : ${euros(firstHome.totalEur)}`]),
    ...(houseToBuild === null
      ? []
      : [`puis, pour bâtir, ${euros(houseToBuild.totalEur)} de taxes, étude de sol et raccordement`]),
    ...(houseToBuild?.notCounted ?? []),
  ].join(" · ");

const buyerRows = ({ buyers }: WrittenBilan): string[] => [
  ...buyers.slice(0, MOST_BUYERS).map((buyer) => row(buyer.name, euros(buyer.totalEur), buyerNote(buyer))),
  ...(buyers.length > MOST_BUYERS ? [`  et ${buyers.length - MOST_BUYERS} autres (--json les donne tous)`] : []),
];

const section = (title: string, rows: readonly string[]): string[] => (rows.length === 0 ? [] : [title, ...rows, ""]);

/** The balance to read in a terminal: every amount with its formula, its text, how sure it is and since when. */
export const bilanTable = (bilan: WrittenBilan): string =>
  [
    bilan.name ?? "Bilan",
    "",
    ...section("Ventes", saleRows(bilan)),
    ...section("Coûts", costRows(bilan)),
    ...section("Résultat", resultRows(bilan)),
    ...section("Ce que paie chaque acheteur, frais compris", buyerRows(bilan)),
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
