import type { CommonItem, Part } from "../facts/operation-facts.ts";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import type { DecidedKind } from "./decide-kind.ts";
import { knownFacts } from "./known-facts.ts";
import { reachCommon } from "./reach-common.ts";
import { reachPart } from "./reach-part.ts";
import type { Dispute } from "./rule.ts";

const isLot = (part: Part): boolean => reachPart(part).outcomes.every((outcome) => outcome.startsWith("lot/"));

/** The facts of a part that make it what it is. */
const factsOfPart = ({ id, facts }: Part): string[] => {
  const on: Readonly<Record<NonNullable<typeof facts.use>, readonly (keyof typeof facts)[]>> = {
    "lot-a-batir": ["use", "beneficiaryPermit"],
    "bati-conserve": ["use", "buildingsKept", "newBuilding"],
    rattachement: ["use", "contiguous", "newBuilding"],
    "non-bati": ["use"],
    voie: ["use"],
    equipement: ["use"],
    collectivite: ["use"],
  };
  return (facts.use === undefined ? [] : on[facts.use]).map((key) => `operation.parts.${id}.${key}`);
};

/** The conditions of R.421-19 a that an item fails: one is enough, all are told. */
const clearing = ({ id, facts }: CommonItem): string[] => {
  const failed = [
    ...(facts.works === "aucun" ? ["works"] : []),
    ...(facts.serves !== undefined && facts.serves < 2 ? ["serves"] : []),
    ...(facts.internal === false ? ["internal"] : []),
    ...(facts.payer !== undefined && facts.payer !== "lotisseur" ? ["payer"] : []),
  ];
  return failed.map((key) => `operation.common.${id}.${key}`);
};

const MET = ["works", "serves", "internal", "payer"];

const forPermit = ({ ground, operation }: ProcedureFacts): string[] => {
  const abords =
    ground.monument?.insidePerimeter === true
      ? ["insidePerimeter"]
      : ["perimeterExists", "within500m", "covisible"].filter(
          () => ground.monument?.perimeterExists === false && ground.monument.within500m && ground.monument.covisible,
        );
  return [
    ...(ground.spr === true ? ["ground.spr"] : []),
    ...(ground.siteClasse === true ? ["ground.siteClasse"] : []),
    ...abords.map((key) => `ground.monument.${key}`),
    ...(operation.common ?? [])
      .filter((item) => reachCommon(item).outcomes.every((outcome) => outcome === "asks"))
      .flatMap(({ id }) => MET.map((key) => `operation.common.${id}.${key}`)),
  ];
};

const forDeclaration = ({ ground, operation }: ProcedureFacts): string[] => {
  const lots = (operation.parts ?? []).filter(isLot);
  if (lots.length === 0)
    return [
      ...(ground.divisionControl === true ? ["ground.divisionControl"] : []),
      ...(operation.parts ?? []).flatMap(factsOfPart),
    ];
  const common = operation.common?.length === 0 ? ["operation.common"] : (operation.common ?? []).flatMap(clearing);
  return [...lots.flatMap(factsOfPart), ...common];
};

const forNothing = ({ operation }: ProcedureFacts): string[] => {
  if (operation.cutsUnit === false) return ["operation.cutsUnit"];
  if (operation.frame === "zac-amenageur" || operation.frame === "afu-remembrement") return ["operation.frame"];
  return [...(operation.parts ?? []).flatMap(factsOfPart), "ground.divisionControl"];
};

const forDispute = ({ operation }: ProcedureFacts, dispute: Dispute): string[] => {
  const { parts = [], common = [] } = operation;
  switch (dispute) {
    case "partage-successoral":
      return ["operation.frame"];
    case "bati-conserve-et-nouveau":
      return parts
        .filter(({ facts }) => facts.use === "bati-conserve" && facts.newBuilding === "nouvelle")
        .flatMap(factsOfPart);
    case "servitude-amenagee":
      return common
        .filter(({ facts }) => facts.form === "servitude")
        .flatMap(({ id }) => [...MET, "form"].map((key) => `operation.common.${id}.${key}`));
    case "controle-et-exclusion":
      return ["ground.divisionControl", ...parts.flatMap(factsOfPart)];
  }
};

const candidates = (facts: ProcedureFacts, { kind, disputes }: DecidedKind): string[] => {
  switch (kind) {
    case "permis-construire-valant-division":
      return ["operation.frame", "operation.buildings.count", "operation.buildings.divisionBeforeCompletion"];
    case "permis-amenager":
      return forPermit(facts);
    case "declaration-prealable":
      return forDeclaration(facts);
    case "aucune":
      return forNothing(facts);
    case "a-confirmer":
      return disputes.flatMap((dispute) => forDispute(facts, dispute));
  }
};

/** The known facts on which the answer rests, in the order of the rule; empty when only unknown ones matter. */
export const decidingFacts = (facts: ProcedureFacts, decided: DecidedKind): string[] => {
  const known = new Set(knownFacts(facts).map(({ id }) => id));
  if (facts.operation.common !== undefined) known.add("operation.common");
  return [...new Set(candidates(facts, decided))].filter((id) => known.has(id));
};
