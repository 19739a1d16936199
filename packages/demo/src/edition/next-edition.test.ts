import { expect, test } from "vitest";
import { generateCommune } from "../commune/generate-commune.ts";
import type { Feature } from "../formats/feature.ts";
import { nextEdition } from "./next-edition.ts";

const commune = generateCommune({ seed: "essai-editions", parcels: 40 });
const at = (rank: number): string => commune.parcelles[rank]?.id ?? "";
const numberOf = ({ properties }: Feature): string => `${String(properties.section)} ${String(properties.numero)}`;

test("parcels are divided, renumbered, redrawn and gone; all others stand to the byte", () => {
  const [divided, renumbered, redrawn, gone] = [at(3), at(5), at(7), at(9)];
  const changes = { divided: [divided], renumbered: [renumbered], redrawn: [redrawn], gone: [gone] };
  const { parcelles, successors } = nextEdition(commune, changes, "2026-12-01");
  const after = new Map(parcelles.map((feature) => [feature.id, feature]));
  expect(after.size).toBe(parcelles.length);
  expect(new Set(parcelles.map(numberOf)).size).toBe(parcelles.length);
  expect([divided, renumbered, gone].filter((id) => after.has(id))).toEqual([]);
  expect(successors.get(divided)?.length).toBeGreaterThan(1);
  expect(successors.get(renumbered)).toHaveLength(1);
  expect(successors.get(redrawn)).toEqual([redrawn]);
  expect(successors.get(gone)).toEqual([]);
  const areaOf = (id: string): number => Number(after.get(id)?.properties.contenance);
  const former = commune.parcelles.find(({ id }) => id === redrawn);
  expect(areaOf(redrawn)).toBeLessThan(Number(former?.properties.contenance));
  const changed = new Set([divided, renumbered, redrawn, gone]);
  for (const feature of commune.parcelles)
    if (!changed.has(feature.id ?? "")) expect(after.get(feature.id)).toBe(feature);
});

test("a parcel that the commune has not is refused", () => {
  expect(() => nextEdition(commune, { divided: ["069990000A0000"] }, "2026-12-01")).toThrow(RangeError);
});
