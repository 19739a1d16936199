import type { PlannedOperation } from "../operation/planned-operation.ts";
import type { Computed } from "../results/compute-operation.ts";

export type Severity = "info" | "attention" | "alerte";

export interface BilanWarning {
  readonly code: string;
  readonly severity: Severity;
  /** French. */
  readonly sentence: string;
}

export type WarningRule = (plan: PlannedOperation, computed: Computed) => BilanWarning | undefined;

export const warn = (severity: Severity, code: string, sentence: string): BilanWarning => ({
  code,
  severity,
  sentence,
});

/** The first five names of a list that may hold hundreds. */
export const named = (names: readonly string[]): string =>
  names.length <= 5 ? names.join(", ") : `${names.slice(0, 5).join(", ")} et ${names.length - 5} autres`;
