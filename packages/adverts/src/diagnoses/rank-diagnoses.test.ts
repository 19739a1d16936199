import { expect, test } from "vitest";
import { advertOf, villemagne } from "../ground.fixture.ts";
import { rankDiagnoses } from "./rank-diagnoses.ts";

const houses = villemagne.parcels.filter(({ buildings }) => buildings.length > 0).slice(4, 60);

test("the diagnosis of the house sold comes first most of the time, with the figures that agree", () => {
  let first = 0;
  for (const parcel of houses) {
    const advert = advertOf(parcel, { energy: null, greenHouseGas: null });
    const diagnosis = villemagne.diagnoses.find(
      ({ at }) => at[0] === parcel.centre[0] && at[1] === parcel.centre[1] + 22,
    );
    const ranked = rankDiagnoses(advert, villemagne, diagnosis?.energyClass ?? "");
    expect(ranked.every(({ energyClass }) => energyClass === diagnosis?.energyClass)).toBe(true);
    expect(ranked[0]?.why.length).toBeGreaterThan(1);
    if (ranked[0]?.numero === diagnosis?.numero) first += 1;
  }
  expect(first / houses.length).toBeGreaterThan(0.9);
});

test("what contradicts is said, and puts a diagnosis behind", () => {
  const [parcel] = houses;
  if (parcel === undefined) throw new Error("no house");
  const ranked = rankDiagnoses(advertOf(parcel), villemagne, "C");
  const last = ranked.at(-1);
  expect(last?.against.length).toBeGreaterThan(0);
  expect(last?.agreement).toBeLessThan(ranked[0]?.agreement ?? 0);
});

test("nothing is found for what is no advert, or for a class that nobody has", () => {
  expect(rankDiagnoses(12, villemagne, "C")).toEqual([]);
  expect(rankDiagnoses(advertOf(villemagne.parcels[0] ?? houses[0]!, {}), villemagne, "Z")).toEqual([]);
});
