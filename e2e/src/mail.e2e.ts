import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, fillSignUp, type Visitor, visitor } from "./visitor.ts";

let product: Product;
let browser: Browser;
let server: SMTPServer;
/** Decoded: what travels is quoted-printable. */
const received: string[] = [];

const decoded = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => void parts.push(part));
      stream.on("end", () => {
        received.push(decoded(Buffer.concat(parts).toString("latin1")));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const environment = { LOTIR_SMTP_URL: `smtp://127.0.0.1:${port}`, LOTIR_MAIL_FROM: "Lotir <lotir@essai.example>" };
  [product, browser] = await Promise.all([openProduct({ environment }), journeyBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const linkIn = async (email: string, page: string): Promise<string> => {
  const find = (): string | undefined =>
    received
      .filter((mail) => mail.includes(`To: ${email}`) && mail.includes(page))
      .map((mail) => /http:\S+/.exec(mail)?.[0])
      .at(-1);
  await expect.poll(find).toBeDefined();
  return find() ?? "";
};

/** Where mails leave, an account opens by the link of a message. */
const openAccount = async (page: Page, who: Visitor): Promise<void> => {
  await page.goto(`${product.origin}/sign-up`);
  await fillSignUp(page, who);
  await page.getByText(`Un message vient de partir à ${who.email}`).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  const lost = await linkIn(who.email, "/verify-email");
  const before = received.length;
  await page.getByRole("button", { name: "Renvoyer le lien" }).click();
  await page.getByText(`Si un compte attend d'être confirmé à l'adresse ${who.email}`).waitFor();
  await expect.poll(() => received.length).toBeGreaterThan(before);
  // A link that was cut on its way says so, and how to have another.
  await page.goto(`${lost.slice(0, -4)}AAAA`);
  await page.getByText("Ce lien n'est pas valide.").waitFor();
  await page.getByLabel("Adresse e-mail du compte").waitFor();
  await page.goto("about:blank");
  await page.goto(await linkIn(who.email, "/verify-email"));
  await page.getByText("Adresse confirmée. Merci !").waitFor();
};

describe.each([
  ["1440 px", DESKTOP, "Ursule", "Yvan"],
  ["390 px", PHONE, "Victor", "Zelie"],
] as const)("les e-mails, à %s", (_, size, name, guestName) => {
  test("l'adresse se confirme, un mot de passe oublié se remplace, chaque écran sans faute d'accès", async () => {
    const who = visitor(name);
    const page = await openPage(browser, size);
    await openAccount(page, who);
    expect(page.url()).toMatch(/\/verify-email$/);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.waitForURL("**/onboarding");
    await createOrganisation(page, `Agence de ${name}`);
    // Asked for again, the same address gets the same screen; its message alone tells.
    const again = await openPage(browser, size);
    await again.goto(`${product.origin}/sign-up`);
    await fillSignUp(again, who);
    await again.getByText(`Un message vient de partir à ${who.email}`).waitFor();
    await linkIn(who.email, "/forgot-password");
    const other = await openPage(browser, size);
    await other.goto(`${product.origin}/sign-in`);
    await other.getByRole("link", { name: "Mot de passe oublié ?" }).click();
    // Both screens have a field of that name: the first is on show until the second has arrived.
    await other.getByRole("heading", { name: "Mot de passe oublié" }).waitFor();
    await other.getByLabel("Adresse e-mail").fill(who.email);
    await other.getByRole("button", { name: "Recevoir le lien" }).click();
    await other.getByText("Demande reçue").waitFor();
    expect(await seriousViolations(other)).toEqual([]);
    await other.goto(await linkIn(who.email, "/reset-password"));
    await other.getByLabel("Nouveau mot de passe").fill("sept collines sous la pluie");
    await other.getByRole("button", { name: "Changer le mot de passe" }).click();
    await other.getByText("Mot de passe changé").waitFor();
    await other.getByRole("link", { name: "Se connecter" }).click();
    await other.getByLabel("Adresse e-mail").fill(who.email);
    await other.getByLabel("Mot de passe").first().fill("sept collines sous la pluie");
    await other.getByRole("button", { name: "Se connecter" }).click();
    await other.waitForURL("**/properties");
    // The session of before is closed.
    await page.goto(`${product.origin}/properties`);
    await page.waitForURL(/\/sign-in/);
  });

  test("l'alerte d'une région d'enchères se choisit là où des e-mails partent, et se retrouve", async () => {
    const page = await openPage(browser, size);
    await openAccount(page, visitor(`${name}-encheres`));
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.waitForURL("**/onboarding");
    await createOrganisation(page, `Enchères de ${name}`);
    await page.goto(`${product.origin}/wizard/auction-search?region=demonstration-06999`);
    const alert = page.getByRole("switch", { name: "M'alerter par e-mail des ventes de cette région" });
    await alert.click({ force: true });
    await expect.poll(() => alert.isChecked()).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect.poll(() => alert.isChecked()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
    await shoot(page, `alerte-${name}`);
  });

  test("une invitation part par e-mail ; la personne invitée entre par son lien", async () => {
    const admin = await openPage(browser, size);
    await openAccount(admin, visitor(`${name}-admin`));
    await admin.getByRole("button", { name: "Continuer" }).click();
    await admin.waitForURL("**/onboarding");
    await createOrganisation(admin, `Cabinet de ${name}`);
    const guest = visitor(guestName);
    await admin.goto(`${product.origin}/team`);
    await admin.getByLabel("Adresse e-mail").fill(guest.email);
    await admin.getByRole("button", { name: "Créer l'invitation" }).click();
    await admin.getByText(`Un e-mail vient d'être envoyé à ${guest.email}`).waitFor();
    const page = await openPage(browser, size);
    await page.goto(await linkIn(guest.email, "/invitation/"));
    await page.getByRole("link", { name: "Créer un compte" }).click();
    await fillSignUp(page, guest);
    await page.getByText(`Un message vient de partir à ${guest.email}`).waitFor();
    await page.goto(await linkIn(guest.email, "/verify-email"));
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("button", { name: "Rejoindre l'organisation" }).click();
    await page.waitForURL("**/properties");
  });
});
