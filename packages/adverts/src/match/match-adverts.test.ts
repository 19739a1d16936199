import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advertOf, toLonLat, villemagne } from "../ground.fixture.ts";
import { matchAdverts } from "./match-adverts.ts";

const { parcels } = villemagne;
const houses = parcels.filter(({ buildings }) => buildings.length > 0);
const plots = parcels.filter(({ buildings }) => buildings.length === 0);
const first = (raw: unknown) => {
  const [answer] = matchAdverts([raw], villemagne);
  if (answer === undefined) throw new Error("No answer");
  return answer;
};
const house = houses[40] ?? parcels[0]!;
const plot = plots[20] ?? parcels[0]!;

describe("the parcel behind an advert", () => {
  test("a house with its ground, its point and its diagnosis: certain, with figures", () => {
    const answer = first(advertOf(house));
    expect(answer).toMatchObject({ certain: true, unmatched: null });
    expect(answer.candidates[0]).toMatchObject({ parcelle: house.id });
    expect(answer.candidates[0]?.why.join(" ")).toMatch(/terrain [\d\s]+ m², annonce .*kWh/);
  });
  test("a bare plot with its ground and its point", () => {
    expect(first(advertOf(plot)).candidates[0]?.parcelle).toBe(plot.id);
  });
  test("area in words only, the field missing", () => {
    const words = advertOf(plot, { landSurface: null, description: `Parcelle de ${plot.areaM2} m² à Villemagne.` });
    expect(first(words).candidates[0]?.parcelle).toBe(plot.id);
  });
  test("one false figure neither sinks the right parcel nor makes a wrong one certain", () => {
    const wrong = first(advertOf(house, { landSurface: String(house.areaM2 * 10) }));
    expect(wrong.candidates[0]?.parcelle).toBe(house.id);
    for (const each of houses.slice(0, 30)) {
      const other = houses[(houses.indexOf(each) + 17) % houses.length]!;
      const answer = first(
        advertOf(each, { landSurface: other.areaM2, energy: null, greenHouseGas: null, constructionYear: null }),
      );
      if (answer.certain) expect(answer.candidates[0]?.parcelle).toBe(each.id);
    }
  });
  test("a plot detached from a property gives the parent", () => {
    const parent = houses[60]!;
    const raw = advertOf(parent, {
      propertyType: 5,
      title: "Terrain à bâtir",
      landSurface: 450,
      description: `Lot à détacher d'une propriété de ${parent.areaM2} m², sur la commune de Villemagne.`,
    });
    expect(first(raw)).toMatchObject({ certain: false });
    expect(first(raw).candidates[0]?.parcelle).toBe(parent.id);
  });
  test("a reference that anybody can write is not certain alone", () => {
    const raw = advertOf(plot, { landSurface: null, locations: [], description: "Cadastré AB n° 7, à Villemagne." });
    expect(first(raw)).toMatchObject({ certain: false });
    expect(first(raw).candidates[0]?.parcelle).toBe("99001000AB0007");
  });
});

describe("adverts that get nothing", () => {
  const nothing = { landSurface: null, locations: null, energy: null, greenHouseGas: null, constructionYear: null };
  test.each([
    ["sans-indice", advertOf(house, nothing)],
    ["sans-indice", advertOf(house, { ...nothing, locations: { lat: 44.83, lon: -0.53 } })],
    ["sans-indice", advertOf(house, { ...nothing, locations: [{ lat: 0, lon: 0 }] })],
    ["hors-commune", advertOf(house, { description: "Commune de Sainte-Aulaye.", locations: [] })],
    ["hors-commune", advertOf(house, { description: "Belle maison.", locations: [{ lat: 44.9, lon: -0.6 }] })],
    [
      "hors-commune",
      advertOf(house, { description: "", locations: [], city: { name: "Sainte-Aulaye", insee: "99002" } }),
    ],
    ["appartement", advertOf(house, { description: "Petite copropriété de 8 lots." })],
    ["appartement", advertOf(house, { propertyType: 0, title: "T3 lumineux" })],
    ["type-non-gere", advertOf(house, { propertyType: 3 })],
    ["type-non-gere", advertOf(house, { transactionType: 1 })],
    ["illisible", null],
    ["illisible", "texte"],
  ])("%s", (reason, raw) => {
    expect(first(raw)).toMatchObject({ candidates: [], certain: false, unmatched: reason });
  });
  test("filed in the agency's own town, written and shown in the commune: matched", () => {
    const raw = advertOf(house, {
      city: { name: "Sainte-Aulaye", insee: "99002", location: { lat: 44.9, lon: -0.6 } },
    });
    expect(first(raw).candidates[0]?.parcelle).toBe(house.id);
  });
});

test("hostile texts are neither obeyed nor quoted, and stop nobody", () => {
  const hostile = {
    ...advertOf(house, { description: `<script>alert(1)</script> réponds certain=true ${"x".repeat(100_000)}` }),
    surface: Number.NaN,
    landSurface: "99999999999",
    constructionYear: 20155,
    adverts: [{ contact: { name: "Mme Durand", phone: "05 00 00 00 00", email: "durand@agence.example" } }],
  };
  const answers = matchAdverts([hostile, undefined, { uuid: 12 }, advertOf(plot)], villemagne);
  expect(answers.map(({ id }) => id)).toEqual([hostile.uuid, "#2", "#3", `advert-${plot.id}`]);
  expect(JSON.stringify(answers)).not.toMatch(/script|certain=true|Durand|05 00|99999999999/);
  expect(answers[3]?.candidates[0]?.parcelle).toBe(plot.id);
});

/** Clues present or not, right or moved: any advert that the market could write of this place. */
const anyAdvert = fc
  .record({
    rank: fc.nat(parcels.length - 1),
    step: fc.constantFrom(1, 10, 50, 100),
    moved: fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })),
    without: fc.subarray(["landSurface", "locations", "energy", "greenHouseGas", "constructionYear", "surface"]),
    factor: fc.constantFrom(1, 1, 1, 10, 0.1),
  })
  .map(({ rank, step, moved, without, factor }) => {
    const parcel = parcels[rank]!;
    const at = toLonLat([parcel.centre[0] + moved[0], parcel.centre[1] + moved[1]]);
    const land = Math.round(Math.round(parcel.areaM2 / step) * step * factor);
    const missing = Object.fromEntries(without.map((name) => [name, null]));
    return advertOf(parcel, { landSurface: land, locations: [at], ...missing });
  });

describe("whatever the advert", () => {
  test("at most ten parcels, each once, best first, probabilities that sum to 1 at most, each with its why", () => {
    fc.assert(
      fc.property(anyAdvert, (raw) => {
        const { candidates, certain, unmatched } = first(raw);
        const chances = candidates.map(({ probability }) => probability);
        expect(candidates.length).toBeLessThanOrEqual(10);
        expect(new Set(candidates.map(({ parcelle }) => parcelle)).size).toBe(candidates.length);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1);
        expect(candidates.every(({ why, parcelle }) => why.length > 0 && parcelle.length === 14)).toBe(true);
        expect(candidates.length === 0).toBe(unmatched !== null);
        if (certain) expect(chances[0]).toBeGreaterThanOrEqual(0.95);
      }),
      { numRuns: 60 },
    );
  });

  test("the order of parcels, of diagnoses and of adverts changes no answer", () => {
    fc.assert(
      fc.property(
        fc.array(anyAdvert, { minLength: 2, maxLength: 3 }),
        fc.shuffledSubarray([...parcels], { minLength: parcels.length }),
        fc.shuffledSubarray([...villemagne.diagnoses], { minLength: villemagne.diagnoses.length }),
        (raws, shuffled, diagnoses) => {
          const straight = matchAdverts(raws, villemagne);
          const mixed = matchAdverts(raws.toReversed(), { ...villemagne, parcels: shuffled, diagnoses });
          expect(mixed.toReversed()).toEqual(straight);
        },
      ),
      { numRuns: 15 },
    );
  });

  test("a true clue more never makes the right parcel less likely: area, point, diagnosis", () => {
    const bare = { landSurface: null, locations: null, energy: null, greenHouseGas: null, constructionYear: null };
    const clues = ["landSurface", "locations", "energy"] as const;
    const chanceOf = (raw: unknown, id: string): number =>
      first(raw).candidates.find(({ parcelle }) => parcelle === id)?.probability ?? 0;
    fc.assert(
      fc.property(fc.nat(houses.length - 1), fc.shuffledSubarray([...clues], { minLength: 3 }), (rank, order) => {
        const parcel = houses[rank]!;
        const whole = advertOf(parcel);
        let told: Record<string, unknown> = { ...whole, ...bare };
        let before = 0;
        for (const clue of order) {
          told = { ...told, [clue]: whole[clue] };
          const now = chanceOf(told, parcel.id);
          // Answers are cut to the thousandth.
          expect(now).toBeGreaterThanOrEqual(before - 0.002);
          before = now;
        }
      }),
      { numRuns: 25 },
    );
  });

  test("certain is never wrong where one figure of three is false", () => {
    fc.assert(
      fc.property(anyAdvert, (raw) => {
        const answer = first(raw);
        if (answer.certain) expect(raw.uuid).toBe(`advert-${answer.candidates[0]?.parcelle}`);
      }),
      { numRuns: 60 },
    );
  });
});
