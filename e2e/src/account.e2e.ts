import { TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signIn, signUp, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ demo: "absent", environment: { LOTIR_HOST: "localhost" } }),
    journeyBrowser(),
  ]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto(`${product.origin}/settings?onglet=securite`);
  await page.getByRole("heading", { name: "Sessions ouvertes" }).waitFor();
};

const isWide = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.each([
  ["1440 px", DESKTOP, "Irma"],
  ["390 px", PHONE, "Jonas"],
] as const)("le compte, à %s", (_, size, name) => {
  test("une session se ferme d'ailleurs, les autres d'un geste ; leur écran revient à la connexion aussitôt", async () => {
    const who = visitor(name);
    const page = await openPage(browser, size);
    await signUp(page, product.origin, who);
    await createOrganisation(page, `Agence de ${name}`);
    const lost = await openPage(browser, size);
    await signIn(lost, product.origin, who);
    const tablet = await openPage(browser, size);
    await signIn(tablet, product.origin, who);
    await openSecurity(page);
    const sessions = page.getByRole("list", { name: "Sessions ouvertes" }).getByRole("listitem");
    await expect.poll(() => sessions.count()).toBe(3);
    await sessions.first().getByText("Cette session").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await shoot(page, `compte-sessions-${size.width}`);
    await sessions.nth(1).getByRole("button").click();
    await expect.poll(() => sessions.count()).toBe(2);
    await page.getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
    await page.getByRole("dialog").getByText("1 session sera fermée tout de suite").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Fermer", exact: true }).last().click();
    await expect.poll(() => sessions.count()).toBe(1);
    // Neither touches anything: the server tells them.
    for (const closed of [lost, tablet]) await closed.waitForURL(/\/sign-in/);
  });

  test("le mot de passe se change ; un mauvais mot de passe actuel est dit", async () => {
    const who = visitor(`${name}-passe`);
    const page = await openPage(browser, size);
    await signUp(page, product.origin, who);
    await createOrganisation(page, `Cabinet de ${name}`);
    await openSecurity(page);
    const change = async (current: string): Promise<void> => {
      await page.getByLabel("Mot de passe actuel").fill(current);
      await page.getByLabel("Nouveau mot de passe").fill("sept collines sous la pluie");
      await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    };
    await change("ce n'est pas lui");
    await page.getByText("Mot de passe incorrect.").waitFor();
    await change(who.password);
    await page.getByText("Mot de passe changé. Vos autres sessions sont fermées.").waitFor();
  });

  test("le second facteur s'active, se demande à la connexion, se contourne d'un code de secours une fois", async () => {
    const who = visitor(`${name}-code`);
    const page = await openPage(browser, size);
    await signUp(page, product.origin, who);
    await createOrganisation(page, `Étude de ${name}`);
    const former = await openPage(browser, size);
    await signIn(former, product.origin, who);
    await openSecurity(page);
    await page.getByRole("button", { name: "Activer le second facteur…" }).click();
    await page.getByLabel("Votre mot de passe, pour confirmer").fill(who.password);
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("img", { name: /Carré à photographier/ }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await shoot(page, `compte-second-facteur-${size.width}`);
    const secret = (await page.locator("code").first().innerText()).replaceAll(" ", "");
    const authenticator = new TOTP({ secret });
    // The code of now, then the next one: a half minute that ends between two steps makes neither too old.
    const half = (later: number): string => authenticator.generate({ timestamp: Date.now() + later * 30_000 });
    await page.getByLabel("Code à six chiffres").fill("000000");
    await page.getByRole("button", { name: "Activer le second facteur", exact: true }).click();
    await page.getByText("Ce code n'est pas le bon, ou il a déjà servi.").waitFor();
    await page.getByLabel("Code à six chiffres").fill(half(0));
    await page.getByRole("button", { name: "Activer le second facteur", exact: true }).click();
    const codes = page.getByRole("list", { name: "Codes de secours" }).getByRole("listitem");
    await expect.poll(() => codes.count()).toBe(10);
    const [recovery = ""] = await codes.allInnerTexts();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await shoot(page, `compte-codes-${size.width}`);
    await page.getByRole("button", { name: "Je les ai gardés" }).click();
    await page.getByText("Activé", { exact: true }).waitFor();
    // Opened by the password alone, before: over, without touching anything.
    await former.waitForURL(/\/sign-in/);
    const enter = async (): Promise<void> => {
      await former.goto(`${product.origin}/sign-in?retour=/team`);
      await former.getByLabel(/e-mail/i).fill(who.email);
      await former
        .getByLabel(/mot de passe/i)
        .first()
        .fill(who.password);
      await former.getByRole("button", { name: "Se connecter" }).click();
      await former.getByRole("heading", { name: "Encore une étape" }).waitFor();
    };
    const signOut = async (): Promise<void> => {
      await former.waitForURL("**/team");
      await former.getByRole("button", { name: /menu de/ }).click();
      await former.getByRole("menuitem", { name: "Se déconnecter" }).click();
      await former.waitForURL(/\/sign-in|\/$/);
    };
    await enter();
    expect(await seriousViolations(former)).toEqual([]);
    await shoot(former, `compte-encore-une-etape-${size.width}`);
    await former.getByLabel("Code à six chiffres").fill(half(1));
    await former.keyboard.press("Enter");
    await signOut();
    const recover = async (): Promise<void> => {
      await enter();
      await former.getByRole("button", { name: "Utiliser un code de secours" }).click();
      await former.getByLabel("Code de secours").fill(recovery);
      await former.keyboard.press("Enter");
    };
    await recover();
    await signOut();
    await recover();
    await former.getByText("Ce code de secours n'est pas le bon, ou il a déjà servi.").waitFor();
    await page.getByRole("button", { name: "Désactiver…" }).click();
    await page.getByLabel("Votre mot de passe, pour confirmer").fill(who.password);
    await page.getByRole("button", { name: "Désactiver", exact: true }).click();
    await page.getByRole("button", { name: "Activer le second facteur…" }).waitFor();
  });

  test("une clé d'accès s'ajoute, ouvre le compte sans mot de passe, se retire", async () => {
    const who = visitor(`${name}-cle`);
    const page = await openPage(browser, size);
    const devices = await page.context().newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signUp(page, product.origin, who);
    await createOrganisation(page, `Comptoir de ${name}`);
    await openSecurity(page);
    await page.getByLabel("Nom de la clé").fill("Ordinateur du bureau");
    await page.getByRole("button", { name: "Ajouter une clé d'accès" }).click();
    const keys = page.getByRole("list", { name: "Clés d'accès" }).getByRole("listitem");
    await expect.poll(() => keys.count()).toBe(1);
    await keys.first().getByText("Ordinateur du bureau").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await shoot(page, `compte-cles-${size.width}`);
    await page.getByRole("button", { name: /menu de/ }).click();
    await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
    await page.waitForURL("**/sign-in*");
    await page.goto(`${product.origin}/sign-in`);
    await shoot(page, `compte-connexion-${size.width}`);
    await page.getByRole("button", { name: "Entrer avec une clé d'accès" }).click();
    await page.waitForURL("**/properties");
    await openSecurity(page);
    await page.getByRole("button", { name: "Retirer la clé Ordinateur du bureau" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
    await expect.poll(() => keys.count()).toBe(0);
    await page.getByRole("button", { name: /menu de/ }).click();
    await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
    await page.waitForURL("**/sign-in*");
    await page.goto(`${product.origin}/sign-in`);
    await page.getByRole("button", { name: "Entrer avec une clé d'accès" }).click();
    await page.getByText(/n'est pas connue ici, ou a été retirée/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});
