import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FeatureSplitter } from "./feature-splitter.ts";

const split = (text: string, cuts: readonly number[]): { features: unknown[]; envelope: unknown } => {
  const bytes = Buffer.from(text, "utf8");
  const splitter = new FeatureSplitter();
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  const features = edges.flatMap((edge, index) => splitter.push(bytes.subarray(edge, edges[index + 1] ?? edge)));
  return { features: features.map((each) => JSON.parse(each)), envelope: JSON.parse(splitter.end()) };
};

const collections = fc.record({
  name: fc.string({ unit: "grapheme" }),
  crs: fc.jsonValue(),
  features: fc.array(fc.record({ type: fc.constant("Feature"), properties: fc.jsonValue(), geometry: fc.jsonValue() })),
  totalFeatures: fc.integer(),
});

describe("FeatureSplitter", () => {
  test("gives the features that JSON.parse gives, however the bytes come", () => {
    fc.assert(
      fc.property(
        collections,
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.constantFrom(0, 2),
        (collection, cuts, indent) => {
          const { features, ...envelope } = JSON.parse(JSON.stringify(collection));
          const given = split(JSON.stringify(collection, null, indent), cuts);
          expect(given.features).toEqual(features);
          expect(given.envelope).toEqual({ ...envelope, features: [] });
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  test("a text cut anywhere is never taken for a whole one", () => {
    const text = JSON.stringify({ type: "FeatureCollection", features: [{ a: "}]" }, { b: [1, { c: '\\"' }] }], n: 1 });
    for (let end = 0; end < text.length; end += 1) {
      const splitter = new FeatureSplitter();
      splitter.push(Buffer.from(text.slice(0, end)));
      expect(() => splitter.end()).toThrow("interrompu");
    }
  });

  test.each([
    ["a page", "<html></html>"],
    ["a list", "[{}]"],
    ["no features", '{"type":"FeatureCollection"}'],
    ["features deeper down", '{"a":{"features":[{}]}}'],
  ])("%s is not a collection", (_, text) => {
    const splitter = new FeatureSplitter();
    splitter.push(Buffer.from(text));
    expect(() => splitter.end()).toThrow("aucune liste");
  });

  test.each(['{"features":[1]}', '{"features":[null]}', '{"features":[{},"x"]}', '{"features":[{}]}]'])(
    "%s is refused",
    (text) => {
      expect(() => new FeatureSplitter().push(Buffer.from(text))).toThrow();
    },
  );
});
