import { DEFAULT_SETTINGS } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("what a member saves is his own, and stays", async () => {
  const [asker, other] = [
    await product().signUp("regle@example.fr", "Réglages"),
    await product().signUp("autre@example.fr", "Autres"),
  ];
  expect(await dataOf("showSettings", await asker.get("/settings"))).toEqual(DEFAULT_SETTINGS);
  const display = {
    ...DEFAULT_SETTINGS.display,
    theme: "dark",
    currency: "USD",
    usdRate: 1.09,
    usdRateOn: "2026-06-15",
  };
  await dataOf("saveSettings", await asker.put("/settings", { ...DEFAULT_SETTINGS, display }));
  expect((await dataOf("showSettings", await asker.get("/settings"))).display).toEqual(display);
  expect(await dataOf("showSettings", await other.get("/settings"))).toEqual(DEFAULT_SETTINGS);
});

test.each([
  [{ display: { theme: "sepia" } }, "Thème inconnu : light, dark ou system."],
  [{ display: { language: "de" } }, "Langue inconnue : fr ou en."],
  [{ display: { usdRate: 0 } }, "Le taux est supérieur à zéro."],
])("%j is refused in French", async (odd, error) => {
  expect(await refusalOf(await product().ana.put("/settings", odd))).toMatchObject({ status: 400, error });
});

test("English is accepted, though no screen offers it", async () => {
  const saved = await product().ana.put("/settings", { display: { language: "en" } });
  expect((await dataOf("saveSettings", saved)).display.language).toBe("en");
  await product().ana.put("/settings", {});
});
