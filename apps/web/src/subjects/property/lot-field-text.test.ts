import { expect, test } from "vitest";
import { lotFieldText } from "./lot-field-text.ts";

const plain = (field: string, value: unknown): string => lotFieldText(field, value).replaceAll(/\s+/g, " ");

test("a field of a lot is said as its form writes it, never by its code", () => {
  expect(plain("status", "sold")).toBe("Vendu");
  expect(plain("type", "avec_maison")).toBe("Avec maison");
  expect(plain("surface", 1240)).toBe("1 240 m²");
  expect(plain("estimatedSalePrice", 150_000)).toBe("150 000 €");
  expect(plain("buildableArea", null)).toBe("rien");
  expect(plain("workEstimates", [])).toBe("aucun");
  expect(plain("workEstimates", [{ type: "voirie", amount: 8_000, description: "" }])).toBe("Voirie 8 000 €");
});
