import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LINE_STATUS_LABELS } from "../amounts/origin.ts";
import { balanceOperation } from "../bilan/balance-operation.ts";
import { COSTS } from "../figures/costs.ts";
import { PHASES } from "../figures/phases.ts";
import { readOperation } from "./read-operation.ts";
import { writeBilan } from "./write-bilan.ts";

const folder = new URL("../../../../docs/bilan/", import.meta.url);
const manual = readFileSync(new URL("README.md", folder), "utf8");

/** One unknown field in every object of the document: each refusal lists the fields known there. */
const knownFields = (): string[] => {
  const x = 1;
  const operation = readOperation({
    x,
    purchase: { x, buildingLand: { x } },
    lots: [{ x }],
    houses: [{ x }],
    works: { x, vrd: [{ x }], lane: { x } },
    costs: { x, others: [{ x }] },
    financing: { x },
    timeline: { x, phases: [{ x, after: [{ x }] }] },
    tax: { x },
    switches: { x },
    gain: { x },
    site: { x },
    houseToBuild: { x },
    uncertainty: { x },
  });
  const refusals = operation.ok ? [] : operation.failure;
  return [...new Set(refusals.flatMap((refusal) => (refusal.kind === "unknown-field" ? refusal.known : [])))];
};

const keysOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [key, ...keysOf(child)])
    : [];
};

const isTold = (field: string): boolean => new RegExp(`[\`.]${field}(\\[\\])?\``).test(manual);

describe("docs/bilan/README.md", () => {
  test.each(knownFields())("says what %s is", (field) => {
    expect(isTold(field)).toBe(true);
  });

  test("tells every field of the answer", () => {
    const answers = ["particulier", "marchand-de-biens", "lotisseur"].map((name) => {
      const example: object = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
      const operation = readOperation({ ...example, houseToBuild: { taxableAreaM2: 120 } });
      if (!operation.ok) throw new Error(`${name}.json is refused`);
      const bilan = balanceOperation(operation.value);
      return bilan.ok ? writeBilan(bilan.value) : undefined;
    });
    const untold = [...new Set(answers.flatMap(keysOf))].filter((key) => !isTold(key));
    expect(untold).toEqual([]);
  });

  const french = (value: number): string => value.toLocaleString("fr-FR").replaceAll(/[\u00a0\u202f]/g, " ");

  test.each(Object.values(COSTS).map((figure) => [figure.id, figure] as const))(
    "gives the default prices of %s",
    (_, figure) => {
      const [entry] = figure.values;
      const { low, default: middle, high } = entry?.value ?? { low: 0, default: 0, high: 0 };
      const cells = [
        figure.label,
        french(low),
        french(middle),
        french(high),
        figure.unit,
        LINE_STATUS_LABELS[entry?.status ?? "a-confirmer"],
      ];
      expect(manual).toContain(`| ${cells.join(" | ")} |`);
    },
  );

  test.each(["DP", "PA"] as const)("gives the default months of a %s", (procedure) => {
    for (const phase of PHASES[procedure]) {
      const { low, default: middle, high } = phase.months.values[0]?.value ?? { low: 0, default: 0, high: 0 };
      expect(manual).toContain(
        `| ${procedure} | \`${phase.id}\` | ${phase.label} | ${french(low)} | ${french(middle)} | ${french(high)} |`,
      );
    }
  });
});
