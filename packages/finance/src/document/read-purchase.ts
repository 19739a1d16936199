import { isoDate, terrain } from "@lotir/units";
import { ZERO } from "../amounts/round-half-up.ts";
import { DEPARTEMENT_RATES } from "../figures/departements.ts";
import type { BuildingLandInDeed, Profile, Purchase } from "../operation/operation.ts";
import type { BoughtAs, LandSeller } from "../taxes/choose-vat-regime.ts";
import type { Duty } from "../taxes/price-acquisition.ts";
import {
  AREA,
  childNode,
  choiceAt,
  dateAt,
  eurosAt,
  flagAt,
  MONEY,
  type Node,
  numberAt,
  PRICE,
  required,
  textAt,
} from "./reading.ts";

const FIELDS = [
  "priceEur",
  "date",
  "areaM2",
  "seller",
  "boughtAs",
  "buildingLand",
  "duty",
  "departement",
  "departementRate",
  "disbursementsEur",
  "agencyEur",
  "free",
];

const SELLERS: readonly LandSeller[] = ["particulier", "assujetti-marge", "assujetti-tva", "inconnu"];
const QUALIFICATIONS: readonly BoughtAs[] = ["terrain-a-batir", "terrain-non-batir", "avec-maison", "inconnu"];
const DUTIES: readonly Duty[] = ["normal", "engagement-revente", "engagement-construire"];

const readBuildingLand = (node: Node): BuildingLandInDeed | undefined => {
  if (node.value.buildingLand === undefined) return undefined;
  const land = childNode(node, "buildingLand", ["priceEur", "areaM2", "inDeed"]);
  const price = required(land, "priceEur", eurosAt(land, "priceEur", PRICE));
  const area = required(land, "areaM2", numberAt(land, "areaM2", AREA));
  const inDeed = flagAt(land, "inDeed", "false");
  return price === undefined || area === undefined ? undefined : { price, area: terrain(area), inDeed };
};

const readDepartement = (node: Node): string | undefined => {
  const code = textAt(node, "departement");
  if (code === undefined || DEPARTEMENT_RATES.has(code)) return code;
  const received = `« ${code} »`;
  node.failures.push({
    kind: "not-a-choice",
    path: "purchase.departement",
    received,
    choices: ["01 à 95", "69M", "2A", "2B", "971 à 974", "976"],
  });
  return undefined;
};

/** The purchase; a date that is missing or refused is replaced, the failure being already told. */
export const readPurchase = (root: Node, profile: Profile, withHouse: "maison" | "nu"): Purchase => {
  const node = childNode(root, "purchase", FIELDS);
  const area = numberAt(node, "areaM2", AREA);
  return {
    price: eurosAt(node, "priceEur", PRICE),
    date: required(node, "date", dateAt(node, "date")) ?? isoDate("2026-01-01"),
    area: area === undefined ? undefined : terrain(area),
    seller: choiceAt(node, "seller", SELLERS) ?? "inconnu",
    boughtAs: choiceAt(node, "boughtAs", QUALIFICATIONS) ?? (withHouse === "maison" ? "avec-maison" : "inconnu"),
    buildingLand: readBuildingLand(node),
    duty: choiceAt(node, "duty", DUTIES) ?? (profile === "particulier" ? "normal" : "engagement-revente"),
    departement: readDepartement(node),
    departementRate: numberAt(node, "departementRate", { minimum: 0, maximum: 0.06 }),
    disbursements: eurosAt(node, "disbursementsEur", MONEY),
    agency: eurosAt(node, "agencyEur", MONEY) ?? ZERO,
    free: flagAt(node, "free", "false"),
  };
};
