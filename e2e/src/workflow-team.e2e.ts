import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage, PHONE } from "./browser.ts";
import { dividedProperty, loadedCommune } from "./divided-property.ts";
import { ask } from "./drawing-table.ts";
import { openProduct, type Product } from "./product.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

const COMMUNE = "06999";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("une division à deux, sur PostgreSQL : un Membre propose, un Admin répond", () => {
  let product: Product;
  let browser: Browser;
  let admin: Page;
  let member: Page;
  let address: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([openProduct({ demo: QUARTER, on: "server" }), journeyBrowser()]);
    [admin, member] = [await openPage(browser, DESKTOP), await openPage(browser, PHONE)];
    const who = visitor("Lise");
    await signUp(admin, product.origin, visitor("Hugo"));
    await createOrganisation(admin, "Division à deux");
    await signUp(member, product.origin, who);
    await joinOrganisation(admin, member, who);
    await loadedCommune(member, COMMUNE);
    const { id } = await dividedProperty(member, { codeInsee: COMMUNE }, () => true);
    address = `${product.origin}/division/workflow/${id}`;
  });
  afterAll(async () => {
    await admin?.context().close();
    await member?.context().close();
    await leaveBrowser(browser);
    await product?.close();
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
    await during("**/api/cadastral/parcels/*/plu", async () => {
      await member.goto(`${address}?etape=propriete`);
      await member.getByText("Erreur lors de la récupération des données PLU").waitFor();
    });
    await during("**/api/division/ground/**", async () => {
      await member.goto(`${address}?etape=propriete`);
      await member.getByText("Données PLU non disponibles").waitFor();
    });
    // Spec 2 §8: an existing project that cannot be looked for is silent, and the first step opens.
    await during("**/api/division/projects/by-property/*", async () => {
      await member.goto(address);
      await member.getByRole("heading", { name: "Souhaits" }).waitFor();
      expect(await member.getByText(/Impossible de|pas pu être|Erreur/).count()).toBe(0);
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
