import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

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

const ask = <Data>(page: Page, path: string, body?: unknown): Promise<Data> =>
  page.evaluate(
    async ([asked, given]) => {
      const init =
        given === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(given) };
      return (await fetch(asked, init)).json();
    },
    [path, body] as const,
  );

const addDivisible = async (page: Page): Promise<string> => {
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(
    page,
    `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=oui&order=marge`,
  );
  const cadastralReference = data.parcels[0]?.parcelId ?? "";
  const added = await ask<{ data: { id: string } }>(page, "/api/properties", { cadastralReference });
  return added.data.id;
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe.each([
  ["1440 px", DESKTOP, "Aline"],
  ["390 px", PHONE, "Noé"],
] as const)("une division en cinq étapes, à %s", (_, size, name) => {
  let page: Page;
  let id: string;

  beforeAll(async () => {
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(name.normalize("NFD").replaceAll(/\p{M}/gu, "")));
    await createOrganisation(page, `Division de ${name}`);
    id = await addDivisible(page);
    await page.goto(`${product.origin}/division/workflow/${id}`);
  });
  afterAll(() => page?.context().close());

  test("la propriété, ce que l'on ne sait pas de ses règles, puis la stratégie", async () => {
    await page.getByText(/Propriété éligible à la division|Surface limitée pour la division/).waitFor();
    await page.getByRole("heading", { name: "Ce que l'on ne sait pas" }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, "Continuer").click();
    await button(page, /^Maximum de lots/).click();
    await page.getByText(/^Pour :/).waitFor();
    expect(new URL(page.url()).searchParams.get("strategie")).toBe("max_lots");
    await button(page, "Changer de stratégie").click();
    await button(page, /^Maximum de lots/).click();
    await button(page, "Valider et continuer").click();
  });

  test("ce que demande trop est refusé en rouge, et s'essaie autrement d'un clic", async () => {
    await page.goto(`${product.origin}/division/workflow/${id}?etape=generation&strategie=custom&lots=10&lotmin=1000`);
    await button(page, "Générer les scénarios").click();
    await page.getByRole("heading", { name: "Division impossible avec ces souhaits" }).waitFor();
    await page
      .getByText(/10 lots : surface insuffisante/)
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, "Maximum de lots").click();
    await page.getByRole("list", { name: "Scénarios" }).waitFor();
  });

  test("les scénarios se comparent, le meilleur ROI est recommandé, la rentabilité se recompte sur place", async () => {
    await page.getByText("Recommandé : meilleur ROI").waitFor();
    expect(await page.getByRole("button", { name: "Choisir ce scénario et continuer" }).isDisabled()).toBe(true);
    await button(page, "Analyser la rentabilité").first().click();
    await page.getByRole("tab", { name: "Vue d'ensemble" }).waitFor();
    await page
      .getByText(/Projet viable|Rentabilité insuffisante/)
      .first()
      .waitFor();
    for (const tab of ["Lots", "Coûts", "Planning"]) await page.getByRole("tab", { name: tab, exact: true }).click();
    await page.getByText(/Recalculé ici en/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByText("Tableau", { exact: true }).click();
    await page.getByRole("table").first().waitFor();
  });

  test("une surface se saisit et se résout, s'annule, s'enregistre ; le plan se propose puis s'approuve", async () => {
    await button(page, "Choisir ce scénario et continuer").click();
    const lot = page.getByRole("button", { name: /^B · / });
    await lot.click();
    const before = Number((await lot.innerText()).replaceAll(/\D/g, ""));
    await page.getByLabel("Surface visée").fill(String(before - 3));
    await button(page, "Résoudre").click();
    await expect.poll(() => lot.innerText().then((text) => text.replaceAll(/\s/g, ""))).toContain(`${before - 3}m²`);
    await button(page, "Annuler").click();
    await expect.poll(() => lot.innerText().then((text) => text.replaceAll(/\s/g, ""))).toContain(`${before}m²`);
    await button(page, "Rétablir").click();
    await page.getByText("non enregistré").waitFor();
    // Closed and opened again: what was drawn is still under the hand, and its steps with it.
    await page.reload();
    await page.getByText("non enregistré").waitFor();
    await expect.poll(() => lot.innerText().then((text) => text.replaceAll(/\s/g, ""))).toContain(`${before - 3}m²`);
    expect(await button(page, "Annuler").isEnabled()).toBe(true);
    await button(page, "Enregistrer").click();
    await page.getByText("Plan enregistré").waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, "Reprendre les lots").click();
    await page.getByText("Lots du plan repris").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter", exact: true }).click();
    await page.getByRole("menuitem", { name: "PDF, A4" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await button(page, "Prêt pour approbation").click();
    await page.waitForURL(`**/properties/${id}`);
    await page.goto(`${product.origin}/division/workflow/${id}`);
    await page.getByText("Prêt pour approbation", { exact: true }).first().waitFor();
    await button(page, "Approuver").click();
    await page.getByText("Approuvé", { exact: true }).first().waitFor();
  });
});

describe("une division à deux : un Membre propose, un Admin répond", () => {
  let admin: Page;
  let member: Page;
  let address: string;

  beforeAll(async () => {
    [admin, member] = [await openPage(browser, DESKTOP), await openPage(browser, PHONE)];
    const who = visitor("Lise");
    await signUp(admin, product.origin, visitor("Hugo"));
    await createOrganisation(admin, "Division à deux");
    await signUp(member, product.origin, who);
    await joinOrganisation(admin, member, who);
    const id = await addDivisible(member);
    address = `${product.origin}/division/workflow/${id}`;
    await ask(member, "/api/division/generate", { propertyId: id, strategy: "max_lots" });
  });
  afterAll(async () => {
    await admin?.context().close();
    await member?.context().close();
  });

  test("le Membre propose et n'approuve pas ; l'Admin renvoie d'un mot, que le Membre lit", async () => {
    await member.goto(address);
    await button(member, "Éditer").first().click();
    await button(member, "Prêt pour approbation").click();
    await member.waitForURL("**/properties/*");
    await member.goto(address);
    await member.getByText("Prêt pour approbation", { exact: true }).first().waitFor();
    expect(await button(member, "Approuver").count()).toBe(0);
    await admin.goto(address);
    await admin.getByLabel("Un mot à l'équipe").fill("Revoir l'accès du lot B.");
    await button(admin, "Renvoyer").click();
    await admin.getByText("Plan renvoyé", { exact: true }).first().waitFor();
    await member.reload();
    await member.getByText("« Revoir l'accès du lot B. »").waitFor();
  });

  test("deux plumes sur un plan : la seconde l'apprend, et choisit", async () => {
    await button(member, "Éditer").first().click();
    await button(admin, "Éditer").first().click();
    await member.getByLabel("Nom du scénario").fill("Le plan de Lise");
    await admin.getByLabel("Nom du scénario").fill("Le plan d'Hugo");
    await button(member, "Enregistrer").click();
    await member.getByText("Plan enregistré").waitFor();
    await button(admin, "Enregistrer").click();
    await admin.getByText(/Lise.* a changé ces valeurs/).waitFor();
    await button(admin, "Garder les miennes").click();
    await admin.getByText("Plan enregistré").waitFor();
  });

  test("ce qui n'aboutit pas se dit, et se relance", async () => {
    const broken = (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "Bad gateway" });
    const during = async (calls: string, act: () => Promise<unknown>): Promise<void> => {
      await member.route(calls, broken);
      await act();
      await member.unroute(calls);
    };
    await during("**/api/division/projects/*/scenarios/*", async () => {
      await member.getByLabel("Nom du scénario").fill("Autre nom");
      await button(member, "Enregistrer").click();
      await member.getByText("Impossible de sauvegarder le plan").waitFor();
    });
    await during("**/api/division/ground/**", async () => {
      await member.goto(`${address}?rentabilite=oui`);
      await member.getByText("Erreur lors de l'analyse").waitFor();
    });
    await during("**/api/division/generate", async () => {
      await member.goto(`${address}?etape=generation&strategie=max_lots`);
      await button(member, "Générer les scénarios").click();
      await member.getByText("Erreur lors de la génération").waitFor();
    });
    await during("**/api/properties/*", async () => {
      await member.goto(address);
      await member.getByText("Impossible de charger les données de la propriété").waitFor();
    });
  });

  test("une hypothèse changée depuis se dit à la réouverture, avec ce que chaque plan donne aujourd'hui", async () => {
    const { data } = await ask<{ data: { version: number; assumptions: object } }>(admin, "/api/assumptions");
    await admin.evaluate(
      async (body) =>
        fetch("/api/assumptions", {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      { version: data.version, assumptions: { ...data.assumptions, contingencyRate: 0.3 } },
    );
    await admin.goto(address);
    await admin.getByText("Depuis que ces scénarios ont été faits").waitFor();
    await admin.getByRole("columnheader", { name: "Aujourd'hui" }).waitFor();
    expect(await seriousViolations(admin)).toEqual([]);
  });
});
