import type { GroundFacts, MonumentFacts } from "../facts/ground-facts.ts";
import { booleanAt, choiceAt, type Node, numberAt, objectAt, openedAt, textAt } from "./node.ts";

const FIELDS = [
  ...["department", "area", "document", "spr", "siteClasse", "siteInscrit", "monument", "divisionControl"],
  ...["existingLotissement", "zac", "pup", "ppr", "littoral"],
];

const readMonument = (node: Node): MonumentFacts => ({
  insidePerimeter: booleanAt(node, "insidePerimeter"),
  perimeterExists: booleanAt(node, "perimeterExists"),
  within500m: booleanAt(node, "within500m"),
  covisible: booleanAt(node, "covisible"),
});

export const readGround = (root: Node): GroundFacts => {
  const node = openedAt(root, "ground", FIELDS);
  const monument = objectAt(node, "monument", ["insidePerimeter", "perimeterExists", "within500m", "covisible"]);
  numberAt(node, "area");
  return {
    department: textAt(node, "department"),
    document: choiceAt(node, "document", ["plu", "carte-communale", "rnu"]),
    spr: booleanAt(node, "spr"),
    siteClasse: booleanAt(node, "siteClasse"),
    siteInscrit: booleanAt(node, "siteInscrit"),
    monument: monument && readMonument(monument),
    divisionControl: booleanAt(node, "divisionControl"),
    existingLotissement: booleanAt(node, "existingLotissement"),
    zac: booleanAt(node, "zac"),
    pup: booleanAt(node, "pup"),
    ppr: booleanAt(node, "ppr"),
    littoral: booleanAt(node, "littoral"),
  };
};
