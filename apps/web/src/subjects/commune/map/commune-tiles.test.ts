import { expect, test } from "vitest";
import { communeTiles } from "./commune-tiles.ts";

test("keeps the map's own braces and carries filters and version", () => {
  const address = communeTiles(
    { codeInsee: "33234", version: "a1", filters: { minSurface: 800, zones: "UA,UB", built: "nu" } },
    "http://localhost",
  );
  expect(address).toBe("http://localhost/api/tiles/33234/{z}/{x}/{y}.mvt?v=a1&minSurface=800&zones=UA%2CUB&built=nu");
});
