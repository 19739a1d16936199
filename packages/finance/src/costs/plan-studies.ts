import { originOf } from "../amounts/origin.ts";
import { COSTS, type CostFigureName } from "../figures/costs.ts";
import { entryOn, valueOn } from "../figures/figure.ts";
import { ARCHITECT_ABOVE } from "../figures/urbanisme.ts";
import type { CostMoment, Given, Operation } from "../operation/operation.ts";
import type { PlannedCost } from "../operation/planned-operation.ts";
import { fromTable, GIVEN, given, lineOf, type Resolved, type Slot } from "./cost-line.ts";
import type { TaxFrame } from "./plan-works.ts";

/** Surveyor, soil, file, architect, association: given one by one or read in the default table for the procedure. */
export const planStudies = (operation: Operation, frame: TaxFrame): PlannedCost[] => {
  const { costs, lots, procedure, site, purchase } = operation;
  const area = purchase.area ?? lots.reduce((sum, lot) => sum + lot.area, 0);
  const pa = procedure === "PA";
  const administrative = (code: string, label: string, moment: CostMoment): Slot => ({
    code,
    label,
    category: "administrative",
    moment,
    use: "commun",
  });
  const line = (slot: Slot, value: Given, figures: readonly (readonly [CostFigureName, number])[]): PlannedCost =>
    lineOf(slot, frame.vatRate, given(value) ?? fromTable(operation, figures, frame));
  // Without a building lot there is no lotissement: a survey parts the houses, nothing else is asked (C. urb., art. L.442-1).
  const authorised = lots.length > 0 ? 1 : 0;
  const clay = site.clay === "nul" || site.clay === "faible" ? 0 : authorised;
  const created = lots.length > 0 ? lots.length : operation.houses.length - 1;
  return [
    line(administrative("geometre", "Géomètre : bornage et division", "etudes"), costs.geometre, [
      ["geometreFirstLot", created > 0 ? 1 : 0],
      ["geometreFurtherLot", created - 1],
    ]),
    line(administrative("topographie", "Plan topographique", "etudes"), costs.topographie, [
      ["topographie", created > 0 ? 1 : 0],
    ]),
    line(administrative("etude-sol", "Étude de sol G1", "etudes"), costs.etudeSol, [["etudeSolG1", clay]]),
    line(
      administrative("dossier", pa ? "Dossier de permis d'aménager" : "Dossier de déclaration préalable", "dossier"),
      costs.dossier,
      [[pa ? "dossierPa" : "dossierDp", authorised]],
    ),
    line(
      administrative("architecte", "Architecte du projet (terrain de plus de 2 500 m²)", "dossier"),
      costs.architecte,
      [["architecte", pa && area > valueOn(ARCHITECT_ABOVE, purchase.date) ? 1 : 0]],
    ),
    line(administrative("asl", "Association syndicale libre", "vente"), costs.asl, [["aslCreation", pa ? 1 : 0]]),
  ];
};

interface ShareAsked {
  readonly value: Given;
  readonly figure: "moeRate" | "gfaRate" | "contingencyRate";
  /** A direction and a guarantee of works are usual with a lane; the unforeseen always is. */
  readonly usual: "toujours" | "avec un permis d'aménager";
}

const shareOfWorks = (operation: Operation, { value, figure, usual }: ShareAsked): Resolved => {
  const vrdOnly = figure !== "contingencyRate";
  if (value !== undefined && "rate" in value)
    return { rule: { kind: "share-of-works", rate: value.rate, vrdOnly }, ...GIVEN };
  const amount = given(value);
  if (amount !== undefined) return amount;
  const level = operation.costs.level;
  const entry = entryOn(COSTS[figure], operation.purchase.date);
  const applies = level !== "aucun" && (usual === "toujours" || operation.procedure === "PA");
  return {
    rule: { kind: "share-of-works", rate: applies ? entry.value[level] : 0, vrdOnly },
    ...originOf(entry),
    assumed: true,
    detail: undefined,
  };
};

/** What follows from the works: their direction, the unforeseen, the guarantee that they will be finished. */
export const planAlongWorks = (operation: Operation, frame: TaxFrame): PlannedCost[] => {
  const { moe, contingency, gfa } = operation.costs;
  const moment = "travaux";
  return [
    lineOf(
      { code: "moe", label: "Maîtrise d'œuvre", category: "travaux", use: "lots", moment },
      frame.vatRate,
      shareOfWorks(operation, { value: moe, figure: "moeRate", usual: "avec un permis d'aménager" }),
    ),
    lineOf(
      { code: "imprevus", label: "Imprévus", category: "security", use: "travaux", moment },
      frame.vatRate,
      shareOfWorks(operation, { value: contingency, figure: "contingencyRate", usual: "toujours" }),
    ),
    lineOf(
      { code: "gfa", label: "Garantie d'achèvement des travaux", category: "security", use: "lots", moment },
      0,
      shareOfWorks(operation, { value: gfa, figure: "gfaRate", usual: "avec un permis d'aménager" }),
    ),
  ];
};
