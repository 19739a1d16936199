import type { Cents } from "@lotir/units";
import { frenchEuros, frenchNumber } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { CostLevel } from "../figures/figure.ts";
import type {
  CostCategory,
  CostMoment,
  CostUse,
  Given,
  GivenCosts,
  OtherCost,
  Profile,
  WorkLine,
  Works,
} from "../operation/operation.ts";
import type { PriceBasis } from "../taxes/tax-sale.ts";
import {
  AREA,
  childNode,
  choiceAt,
  eurosAt,
  itemsAt,
  MONEY,
  type Node,
  numberAt,
  openNode,
  pathOf,
  required,
  SHARE,
  textAt,
} from "./reading.ts";

/** How given amounts become those the operation pays: before tax in business, after tax for a private person. */
export interface CostBasis {
  readonly basis: PriceBasis;
  readonly business: boolean;
}

const STANDARD_VAT = 0.2;

const payable = (amount: number, vatRate: number, { basis, business }: CostBasis): Cents => {
  if (business) return roundToCents(basis === "TTC" ? amount / (1 + vatRate) : amount);
  return roundToCents(basis === "HT" ? amount * (1 + vatRate) : amount);
};

const QUANTITY = { minimum: 0, maximum: 10_000_000 };

const readWorkLine = (item: Parameters<typeof openNode>[1] & { value: unknown }, basis: CostBasis): WorkLine => {
  const node = openNode(item.value, item, ["label", "amountEur", "quantity", "unit", "unitEur"]);
  const label = textAt(node, "label") ?? "Travaux";
  const amount = eurosAt(node, "amountEur", MONEY);
  const quantity = numberAt(node, "quantity", QUANTITY);
  const unitPrice = eurosAt(node, "unitEur", MONEY);
  const unit = textAt(node, "unit") ?? "";
  if (amount !== undefined && unitPrice !== undefined)
    node.failures.push({ kind: "both-given", paths: [pathOf(node, "amountEur"), pathOf(node, "unitEur")] });
  if (amount !== undefined) return { label, amount: payable(amount, STANDARD_VAT, basis), detail: undefined };
  if (unitPrice === undefined) required(node, "amountEur", amount);
  const total = (required(node, "quantity", quantity) ?? 0) * (unitPrice ?? 0);
  const detail = `${frenchNumber(quantity ?? 0)} ${unit} × ${frenchEuros(unitPrice ?? 0)}`.replace("  ", " ");
  return { label, amount: payable(total, STANDARD_VAT, basis), detail };
};

const MOST_LINES = 200;

const readLane = (node: Node): Works["lane"] => {
  if (node.value.lane === undefined) return undefined;
  const lane = childNode(node, "lane", ["lengthM", "areaM2"]);
  const length = required(lane, "lengthM", numberAt(lane, "lengthM", { minimum: 1, maximum: 10_000 }));
  const area = required(lane, "areaM2", numberAt(lane, "areaM2", AREA));
  return length === undefined || area === undefined ? undefined : { length, area };
};

export const readWorks = (root: Node, basis: CostBasis): Works => {
  const node = childNode(root, "works", ["vrd", "lane", "perLotEur", "others"]);
  const lines = (key: string): WorkLine[] => itemsAt(node, key, MOST_LINES).map((item) => readWorkLine(item, basis));
  const perLot = eurosAt(node, "perLotEur", MONEY);
  const given = ["vrd", "lane", "perLotEur"]
    .filter((key) => node.value[key] !== undefined)
    .map((key) => pathOf(node, key));
  const [first, second] = given;
  if (first !== undefined && second !== undefined) node.failures.push({ kind: "both-given", paths: [first, second] });
  return {
    vrd: node.value.vrd === undefined ? undefined : lines("vrd"),
    lane: readLane(node),
    perLot: perLot === undefined ? undefined : payable(perLot, STANDARD_VAT, basis),
    others: lines("others"),
  };
};

const CATEGORIES: readonly CostCategory[] = [
  "acquisition",
  "administrative",
  "travaux",
  "portage",
  "commercialisation",
  "security",
];
const MOMENTS: readonly CostMoment[] = ["etudes", "dossier", "acte", "travaux", "portage", "vente"];
const USES: readonly Extract<CostUse, string>[] = ["lots", "commun", "ventes", "travaux"];

const readOther = (item: Parameters<typeof openNode>[1] & { value: unknown }, basis: CostBasis): OtherCost => {
  const node = openNode(item.value, item, ["label", "category", "amountEur", "vatRate", "use", "moment"]);
  const vatRate = numberAt(node, "vatRate", { minimum: 0, maximum: 0.25 }) ?? STANDARD_VAT;
  return {
    label: required(node, "label", textAt(node, "label")) ?? "Autre dépense",
    category: choiceAt(node, "category", CATEGORIES) ?? "administrative",
    amount: payable(required(node, "amountEur", eurosAt(node, "amountEur", MONEY)) ?? 0, vatRate, basis),
    vatRate,
    use: choiceAt(node, "use", USES) ?? "commun",
    moment: choiceAt(node, "moment", MOMENTS) ?? "etudes",
  };
};

const COST_FIELDS = [
  "level",
  "basis",
  ...["geometre", "topographie", "etudeSol", "dossier", "architecte", "asl", "taxeFonciere", "insurance"].map(
    (name) => `${name}Eur`,
  ),
  ...["moe", "gfa", "contingency", "selling", "overheads"].flatMap((name) => [`${name}Eur`, `${name}Rate`]),
  "taxeFoncierePerYearEur",
  "others",
];

const LEVELS: readonly (CostLevel | "aucun")[] = ["low", "default", "high", "aucun"];

const givenAmount = (node: Node, name: string, terms: CostBasis & { vatRate: number }): Given => {
  const amount = eurosAt(node, `${name}Eur`, MONEY);
  return amount === undefined ? undefined : { amount: payable(amount, terms.vatRate, terms) };
};

const givenRateOrAmount = (node: Node, name: string, terms: CostBasis & { vatRate: number }): Given => {
  const rate = numberAt(node, `${name}Rate`, name === "selling" ? { minimum: 0, maximum: 0.3 } : SHARE);
  const amount = givenAmount(node, name, terms);
  if (rate !== undefined && amount !== undefined)
    node.failures.push({ kind: "both-given", paths: [pathOf(node, `${name}Rate`), pathOf(node, `${name}Eur`)] });
  return rate === undefined ? amount : { rate };
};

export const readBasis = (root: Node, profile: Profile): CostBasis => {
  const business = profile !== "particulier";
  const given = childNode({ ...root, failures: [] }, "costs", COST_FIELDS);
  return { basis: choiceAt(given, "basis", ["HT", "TTC"]) ?? (business ? "HT" : "TTC"), business };
};

export const readCosts = (root: Node, basis: CostBasis): GivenCosts => {
  const node = childNode(root, "costs", COST_FIELDS);
  const taxed = { ...basis, vatRate: STANDARD_VAT };
  const untaxed = { ...basis, vatRate: 0 };
  const total = givenAmount(node, "taxeFonciere", untaxed);
  const perYear = eurosAt(node, "taxeFoncierePerYearEur", MONEY);
  if (total !== undefined && perYear !== undefined)
    node.failures.push({ kind: "both-given", paths: ["costs.taxeFonciereEur", "costs.taxeFoncierePerYearEur"] });
  choiceAt(node, "basis", ["HT", "TTC"]);
  return {
    level: choiceAt(node, "level", LEVELS) ?? "default",
    basis: basis.basis,
    geometre: givenAmount(node, "geometre", taxed),
    topographie: givenAmount(node, "topographie", taxed),
    etudeSol: givenAmount(node, "etudeSol", taxed),
    dossier: givenAmount(node, "dossier", taxed),
    architecte: givenAmount(node, "architecte", taxed),
    asl: givenAmount(node, "asl", taxed),
    moe: givenRateOrAmount(node, "moe", taxed),
    gfa: givenRateOrAmount(node, "gfa", untaxed),
    contingency: givenRateOrAmount(node, "contingency", taxed),
    selling: givenRateOrAmount(node, "selling", taxed),
    taxeFonciere: total,
    taxeFoncierePerYear: perYear,
    insurance: givenAmount(node, "insurance", untaxed),
    overheads: givenRateOrAmount(node, "overheads", untaxed),
    others: itemsAt(node, "others", MOST_LINES).map((item) => readOther(item, basis)),
  };
};
