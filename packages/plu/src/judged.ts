/** What a plan shows of one rule. */
export interface Judged {
  /** `a-voir`: the text has the answer, what was measured does not. */
  readonly respected: boolean | "a-voir";
  readonly reason: string;
}

export const figure = (value: number): string => value.toLocaleString("fr-FR", { maximumFractionDigits: 2 });

export const atLeast = (measured: number | undefined, required: number, unit: string): Judged | undefined =>
  measured === undefined
    ? undefined
    : {
        respected: measured >= required - 1e-9,
        reason: `${figure(measured)} ${unit} pour ${figure(required)} ${unit} au moins.`,
      };

export const atMost = (measured: number | undefined, allowed: number, unit: string): Judged | undefined =>
  measured === undefined
    ? undefined
    : {
        respected: measured <= allowed + 1e-9,
        reason: `${figure(measured)} ${unit} pour ${figure(allowed)} ${unit} au plus.`,
      };
