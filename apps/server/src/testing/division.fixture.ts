import type { DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { type Asker, dataOf } from "./balanced-product.fixture.ts";

export interface Generated {
  readonly propertyId: string;
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
  readonly refusals: readonly { readonly sentence: string }[];
  readonly nonDivisible: { readonly metadata: Readonly<Record<string, unknown>> } | null;
}

export const propertyOf = async (asker: Asker, { id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await asker.post("/properties", { cadastralReference: id })).text()).data.id;

export const generateFor = async (asker: Asker, propertyId: string, wishes: object = {}): Promise<Generated> => ({
  propertyId,
  ...(await dataOf("generateDivisions", await asker.post("/division/generate", { propertyId, ...wishes }))),
});

/** A property of that parcel with its scenarios. */
export const generated = async (asker: Asker, parcelle: ParcelleSheet, wishes: object = {}): Promise<Generated> =>
  generateFor(asker, await propertyOf(asker, parcelle), wishes);

/** The same program with its first cut moved, metres or square metres. */
export const moved = (program: unknown, by: number): unknown => {
  const { place, ...cut } = program as { place: { by: string; at?: number; below?: number } };
  return place.by === "area"
    ? { ...cut, place: { by: "area", below: (place.below ?? 0) + by } }
    : { ...cut, place: { by: "distance", at: (place.at ?? 0) + by } };
};
