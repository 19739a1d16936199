import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the specification's defaults, until something is saved", async () => {
  expect(await dataOf("showSettings", await product().ana.get("/settings"))).toMatchObject({
    notifications: { emailAlerts: true, pushNotifications: false, weeklyReport: true },
    display: { theme: "light", language: "fr", currency: "EUR" },
    privacy: { shareAnalytics: false, saveSearchHistory: true },
  });
  expect((await product().nobody.get("/settings")).status).toBe(401);
});
