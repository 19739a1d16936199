import type { ComplianceCell } from "@lotir/contract";

/** The whole operation, where a rule is judged on it. */
export const OPERATION = "Opération";

export interface ComplianceRow {
  readonly rule: string;
  /** By column: a lot's letter, or the operation. */
  readonly cells: ReadonlyMap<string, ComplianceCell>;
  readonly quote: Pick<ComplianceCell, "quote" | "page" | "article">;
}

export interface ComplianceTable {
  readonly columns: readonly string[];
  readonly rows: readonly ComplianceRow[];
}

const columnOf = ({ lot }: ComplianceCell): string => lot ?? OPERATION;

/** Rule × lot, as the cells come; a rule without a thing to judge on any lot is left out. */
export const complianceTable = (cells: readonly ComplianceCell[]): ComplianceTable => {
  const byRule = Map.groupBy(cells, ({ rule }) => rule);
  const rows = [...byRule]
    .filter(([, own]) => own.some(({ verdict }) => verdict !== "sans-objet"))
    .map(([rule, own]): ComplianceRow => {
      const { quote, page, article } = own.find((cell) => cell.quote !== null) ?? {
        quote: null,
        page: null,
        article: null,
      };
      return { rule, cells: new Map(own.map((cell) => [columnOf(cell), cell])), quote: { quote, page, article } };
    });
  const columns = [...new Set(rows.flatMap(({ cells: own }) => [...own.keys()]))].sort((a, b) =>
    a === OPERATION ? 1 : b === OPERATION ? -1 : a.localeCompare(b),
  );
  return { columns, rows };
};

const inSentence = (rule: string): string => rule.charAt(0).toLowerCase() + rule.slice(1);

const rulesWith = (cells: readonly ComplianceCell[], verdict: ComplianceCell["verdict"]): string =>
  [...new Set(cells.filter((cell) => cell.verdict === verdict).map(({ rule }) => inSentence(rule)))].join(", ");

export interface ComplianceSummary {
  readonly verdict: "oui" | "a-verifier" | "non";
  readonly sentence: string;
}

/** *Conforme* is said only of a plan whose every rule was read, verified and respected. */
export const complianceSummary = (cells: readonly ComplianceCell[]): ComplianceSummary => {
  const broken = rulesWith(cells, "non-conforme");
  if (broken !== "") return { verdict: "non", sentence: `Non conforme : ${broken}` };
  const doubtful = rulesWith(cells, "sous-reserve");
  if (doubtful !== "") return { verdict: "a-verifier", sentence: `Conforme sous réserve de : ${doubtful}` };
  return { verdict: "oui", sentence: "Conforme aux règles lues et vérifiées" };
};
