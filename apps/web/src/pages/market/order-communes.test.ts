import { expect, test } from "vitest";
import { orderCommunes } from "./order-communes.ts";

const commune = (name: string) => ({ codeInsee: name, name, parcels: 1, fictional: false });

test("the six of the specification come first, in its order, and only where they are loaded", () => {
  const names = orderCommunes(["Aix", "Vence", "Latresne", "Nice"].map(commune)).map(({ name }) => name);
  expect(names).toEqual(["Nice", "Vence", "Aix", "Latresne"]);
});
