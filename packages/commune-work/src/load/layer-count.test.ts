import fc from "fast-check";
import { expect, test } from "vitest";
import { LayerCount } from "./layer-count.ts";

test("nothing counted is zero, not unknown", () => {
  expect(new LayerCount().counts()).toEqual({ read: 0, kept: 0, setAside: {}, notes: {} });
});

test("what is read is what is kept plus every reason of what is not; notes are told apart", () => {
  const said = fc.array(fc.constantFrom("gardé", "doublon", "forme-vide", "note"), { maxLength: 80 });
  fc.assert(
    fc.property(said, (words) => {
      const count = new LayerCount();
      for (const word of words)
        if (word === "gardé") count.keep();
        else if (word === "note") count.note("formes-reparees");
        else count.setAside(word);
      const { read, kept, setAside, notes } = count.counts();
      expect(read).toBe(words.filter((word) => word !== "note").length);
      expect(kept + Object.values(setAside).reduce((sum, count) => sum + count, 0)).toBe(read);
      expect(notes["formes-reparees"] ?? 0).toBe(words.filter((word) => word === "note").length);
    }),
    { seed: 33_234 },
  );
});
