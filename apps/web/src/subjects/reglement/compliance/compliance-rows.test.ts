import type { ComplianceCell } from "@lotir/contract";
import { expect, test } from "vitest";
import { complianceSummary, complianceTable, OPERATION } from "./compliance-rows.ts";

const cell = (rule: string, lot: string | null, verdict: ComplianceCell["verdict"]): ComplianceCell => ({
  rule,
  lot,
  verdict,
  reason: "raison",
  quote: `phrase de ${rule}`,
  page: 4,
  article: "UB 9",
});

test("rules in lines, lots in columns, the operation last; what has nothing to judge is left out", () => {
  const { columns, rows } = complianceTable([
    cell("Emprise au sol", null, "conforme"),
    cell("Recul sur voie", "B", "conforme"),
    cell("Recul sur voie", "A", "sans-objet"),
    cell("Hauteur", "A", "sans-objet"),
  ]);
  expect(columns).toEqual(["A", "B", OPERATION]);
  expect(rows.map(({ rule }) => rule)).toEqual(["Emprise au sol", "Recul sur voie"]);
});

test("conforme only when every rule is; a doubt and a breach are said by name", () => {
  const good = cell("Emprise au sol", "A", "conforme");
  expect(complianceSummary([good])).toEqual({ verdict: "oui", sentence: "Conforme aux règles lues et vérifiées" });
  const doubt = cell("Largeur d'accès", "A", "sous-reserve");
  expect(complianceSummary([good, doubt]).sentence).toBe("Conforme sous réserve de : largeur d'accès");
  const breach = cell("Pleine terre", "B", "non-conforme");
  expect(complianceSummary([good, doubt, breach])).toEqual({ verdict: "non", sentence: "Non conforme : pleine terre" });
});
