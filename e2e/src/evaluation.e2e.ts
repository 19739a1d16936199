import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";
import { violationsInBoth, wear } from "./wear.ts";

const COMMUNE = "06999";
let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    openProduct({ from: await analysedHome(), demo: QUARTER }),
    journeyBrowser(),
  ]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.close();
});

const noOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

const notBroken = async (page: Page): Promise<void> =>
  expect(await page.locator("body").innerText()).not.toMatch(/NaN|undefined|Infinity|\[object/);

/** Readable in dark and in light, and both kept in pictures. */
const looksWell = async (page: Page, name: string): Promise<void> => {
  await noOverflow(page);
  await notBroken(page);
  expect(await violationsInBoth(page), name).toEqual({});
  await shoot(page, name);
  if (process.env.LOTIR_E2E_PICTURES === undefined) return;
  await wear(page, "dark");
  await shoot(page, `${name}-sombre`);
  await wear(page, "light");
};

const savedAs = async (page: Page, button: Locator): Promise<string> => {
  const download = page.waitForEvent("download");
  await button.click();
  return (await download).suggestedFilename();
};

const scriptSeconds = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const read = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  };
  const before = await read();
  return async () => (await read()) - before;
};

const bestParcel = async (page: Page): Promise<string> => {
  const found = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=oui&order=marge`,
  );
  return (found as { data: { parcels: { parcelId: string }[] } }).data.parcels[0]?.parcelId ?? "";
};

describe.each([
  ["bureau", DESKTOP, "Bruno"],
  ["téléphone", PHONE, "Tina"],
] as const)("%s", (width, viewport, name) => {
  const who = visitor(name);
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, viewport);
    await signUp(page, product.origin, who);
    await createOrganisation(page, `Agence de ${name}`);
  });

  test("le tableau de bord montre ses chiffres, leur formule et les opportunités", async () => {
    await page.goto(`${product.origin}/dashboard`);
    await page.getByRole("button", { name: "Taux de réussite : comment ce chiffre est compté" }).click();
    await page.getByText(/^Part des propriétés étudiées qui ont été achetées ou vendues : 0 sur 0/).waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByRole("link", { name: /Parcelle .+marge avant impôt/ })
      .first()
      .waitFor();
    await page.getByText(/^Aucun projet en cours/).waitFor();
    await looksWell(page, `dashboard-${width}`);
  });

  test("une référence évaluée vite mène à sa parcelle, puis à ses plans et à sa vue 3D", async () => {
    await page.goto(`${product.origin}/evaluation`);
    await page.getByLabel("Adresse", { exact: true }).fill(await bestParcel(page));
    await page.getByRole("button", { name: "Évaluer" }).click();
    await page.getByRole("img", { name: /^Note \d+ sur 100$/ }).waitFor();
    await page.getByText("Risques de ce lieu").waitFor();
    await page.getByRole("button", { name: "C'est cette parcelle" }).click();
    await looksWell(page, `evaluation-rapide-${width}`);
    await page.getByRole("button", { name: "Évaluer en détail" }).click();
    await page.getByRole("button", { name: "Évaluer", exact: true }).click();
    await page.getByText("Recommandé").waitFor();
    await page.getByRole("tab", { name: "Contraintes PLU" }).click();
    await page.getByRole("row", { name: /^Stationnement/ }).waitFor();
    await looksWell(page, `evaluation-contraintes-${width}`);
    const spent = await scriptSeconds(page);
    await page.getByRole("tab", { name: "Vue 3D" }).click();
    await page
      .getByText(/^Lots à plat, volumes constructibles/)
      .or(page.getByText(/^Pas de plan en/))
      .first()
      .waitFor();
    await page.waitForTimeout(2_000);
    const seconds = await spent();
    process.stdout.write(`Vue 3D, ${width} : ${seconds.toFixed(2)} s de script\n`);
    await looksWell(page, `evaluation-${width}`);
    for (const tab of ["Détails des coûts", "Comparaison"]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel", { name: tab }).getByRole("table").waitFor();
      await looksWell(page, `evaluation-${tab.toLowerCase().replaceAll(" ", "-")}-${width}`);
    }
  });

  test("le plan se télécharge, et le dossier complet s'écrit une fois la parcelle gardée", async () => {
    const file = page.getByRole("button", { name: "Dossier complet" });
    expect(await file.isDisabled()).toBe(true);
    for (const [item, name] of [
      ["Dessin à l'échelle (SVG)", /^plan-.+-lots\.svg$/],
      ["Données (GeoJSON)", /^plan-.+-lots\.geojson$/],
    ] as const) {
      await page.getByRole("button", { name: "Télécharger le plan" }).click();
      expect(await savedAs(page, page.getByRole("menuitem", { name: item }))).toMatch(name);
    }
    await page.getByRole("button", { name: "Ajouter au portfolio" }).click();
    await page.getByText("Propriété ajoutée au portfolio avec succès !").waitFor();
    await page.getByRole("link", { name: "Ouvrir la propriété" }).waitFor();
    expect(await savedAs(page, file)).toMatch(/\.docx$/);
    await page.getByText("Dossier généré avec succès !").waitFor();
  });

  test("le marché montre ses ventes et dit ce qui n'est pas mesuré", async () => {
    await page.goto(`${product.origin}/market?commune=${COMMUNE}&periode=24`);
    await page.getByRole("heading", { name: "Ventes de la période" }).waitFor();
    await page.getByText(/^\d+ ventes?\./).waitFor();
    await page.getByText(/aucune source publiée ne les mesure ici/).waitFor();
    expect(await savedAs(page, page.getByRole("button", { name: "Exporter (CSV)" }))).toBe(
      `ventes-${COMMUNE}-building-land-24-mois.csv`,
    );
    const chart = page.getByRole("figure", { name: /^Évolution/ });
    for (const kind of ["CSV", "PNG"])
      expect(await savedAs(page, chart.getByRole("button", { name: kind }))).toBe(
        `evolution-${COMMUNE}-building-land.${kind.toLowerCase()}`,
      );
    await chart.getByRole("button", { name: "Voir les chiffres" }).click();
    await chart.getByRole("columnheader", { name: "Ventes" }).waitFor();
    await chart.getByRole("button", { name: "Voir le dessin" }).click();
    await page.getByText(/^Prix d'un lieu à l'autre/).waitFor();
    await page
      .getByRole("navigation", { name: "Navigation du bureau" })
      .getByRole("link", { name: "Analyse de marché" })
      .evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        if (left < 0 || right > window.innerWidth) throw new Error("le lien de la page ouverte est hors de vue");
      });
    await looksWell(page, `marche-${width}`);
  });

  test("la méthode met chaque formule en regard de la nôtre, sous la navigation du bureau", async () => {
    await page.goto(`${product.origin}/config`);
    await page.getByRole("rowheader", { name: "Nombre de lots" }).waitFor();
    const nav = page.getByRole("navigation", { name: "Navigation du bureau" });
    expect(await nav.getByRole("link", { name: "Configuration" }).getAttribute("aria-current")).toBe("page");
    await looksWell(page, `methode-${width}`);
    await page.goto(`${product.origin}/cadastral`);
    expect(await nav.getByRole("link", { name: "Recherche d'opportunités" }).getAttribute("aria-current")).toBe("page");
  });

  test("un réglage sauvegardé gouverne l'écran et revient", async () => {
    await page.goto(`${product.origin}/settings`);
    await page.getByLabel("Thème").selectOption("dark");
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await page.getByText("Paramètres sauvegardés avec succès").waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme === "dark");
    await page.reload();
    await page.getByLabel("Thème").waitFor();
    expect(await page.getByLabel("Thème").inputValue()).toBe("dark");
    await page.getByRole("tab", { name: "API et intégrations" }).click();
    await page.getByText("Non utilisée : le cadastre public ne demande aucune clé.").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await shoot(page, `parametres-cles-${width}`);
    await page.getByRole("tab", { name: "Confidentialité" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter les données de l'organisation" }).click();
    expect((await download).suggestedFilename()).toMatch(/^lotir-organisation-.+\.zip$/);
    expect(await seriousViolations(page)).toEqual([]);
    await noOverflow(page);
    await shoot(page, `parametres-${width}`);
  });

  test("en dollars au taux saisi, les montants du marché sont en dollars", async () => {
    await page.goto(`${product.origin}/settings`);
    await page.getByLabel("Thème").selectOption("light");
    await page.getByLabel("Devise").selectOption("USD");
    await page.getByLabel(/^Taux : dollars/).fill("1,1");
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await page.getByText("Paramètres sauvegardés avec succès").waitFor();
    await looksWell(page, `parametres-devise-${width}`);
    await page.goto(`${product.origin}/market?commune=${COMMUNE}&periode=24`);
    await page
      .getByText(/\d\s?\$\/m²/)
      .first()
      .waitFor();
    for (const block of ["table", "figure"] as const)
      expect((await page.getByRole(block).allInnerTexts()).join()).not.toContain("€/m²");
  });

  test("un compte supprimé ne se reconnecte pas", async () => {
    await page.goto(`${product.origin}/settings`);
    await page.getByRole("tab", { name: "Confidentialité" }).click();
    await page.getByRole("button", { name: "Supprimer mon compte…" }).click();
    const dialog = page.getByRole("dialog", { name: "Supprimer mon compte" });
    await dialog.getByLabel(/J'ai compris/).check();
    await dialog.getByLabel("Votre mot de passe").fill(who.password);
    await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
    await page.waitForURL("**/sign-in**");
    await page.getByLabel(/e-mail/i).fill(who.email);
    await page
      .getByLabel(/mot de passe/i)
      .first()
      .fill(who.password);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByText("Adresse e-mail ou mot de passe incorrect.").waitFor();
    await page.goto(`${product.origin}/login`);
    await page.waitForURL("**/sign-in");
  });
});
