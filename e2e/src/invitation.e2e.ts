import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;
let admin: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({}), journeyBrowser()]);
  admin = await openPage(browser, DESKTOP);
  await signUp(admin, product.origin, visitor("Odile"));
  await createOrganisation(admin, "Agence d'Odile");
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

const invite = async (email: string, role: "Admin" | "Membre"): Promise<string> => {
  await admin.goto(`${product.origin}/team`);
  await admin.getByLabel("Adresse e-mail").fill(email);
  await admin.getByRole("combobox", { name: "Rôle" }).click();
  await admin.getByRole("option", { name: role }).click();
  await admin.getByRole("button", { name: "Créer l'invitation" }).click();
  const link = admin.getByLabel("Lien d'invitation");
  await link.waitFor();
  return link.inputValue();
};

const fillSignUp = async (page: Page, who: ReturnType<typeof visitor>): Promise<void> => {
  await page.getByLabel("Prénom").fill(who.firstName);
  await page.getByLabel("Nom", { exact: true }).fill(who.lastName);
  await page.getByLabel(/e-mail/i).fill(who.email);
  await page
    .getByLabel(/mot de passe/i)
    .first()
    .fill(who.password);
  await page.keyboard.press("Enter");
};

describe.each([
  ["1440 px", DESKTOP, "Paul", "Admin", "administrateur"],
  ["390 px", PHONE, "Rose", "Membre", "membre"],
] as const)("une invitation, à %s", (_, size, name, role, said) => {
  const who = visitor(name);
  let link = "";
  let guest: Page;

  test("l'Admin la crée, son lien est montré une fois, elle attend", async () => {
    link = await invite(who.email, role);
    expect(new URL(link).hash.length).toBeGreaterThan(40);
    await admin.reload();
    const waiting = admin.getByRole("table", { name: "Invitations en attente" });
    await waiting.getByText(who.email).waitFor();
    expect(await admin.locator("body").innerHTML()).not.toContain(new URL(link).hash.slice(1));
  });

  test("la personne invitée s'inscrit depuis le lien, dont le secret quitte l'adresse, et entre", async () => {
    guest = await openPage(browser, size);
    await guest.goto(link);
    await guest.getByRole("link", { name: "Créer un compte" }).click();
    expect(guest.url()).not.toContain(new URL(link).hash.slice(1));
    await fillSignUp(guest, who);
    await guest.getByText(`comme ${said}`).waitFor();
    await guest.getByText("Agence d'Odile").waitFor();
    await guest.getByRole("button", { name: "Rejoindre l'organisation" }).click();
    await guest.waitForURL("**/properties");
    await guest.goto(`${product.origin}/team`);
    const members = guest.getByRole("table", { name: "Membres de l'organisation" });
    await members.getByText(who.email).waitFor();
    const mayInvite = guest.getByRole("heading", { name: "Inviter", exact: true });
    if (role === "Admin") await mayInvite.waitFor();
    else await guest.getByText("Les administrateurs de l'organisation invitent").waitFor();
    expect(await mayInvite.count()).toBe(role === "Admin" ? 1 : 0);
    const width = await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });

  test("le même lien, une seconde fois ou sous une autre adresse, n'ouvre rien et le dit", async () => {
    await guest.goto("about:blank");
    await guest.goto(link);
    await guest.getByText("Cette invitation n'existe pas ou a expiré.").waitFor();
    const other = await invite(`autre-${name.toLowerCase()}@essai.example`, "Membre");
    await guest.goto("about:blank");
    await guest.goto(other);
    await guest.getByText("Cette invitation est adressée à une autre personne.").waitFor();
    await guest.getByRole("button", { name: "Se déconnecter" }).waitFor();
  });
});

test("une invitation annulée ne s'ouvre plus, et quitte la liste", async () => {
  const email = "annulee@essai.example";
  await invite(email, "Membre");
  const row = admin.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: "Annuler" }).click();
  await row.waitFor({ state: "detached" });
});
