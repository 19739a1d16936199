import { failure, type Result, success } from "@lotir/foncier";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { Procedure } from "../calendar/schedule-phases.ts";
import { COSTS } from "../figures/costs.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";
import type { House, Operation, Profile } from "../operation/operation.ts";
import type { OperationFailure } from "../operation/operation-failure.ts";
import { checkOperation } from "./check-operation.ts";
import { type CostBasis, readBasis, readCosts, readWorks } from "./read-costs.ts";
import { readHouseToBuild } from "./read-house-to-build.ts";
import { readPurchase } from "./read-purchase.ts";
import { readHouses, readLots } from "./read-sales.ts";
import {
  readFinancing,
  readGain,
  readSite,
  readSwitches,
  readTax,
  readTimeline,
  readUncertainty,
} from "./read-terms.ts";
import { choiceAt, dateAt, type Failures, type Node, numberAt, openNode, required, SHARE, textAt } from "./reading.ts";

const FIELDS = [
  "version",
  "name",
  "profile",
  "procedure",
  "priceBasis",
  "saleDate",
  "purchase",
  "lots",
  "houses",
  "works",
  "costs",
  "financing",
  "timeline",
  "tax",
  "switches",
  "gain",
  "site",
  "houseToBuild",
  "targetMargin",
  "uncertainty",
];

const PROFILES: readonly Profile[] = ["particulier", "marchand-de-biens", "lotisseur"];
const PROCEDURES: readonly Procedure[] = ["DP", "PA"];

const checkVersion = (root: Node): void => {
  const version = root.value.version;
  if (version === undefined) root.failures.push({ kind: "missing", path: "version" });
  else if (version !== 1) root.failures.push({ kind: "wrong-version", received: String(version).slice(0, 20) });
};

/** Works of a house are given before tax in business and after tax at home, like every cost. */
const payableHouses = (houses: readonly House[], { basis, business }: CostBasis): House[] =>
  houses.map((house) => {
    const rate = 1 + house.worksVatRate;
    const factor = business ? (basis === "TTC" ? 1 / rate : 1) : basis === "HT" ? rate : 1;
    return { ...house, works: roundToCents(house.works * factor) };
  });

const readDocument = (root: Node): Operation => {
  checkVersion(root);
  const profile = required(root, "profile", choiceAt(root, "profile", PROFILES)) ?? "particulier";
  const basis = readBasis(root, profile);
  const houses = payableHouses(readHouses(root), basis);
  const costs = readCosts(root, basis);
  return {
    name: textAt(root, "name"),
    profile,
    procedure: choiceAt(root, "procedure", PROCEDURES) ?? (profile === "lotisseur" ? "PA" : "DP"),
    purchase: readPurchase(root, profile, houses.length > 0 ? "maison" : "nu"),
    lots: readLots(root),
    houses,
    priceBasis: choiceAt(root, "priceBasis", ["TTC", "HT"]) ?? "TTC",
    saleDate: dateAt(root, "saleDate"),
    works: readWorks(root, basis),
    costs,
    financing: readFinancing(root, profile, costs),
    timeline: readTimeline(root),
    tax: readTax(root),
    switches: readSwitches(root),
    gain: readGain(root),
    site: readSite(root),
    houseToBuild: readHouseToBuild(root),
    targetMargin: numberAt(root, "targetMargin", SHARE) ?? valueOn(COSTS.targetMargin, LAW_RANGE.saleFrom).default,
    uncertainty: readUncertainty(root),
  };
};

/**
 * Reads a document of version 1 (docs/bilan/README.md) and checks it whole: every refusal is told, not only the first.
 * Nothing is guessed from a field that is misspelt, and no number that is not finite goes through.
 */
export const readOperation = (document: unknown): Result<Operation, readonly OperationFailure[]> => {
  const failures: Failures = [];
  const operation = readDocument(openNode(document, { path: "", failures }, FIELDS));
  if (failures.length > 0) return failure(failures);
  const contradictions = checkOperation(operation);
  return contradictions.length > 0 ? failure(contradictions) : success(operation);
};
