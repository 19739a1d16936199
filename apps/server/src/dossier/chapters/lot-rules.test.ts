import type { Tracking } from "@lotir/contract";
import { expect, test } from "vitest";
import { lotRules } from "./lot-rules.ts";

type Lot = Tracking["lots"][number];
const lot = (letter: string, areaM2: number, keepsHouse = false): Lot => ({
  letter,
  areaM2,
  keepsHouse,
  priceEur: null,
});

const rule = (key: string, value: string | null): Tracking["regulations"]["rules"][number] => ({
  key,
  label: key,
  state: value === null ? "non-trouve" : "lu-et-verifie",
  value,
  conditions: [],
  doubts: [],
  quote: null,
});

const tracking = (
  lots: readonly Lot[],
  rules: Tracking["regulations"]["rules"],
  buildingRatio: number | null,
): Tracking => ({ lots, regulations: { rules, buildingRatio } }) as unknown as Tracking;

const rowsOf = (blocks: ReturnType<typeof lotRules>) =>
  blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.join(" | ")) : []));

test("each lot is compared alone: what is measured is said to comply, what is not is a reserve", () => {
  const rows = rowsOf(
    lotRules(
      tracking([lot("A", 600, true), lot("B", 400)], [rule("voie.recul", "5 m"), rule("limites.recul", "3 m")], 0.3),
      {
        greenRatio: 0.4,
        lots: [
          { letter: "A", builtM2: 120, roomM2: 300 },
          { letter: "B", builtM2: 0, roomM2: 150 },
        ],
      },
    ),
  );
  const [footprint, soil, setbacks, height] = rows;
  expect(footprint).toMatch(/180.m² au plus, 120.m² bâtis\n→ conforme/);
  expect(footprint).toMatch(/120.m² au plus, rien de bâti\n→ à respecter au permis/);
  expect(soil).toMatch(/240.m² au moins\n→ réserve/);
  expect(setbacks).toMatch(/à mesurer\n→ réserve/);
  expect(setbacks).toMatch(/150.m² où bâtir/);
  expect(height).toMatch(/non lue.+→ réserve/s);
});

test("too much built, or nothing known of it, is never said to comply; unknown is not zero", () => {
  const [large, unknown] = rowsOf(
    lotRules(tracking([lot("A", 300, true), lot("B", 300, true)], [], 0.3), {
      greenRatio: null,
      lots: [{ letter: "A", builtM2: 120, roomM2: null }],
    }),
  );
  expect(large).toMatch(/120.m² bâtis\n→ réserve/);
  expect(large).toMatch(/bâti inconnu\n→ réserve/);
  expect(unknown).toContain("minimum inconnu");
});

test("many lots take several tables; none takes none", () => {
  const lots = ["A", "B", "C", "D", "E"].map((letter) => lot(letter, 500));
  const blocks = lotRules(tracking(lots, [], 0.3), { greenRatio: null, lots: [] });
  expect(blocks.filter(({ kind }) => kind === "table")).toHaveLength(2);
  const [alone, ...others] = lotRules(tracking(lots, [], null), { greenRatio: null, lots: [] });
  expect(alone).toMatchObject({ kind: "paragraph", text: expect.stringContaining("n'est pas lu") });
  expect(others).toEqual([]);
  expect(lotRules(tracking([], [], null), { greenRatio: null, lots: [] })).toEqual([]);
});
