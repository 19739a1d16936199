import fc from "fast-check";
import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

test("nothing counted is zero, not unknown", () => {
  expect(new Tally().counts()).toEqual({ read: 0, kept: 0, setAside: {}, notes: {} });
});

test("what is read is what is kept plus every reason of what is not; notes are told apart", () => {
  const said = fc.array(fc.constantFrom("gardé", "doublon", "forme-vide", "note"), { maxLength: 80 });
  fc.assert(
    fc.property(said, (words) => {
      const tally = new Tally();
      for (const word of words)
        if (word === "gardé") tally.keep();
        else if (word === "note") tally.note("formes-reparees");
        else tally.setAside(word);
      const { read, kept, setAside, notes } = tally.counts();
      expect(read).toBe(words.filter((word) => word !== "note").length);
      expect(kept + Object.values(setAside).reduce((sum, count) => sum + count, 0)).toBe(read);
      expect(notes["formes-reparees"] ?? 0).toBe(words.filter((word) => word === "note").length);
    }),
    { seed: 33_234 },
  );
});
