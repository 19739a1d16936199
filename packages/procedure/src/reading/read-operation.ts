import {
  type CommonItem,
  FORMS,
  FRAMES,
  HOLDERS,
  NEW_BUILDINGS,
  type OperationFacts,
  PAYERS,
  type Part,
  PERMITS,
  USES,
  WORKS,
} from "../facts/operation-facts.ts";
import { booleanAt, choiceAt, listAt, type Node, numberAt, objectAt, openedAt } from "./node.ts";

const FIELDS = [
  ...["frame", "cutsUnit", "cutsParcel", "mode", "area", "priorDivisions", "buildings", "parts", "common"],
];
const PART = [...["id", "area", "use", "holder", "buildingsKept", "newBuilding", "contiguous", "beneficiaryPermit"]];
const COMMON = ["id", "kind", "works", "serves", "internal", "payer", "form"];

const readPart = ({ name, node }: { readonly name: string; readonly node: Node }): Part => {
  numberAt(node, "area");
  return {
    id: name,
    facts: {
      use: choiceAt(node, "use", USES),
      holder: choiceAt(node, "holder", HOLDERS),
      buildingsKept: booleanAt(node, "buildingsKept"),
      newBuilding: choiceAt(node, "newBuilding", NEW_BUILDINGS),
      contiguous: booleanAt(node, "contiguous"),
      beneficiaryPermit: choiceAt(node, "beneficiaryPermit", PERMITS),
    },
  };
};

const readCommon = ({ name, node }: { readonly name: string; readonly node: Node }): CommonItem => {
  choiceAt(node, "kind", ["voie", "espace", "equipement", "reseau"]);
  return {
    id: name,
    facts: {
      works: choiceAt(node, "works", WORKS),
      serves: numberAt(node, "serves"),
      internal: booleanAt(node, "internal"),
      payer: choiceAt(node, "payer", PAYERS),
      form: choiceAt(node, "form", FORMS),
    },
  };
};

/** What never decides (parcel cut, mode, earlier divisions, areas of parts) is read to refuse what it cannot be. */
export const readOperation = (root: Node): OperationFacts => {
  const node = openedAt(root, "operation", FIELDS);
  booleanAt(node, "cutsParcel");
  choiceAt(node, "mode", ["propriete", "jouissance"]);
  numberAt(node, "priorDivisions");
  const buildings = objectAt(node, "buildings", ["count", "divisionBeforeCompletion"]);
  return {
    frame: choiceAt(node, "frame", FRAMES),
    cutsUnit: booleanAt(node, "cutsUnit"),
    area: numberAt(node, "area"),
    buildings: buildings && {
      count: numberAt(buildings, "count"),
      divisionBeforeCompletion: booleanAt(buildings, "divisionBeforeCompletion"),
    },
    parts: listAt(node, "parts", PART)?.map(readPart),
    common: listAt(node, "common", COMMON)?.map(readCommon),
  };
};
