import { expect, test } from "vitest";
import { safeReturnAddress } from "./return-address.ts";

test.each([
  ["/search?villes=33234", "/search?villes=33234"],
  ["//evil.example", "/properties"],
  ["/\\evil.example", "/properties"],
  ["https://evil.example", "/properties"],
  ["/\t/evil.example", "/properties"],
  ["/\n//evil.example/x", "/properties"],
  ["/./sign-up", "/properties"],
  ["/invitation/42", "/invitation/42"],
  ["/sign-in?retour=/x", "/properties"],
  [undefined, "/properties"],
])("%s leads to %s", (asked, expected) => expect(safeReturnAddress(asked, "/properties")).toBe(expected));
