import { nextEdition, publishedTwice, serveCommune, VINTAGES } from "@lotir/demo";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { type Added, addDivisible } from "./property-visit.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

// What the surveyors did is known once the journey has its properties.
const changes = { divided: [] as string[], gone: [] as string[] };
const commune = publishedTwice(serveCommune(QUARTER), () => nextEdition(QUARTER, changes, VINTAGES.nextCadastre));

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ from: await analysedHome(), demo: QUARTER, served: commune.served }),
    journeyBrowser(),
  ]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

const WIDTHS = [
  { width: "1440", size: DESKTOP, name: "Ines", rank: 0 },
  { width: "390", size: PHONE, name: "Yann", rank: 1 },
] as const;

const pages: Page[] = [];
const divided: Added[] = [];
const gone: Added[] = [];
beforeAll(async () => {
  for (const { size, name, rank } of WIDTHS) {
    const page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(name));
    await createOrganisation(page, `Agence de ${name}`);
    pages.push(page);
    divided.push(await addDivisible(page, rank));
    gone.push(await addDivisible(page, rank + 4));
  }
  changes.divided.push(...divided.map(({ parcelId }) => parcelId));
  changes.gone.push(...gone.map(({ parcelId }) => parcelId));
  commune.publishNext();
});

describe.each(WIDTHS)("le cadastre change, à $width px", ({ width, rank }) => {
  const page = (): Page => {
    const [opened] = pages.slice(rank);
    if (opened === undefined) throw new Error("No page");
    return opened;
  };
  const url = (added: readonly Added[]) => `${product.origin}/properties/${added[rank]?.id}`;

  test("relu d'une propriété, il dit d'abord qu'elle a changé, par quoi, et où aller", async () => {
    await page().goto(`${url(divided)}?onglet=parcelles`);
    // The first one reads it again; the other finds it read.
    const edition = page().getByText(/^Cadastre du \d\d.\d\d.2026, lu le/);
    await edition.waitFor();
    if ((await edition.innerText()).includes("01/09/2026"))
      await page().getByRole("button", { name: "Relire le cadastre" }).click();
    const said = page().getByText("Le cadastre du 01/12/2026 a changé cette propriété");
    await said.waitFor({ timeout: 300_000 });
    await page()
      .getByText(/ a été divisée en /)
      .waitFor();
    await page()
      .getByText(/^Cadastre du 01.12.2026, lu le/)
      .waitFor();
    await shoot(page(), `cadastre-change-${width}`);
    expect(await seriousViolations(page())).toEqual([]);
  }, 400_000);

  test("le portfolio dit quelles propriétés ont changé, chacune avec son chemin", async () => {
    await page().goto(`${product.origin}/properties`);
    await page().getByText("Le cadastre a changé 2 propriétés").waitFor();
    await shoot(page(), `cadastre-portfolio-${width}`);
    expect(await seriousViolations(page())).toEqual([]);
    await page()
      .getByRole("status")
      .getByRole("link", { name: divided[rank]?.name ?? "" })
      .click();
    await page().waitForURL(url(divided));
  });

  test("suivre : les parcelles se choisissent, au clavier, et la propriété est celle du jour", async () => {
    await page().getByRole("button", { name: "Suivre le cadastre…" }).focus();
    await page().keyboard.press("Enter");
    const choice = page().getByRole("group", { name: "La propriété prendra" });
    await choice.waitFor();
    const boxes = choice.getByRole("checkbox");
    expect(await boxes.count()).toBeGreaterThan(1);
    for (const box of await boxes.all()) await box.uncheck();
    expect(await page().getByRole("button", { name: "Suivre le cadastre", exact: true }).isDisabled()).toBe(true);
    await boxes.first().check();
    await shoot(page(), `cadastre-suivre-${width}`);
    expect(await seriousViolations(page())).toEqual([]);
    await page().getByRole("button", { name: "Suivre le cadastre", exact: true }).click();
    await page()
      .getByText(/^La propriété suit le cadastre du jour/)
      .waitFor();
    await page().getByText("a changé cette propriété").waitFor({ state: "detached" });
    await page().getByRole("tab", { name: "Histoire" }).click();
    await page()
      .getByText(/^Cadastre suivi : /)
      .waitFor();
  });

  test("ce que rien ne remplace se dit, sans rien perdre", async () => {
    await page().goto(url(gone));
    await page()
      .getByText(/ne figure plus au cadastre/)
      .waitFor();
    await page().getByRole("button", { name: "Suivre le cadastre…" }).click();
    await page()
      .getByText(/^Rien ne la remplace/)
      .waitFor();
    await shoot(page(), `cadastre-disparue-${width}`);
    expect(await seriousViolations(page())).toEqual([]);
  });
});
