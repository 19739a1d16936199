import { describe, expect, test } from "vitest";
import { goodParcelle } from "./facts.fixture.ts";
import { known, type MoneyFacts, unknown } from "./parcelle-facts.ts";
import { scoreParcelle } from "./score-parcelle.ts";

const money = (marginEur: number, doubtEur = 0): { money: ReturnType<typeof known<MoneyFacts>> } => ({
  money: known(
    { marginEur, lowEur: marginEur - doubtEur, highEur: marginEur + doubtEur, turnoverEur: 1_000_000 },
    "essai",
  ),
});
const division = { division: { verdict: "oui", source: "essai" } } as const;
const scored = (facts: Partial<typeof goodParcelle>) => scoreParcelle({ ...goodParcelle, ...division, ...facts });
const line = (facts: Partial<typeof goodParcelle>) => scored(facts).components.find(({ key }) => key === "marge");

describe("the margin of the best plan", () => {
  test("a parcel that loses at every price of its interval is no opportunity, however good its ground", () => {
    const { score } = scored(money(-60_000, 50_000));
    expect(score).toBeLessThan(40);
    expect(line(money(-60_000, 50_000))?.measured.replace(/\s/g, " ")).toBe(
      "−60 k€ (−6 %), de −110 k€ à −10 k€ selon les prix ; perte à tous les prix, note × 0,39",
    );
  });

  test("one that loses at the market's price is never green; one that earns is, from the first euro of doubt lifted", () => {
    expect(scored(money(-1, 50_000)).score).toBeLessThan(70);
    expect(scored(money(150_000, 50_000)).score).toBeGreaterThanOrEqual(85);
    expect(line(money(0))?.coefficient).toBe(1);
    expect(line(money(-1))?.coefficient).toBe(0.39);
    expect(line(money(-1, 1))?.coefficient).toBe(0.69);
  });

  test("a higher margin never lowers the score, nor does a narrower doubt raise a loss", () => {
    const scores = [-200, -100, -50, 0, 50, 100, 150, 200, 400].map(
      (k) => scored(money(k * 1_000, 40_000)).score ?? -1,
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(line(money(100_000, 10_000))?.value).toBeGreaterThan(line(money(100_000, 200_000))?.value ?? 1);
  });

  test("a margin that nobody knows has no value, and keeps the parcel from being called good", () => {
    const { score, coverage, components } = scored({ money: unknown("le prix d'achat n'est pas estimé", "essai") });
    expect(components.find(({ key }) => key === "marge")).toMatchObject({
      value: null,
      coefficient: 0.69,
      measured: "Inconnu : le prix d'achat n'est pas estimé ; note × 0,69",
    });
    expect(score).toBeLessThan(70);
    expect(coverage).toBeCloseTo(2 / 3, 9);
  });

  test("without a plan there is nothing to balance, and no line", () => {
    expect(line({})).toBeUndefined();
    expect(scored({}).coverage).toBe(1);
  });
});
