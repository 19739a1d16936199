import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({}), journeyBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

describe.each([
  ["1440 px", DESKTOP, "Adele", "Basile"],
  ["390 px", PHONE, "Celeste", "Denis"],
] as const)("l'équipe, à %s", (_, size, adminName, colleagueName) => {
  let admin: Page;
  let colleague: Page;
  const who = visitor(colleagueName);
  const row = () => admin.getByRole("row").filter({ hasText: who.email });
  const act = async (item: string, action: string): Promise<void> => {
    await row()
      .getByRole("button", { name: /Rôle et accès/ })
      .click();
    await admin.getByRole("menuitem", { name: item }).click();
    await admin.getByRole("dialog").getByRole("button", { name: action }).click();
  };

  test("un collègue entre ; l'Admin change son rôle, et l'écran du collègue le suit", async () => {
    admin = await openPage(browser, size);
    colleague = await openPage(browser, size);
    await signUp(admin, product.origin, visitor(adminName));
    await createOrganisation(admin, `Agence de ${adminName}`);
    await signUp(colleague, product.origin, who);
    await joinOrganisation(admin, colleague, who);
    await colleague.goto(`${product.origin}/team`);
    await colleague.getByText("Les administrateurs de l'organisation invitent").waitFor();
    await admin.goto(`${product.origin}/team`);
    await admin.getByText("2 membres").waitFor();
    expect(await seriousViolations(admin)).toEqual([]);
    await act("Nommer Admin", "Nommer Admin");
    await row().getByText("Admin", { exact: true }).waitFor();
    await colleague.getByRole("heading", { name: "Inviter", exact: true }).waitFor();
    await act("Rendre Membre", "Rendre Membre");
    await row().getByText("Membre", { exact: true }).waitFor();
    const width = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });

  test("le dernier Admin ne part pas, et l'écran dit pourquoi", async () => {
    await admin.getByRole("button", { name: "Quitter l'organisation" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
    await admin.getByText(/garde au moins un administrateur/).waitFor();
  });

  test("retiré, il perd son écran aussitôt, sans rien recharger", async () => {
    await colleague.goto(`${product.origin}/properties`);
    await colleague.getByRole("heading", { name: "Mon Portfolio" }).waitFor();
    await admin.goto(`${product.origin}/team`);
    await act("Retirer de l'organisation", "Retirer");
    await row().waitFor({ state: "detached" });
    await colleague.getByRole("heading", { name: "Organisation requise" }).waitFor();
    expect(await seriousViolations(colleague)).toEqual([]);
  });
});
