import type { IsoDate } from "@lotir/units";
import type { GivenPhase } from "../calendar/schedule-phases.ts";
import { COSTS } from "../figures/costs.ts";
import { type CostLevel, LAW_RANGE, valueOn } from "../figures/figure.ts";
import { LAND_LOAN_SHARE, WORKS_LOAN_SHARE } from "../figures/usages.ts";
import type {
  Financing,
  GainSwitches,
  GivenCosts,
  GivenTimeline,
  Profile,
  ProfitTax,
  SiteFacts,
  Switches,
  Uncertainty,
} from "../operation/operation.ts";
import {
  type Bounds,
  childNode,
  choiceAt,
  dateAt,
  eurosAt,
  flagAt,
  itemsAt,
  MONEY,
  MONTHS,
  type Node,
  numberAt,
  openNode,
  required,
  SHARE,
  textAt,
  wholeAt,
} from "./reading.ts";

const INTEREST: Bounds = { minimum: 0, maximum: 0.25 };

/** Nothing is borrowed by a private owner, nor when the default table was told to keep quiet. */
export const readFinancing = (root: Node, profile: Profile, costs: GivenCosts): Financing => {
  const node = childNode(root, "financing", [
    "landShare",
    "landBase",
    "worksShare",
    "debtEur",
    "rate",
    "feeRate",
    "drawdown",
    "guarantee",
  ]);
  const silent = root.value.financing === undefined && costs.level === "aucun";
  const borrows = profile !== "particulier" && !silent;
  const level: CostLevel = costs.level === "aucun" ? "default" : costs.level;
  return {
    assumed: node.value.rate === undefined,
    feeAssumed: node.value.feeRate === undefined,
    landShare: numberAt(node, "landShare", SHARE) ?? (borrows ? valueOn(LAND_LOAN_SHARE, LAW_RANGE.saleFrom) : 0),
    landBase: choiceAt(node, "landBase", ["prix", "prix-et-frais"]) ?? "prix-et-frais",
    worksShare: numberAt(node, "worksShare", SHARE) ?? (borrows ? valueOn(WORKS_LOAN_SHARE, LAW_RANGE.saleFrom) : 0),
    debt: eurosAt(node, "debtEur", MONEY),
    rate: numberAt(node, "rate", INTEREST) ?? valueOn(COSTS.debtRate, LAW_RANGE.saleFrom)[level],
    feeRate:
      numberAt(node, "feeRate", { minimum: 0, maximum: 0.1 }) ?? valueOn(COSTS.bankFeeRate, LAW_RANGE.saleFrom)[level],
    drawdown: choiceAt(node, "drawdown", ["in-fine", "progressif"]) ?? "in-fine",
    guarantee: choiceAt(node, "guarantee", ["aucune", "hypotheque-legale"]) ?? "aucune",
  };
};

const readLink = (item: Parameters<typeof openNode>[1] & { value: unknown }): GivenPhase["after"][number] => {
  const node = openNode(item.value, item, ["phase", "from", "lag"]);
  return {
    phase: required(node, "phase", textAt(node, "phase")) ?? "",
    from: choiceAt(node, "from", ["debut", "fin"]) ?? "fin",
    lag: numberAt(node, "lag", { minimum: -120, maximum: 120 }) ?? 0,
  };
};

const readPhase = (item: Parameters<typeof openNode>[1] & { value: unknown }): GivenPhase => {
  const node = openNode(item.value, item, ["id", "label", "months", "after"]);
  const id = required(node, "id", textAt(node, "id")) ?? "";
  return {
    id,
    label: textAt(node, "label") ?? id,
    months: required(node, "months", numberAt(node, "months", MONTHS)) ?? 0,
    after: itemsAt(node, "after", 20).map(readLink),
  };
};

export const readTimeline = (root: Node): GivenTimeline => {
  const node = childNode(root, "timeline", ["level", "phases", "holdingMonths", "deed"]);
  return {
    level: choiceAt(node, "level", ["low", "default", "high"]) ?? "default",
    phases: node.value.phases === undefined ? undefined : itemsAt(node, "phases", 50).map(readPhase),
    holdingMonths: numberAt(node, "holdingMonths", MONTHS),
    deed: choiceAt(node, "deed", ["apres-purge", "au-depart"]) ?? "apres-purge",
  };
};

export const readTax = (root: Node): ProfitTax => {
  const node = childNode(root, "tax", ["kind", "reducedRate", "rate", "socialRate", "distributed"]);
  const kind = choiceAt(node, "kind", ["IS", "IR", "aucun"]) ?? "IS";
  if (kind === "aucun") return { kind };
  if (kind === "IS")
    return {
      kind,
      reducedRate: flagAt(node, "reducedRate", "true"),
      distributed: flagAt(node, "distributed", "false"),
    };
  return {
    kind,
    rate: required(node, "rate", numberAt(node, "rate", SHARE)) ?? 0,
    socialRate: required(node, "socialRate", numberAt(node, "socialRate", SHARE)) ?? 0,
  };
};

export const readSwitches = (root: Node): Switches => {
  const node = childNode(root, "switches", [
    "inputVat",
    "sharedKey",
    "marginIncludesFees",
    "notaryVat",
    "marginPartBy",
    "deedStatesVat",
  ]);
  return {
    inputVat: choiceAt(node, "inputVat", ["usage", "large"]) ?? "usage",
    sharedKey: choiceAt(node, "sharedKey", ["chiffre-affaires", "surface"]) ?? "chiffre-affaires",
    marginIncludesFees: flagAt(node, "marginIncludesFees", "false"),
    notaryVat: choiceAt(node, "notaryVat", ["charge", "usage"]) ?? "charge",
    deedStatesVat: flagAt(node, "deedStatesVat", "false"),
    marginPartBy: choiceAt(node, "marginPartBy", ["surface", "prix"]),
  };
};

export const readGain = (root: Node): GainSwitches => {
  const node = childNode(root, "gain", [
    "deductSellingCosts",
    "countVrd",
    "realPurchaseCostsEur",
    "communalTaxVoted",
    "classifiedOn",
    "owners",
  ]);
  return {
    deductSellingCosts: flagAt(node, "deductSellingCosts", "true"),
    countVrd: flagAt(node, "countVrd", "false"),
    realPurchaseCosts: eurosAt(node, "realPurchaseCostsEur", MONEY),
    communalTaxVoted: node.value.communalTaxVoted === undefined ? undefined : flagAt(node, "communalTaxVoted", "false"),
    classifiedOn: dateAt(node, "classifiedOn"),
    owners: wholeAt(node, "owners", { minimum: 1, maximum: 50 }) ?? 1,
  };
};

export const readSite = (root: Node): SiteFacts => {
  const node = childNode(root, "site", ["clay", "sewer", "appreciation", "earlierDivisions"]);
  const divisions = itemsAt(node, "earlierDivisions", 50).map((item): IsoDate | undefined =>
    dateAt(openNode({ date: item.value }, item, ["date"]), "date"),
  );
  return {
    clay: choiceAt(node, "clay", ["inconnu", "nul", "faible", "moyen", "fort"]) ?? "inconnu",
    sewer: choiceAt(node, "sewer", ["inconnu", "collectif", "individuel"]) ?? "inconnu",
    appreciation: choiceAt(node, "appreciation", ["inconnu", "ensemble", "lot"]) ?? "inconnu",
    earlierDivisions: divisions.filter((date) => date !== undefined),
  };
};

const DELAY: Bounds = { minimum: -120, maximum: 120 };
const SPREAD: Bounds = { minimum: 0, maximum: 0.5 };

/** Defaults of ours: prices known within 8 %, works within 12 %, up to two months early or eight late. */
export const readUncertainty = (root: Node): Uncertainty => {
  const node = childNode(root, "uncertainty", ["draws", "seed", "priceSd", "worksSd", "delayLow", "delayHigh"]);
  const read = {
    draws: wholeAt(node, "draws", { minimum: 0, maximum: 100_000 }) ?? 5_000,
    seed: wholeAt(node, "seed", { minimum: 0, maximum: 4_294_967_295 }) ?? 1,
    priceSd: numberAt(node, "priceSd", SPREAD) ?? 0.08,
    worksSd: numberAt(node, "worksSd", SPREAD) ?? 0.12,
    delayLow: numberAt(node, "delayLow", DELAY) ?? -2,
    delayHigh: numberAt(node, "delayHigh", DELAY) ?? 8,
  };
  if (read.delayLow > 0 || read.delayHigh < 0) node.failures.push({ kind: "delays-reversed" });
  return read;
};
