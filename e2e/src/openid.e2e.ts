import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage as openAnyPage, PHONE } from "./browser.ts";
import { type Directory, NAME, openDirectory } from "./directory.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

let directory: Directory;
let product: Product;
let browser: Browser;

/** A port that was free a moment ago: the provider must know where the product will be. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
};

beforeAll(async () => {
  const port = String(await freePort());
  directory = await openDirectory(`http://127.0.0.1:${port}`);
  const environment = { ...directory.environment, PORT: port, LOTIR_TRUSTED_PROXIES: "127.0.0.1,::1" };
  [product, browser] = await Promise.all([openProduct({ demo: "absent", environment }), journeyBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
  await directory?.close();
});

let people = 0;
/** Each from an address of its own: tries are counted by address, and a fast machine makes them all within a minute. */
const openPage = async (of: Browser, size: Parameters<typeof openAnyPage>[1]): Promise<Page> => {
  const page = await openAnyPage(of, size);
  people += 1;
  await page.context().setExtraHTTPHeaders({ "x-forwarded-for": `10.3.0.${people}` });
  return page;
};

/** By the provider's own pages: who it is, then yes. */
const enterAs = async (page: Page, login: string): Promise<void> => {
  await page.goto(`${product.origin}/sign-in`);
  await page.getByRole("button", { name: `Continuer avec ${NAME}` }).click();
  const name = page.locator('input[name="login"]');
  const refusal = page.getByRole("alert");
  await name.or(refusal).first().waitFor();
  // A provider that could not be reached says so on our page: better read here than waited for.
  expect(await refusal.allInnerTexts()).toEqual([]);
  await name.fill(login);
  await page.locator('input[name="password"]').fill("n'importe lequel");
  await page.locator('button[type="submit"]').click();
  await page.getByRole("button", { name: "Continue" }).click();
};

describe.each([
  ["1440 px", DESKTOP],
  ["390 px", PHONE],
] as const)("un autre fournisseur d'identité, à %s", (_, size) => {
  test("premier accès, puis retour sur le même compte ; ce qui n'ouvre rien est dit", async () => {
    // Tried again, it is another person: the first one has an account by then.
    const login = `olga-${size.width}-${Date.now()}`;
    directory.people.set(login, { email: `${login}@annuaire.example`, verified: true });
    const page = await openPage(browser, size);
    await page.goto(`${product.origin}/sign-in`);
    await page.getByRole("button", { name: `Continuer avec ${NAME}` }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await shoot(page, `compte-fournisseur-${size.width}`);
    await enterAs(page, login);
    await page.waitForURL("**/onboarding");
    await page.getByRole("heading", { name: "Bienvenue Olga" }).waitFor();
    await createOrganisation(page, `Bureau ${size.width}`);
    const again = await openPage(browser, size);
    await enterAs(again, login);
    await again.waitForURL("**/properties");
    // No password to change: where to have one is said.
    await again.goto(`${product.origin}/settings?onglet=securite`);
    await again.getByText("Ce compte n'a pas de mot de passe").waitFor();
    expect(await seriousViolations(again)).toEqual([]);
  });

  test("une adresse non confirmée, d'un côté ou de l'autre, ne rejoint rien", async () => {
    const who = visitor(`Paola${size.width}`);
    await signUp(await openPage(browser, size), product.origin, who);
    for (const [login, verified, said] of [
      ["douteuse", false, /n'a pas confirmé votre adresse e-mail/],
      ["jumelle", true, /Un compte porte déjà cette adresse/],
    ] as const) {
      directory.people.set(`${login}-${size.width}`, { email: who.email, verified });
      const page = await openPage(browser, size);
      await enterAs(page, `${login}-${size.width}`);
      await page.getByText(said).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await shoot(page, `compte-${login}-${size.width}`);
    }
  });
});
