import { plancher } from "@lotir/units";
import { AMENAGEMENT_RATES } from "../figures/amenagement.ts";
import { LAW_RANGE, valueOn } from "../figures/figure.ts";
import type { HouseToBuild } from "../operation/operation.ts";
import { childNode, eurosAt, flagAt, MONEY, type Node, numberAt, required, textAt } from "./reading.ts";

const FIELDS = [
  "taxableAreaM2",
  "communeRate",
  "departementRate",
  "ileDeFrance",
  "mainResidence",
  "sewerParticipationEur",
];

const ILE_DE_FRANCE = ["75", "77", "78", "91", "92", "93", "94", "95"];

/** The purchase's own code, read again in silence: its refusals are told once. */
const inIleDeFrance = (root: Node): boolean => {
  const code = textAt(childNode({ ...root, failures: [] }, "purchase", []), "departement");
  return code !== undefined && ILE_DE_FRANCE.includes(code);
};

export const readHouseToBuild = (root: Node): HouseToBuild | undefined => {
  if (root.value.houseToBuild === undefined) return undefined;
  const node = childNode(root, "houseToBuild", FIELDS);
  const { communeSectorMax, departementMax } = valueOn(AMENAGEMENT_RATES, LAW_RANGE.saleFrom);
  const area = required(node, "taxableAreaM2", numberAt(node, "taxableAreaM2", { minimum: 1, maximum: 100_000 }));
  return {
    taxableArea: plancher(area ?? 1),
    communeRate: numberAt(node, "communeRate", { minimum: 0, maximum: communeSectorMax }),
    departementRate: numberAt(node, "departementRate", { minimum: 0, maximum: departementMax }),
    ileDeFrance: flagAt(node, "ileDeFrance", inIleDeFrance(root) ? "true" : "false"),
    mainResidence: flagAt(node, "mainResidence", "true"),
    sewerParticipation: eurosAt(node, "sewerParticipationEur", MONEY),
  };
};
