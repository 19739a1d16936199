import type { UpstreamFailure } from "@lotir/foncier";

export const RISKS = ["inondation", "argile", "seisme", "cavites", "radon", "carrieres"] as const;
export type RiskName = (typeof RISKS)[number];

/**
 * What a source says of one risk. `present` and `absent` are its words; `unknown` is its silence; `failing` says that it
 * could not be asked. `of` tells of which ground: what holds for a commune is not the parcel's.
 */
export type RiskFinding =
  | {
      readonly risk: RiskName;
      readonly status: "present" | "absent" | "unknown";
      readonly of: "adresse" | "commune";
      /** As the source writes it: « Risque Existant - faible ». */
      readonly words: string;
      /** Its degree, where the source gives one: « faible », « 3 ». */
      readonly level: string | undefined;
    }
  | { readonly risk: RiskName; readonly status: "failing"; readonly failure: UpstreamFailure };

/** What is said of a whole commune, and of no place in it. */
export interface CommuneRisk {
  readonly risk: RiskName;
  readonly status: "present" | "absent" | "unknown";
  readonly words: string;
}

export interface RiskReport {
  readonly findings: readonly RiskFinding[];
  readonly ofCommune: readonly CommuneRisk[];
  /** The source's own page on the place. */
  readonly page: string | undefined;
}

const STATUSES: readonly (readonly [RegExp, "present" | "absent"])[] = [
  [/existant/i, "present"],
  [/non concern/i, "absent"],
];

/** « Risque Existant - faible » read; words that we do not know are no answer. */
export const readStatus = (
  words: string | null | undefined,
): { readonly status: "present" | "absent" | "unknown"; readonly level: string | undefined } => {
  const text = words ?? "";
  const status = STATUSES.find(([pattern]) => pattern.test(text))?.[1] ?? "unknown";
  const level = / - (.+)$/.exec(text)?.[1]?.trim().toLowerCase();
  return { status, level };
};
