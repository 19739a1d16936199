import type { Browser, Page } from "playwright-core";
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

/** Pictures of the journey, where a folder is given for them. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.LOTIR_E2E_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Spaces of every width are one. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, " ");

const ask = <Data>(page: Page, path: string, init?: { method: string; body?: unknown }): Promise<Data> =>
  page.evaluate(
    async ([asked, given]) => {
      const answer = await fetch(asked, {
        method: given?.method ?? "GET",
        ...(given?.body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(given.body) }),
      });
      return answer.json();
    },
    [path, init] as const,
  );

interface Added {
  readonly id: string;
  readonly name: string;
  readonly parcelId: string;
  readonly coordinates: { readonly lat: number; readonly lng: number };
}

const addDivisible = async (page: Page, rank: number): Promise<Added> => {
  const { data } = await ask<{ data: { parcels: { parcelId: string }[] } }>(
    page,
    `/api/cadastral/analyze?commune=${COMMUNE}&verdicts=oui&order=marge`,
  );
  const cadastralReference = data.parcels[rank]?.parcelId ?? "";
  const added = await ask<{ data: Added }>(page, "/api/properties", {
    method: "POST",
    body: { cadastralReference },
  });
  return added.data;
};

describe.each([
  ["1440 px", "1440", DESKTOP, "Aline"],
  ["390 px", "390", PHONE, "Noé"],
] as const)("une propriété, à %s", (_, width, size, name) => {
  const first = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  let page: Page;
  let property: Added;

  beforeAll(async () => {
    page = await openPage(browser, size);
    await signUp(page, product.origin, visitor(first));
    await createOrganisation(page, `Agence de ${name}`);
    property = await addDivisible(page, 0);
  });
  afterAll(() => page?.context().close());

  test("s'ouvre du portfolio, et ses trois chiffres se lisent d'abord", async () => {
    await page.goto(`${product.origin}/properties`);
    await page.getByRole("link", { name: property.name, exact: true }).click();
    await page.waitForURL(`**/properties/${property.id}`);
    await page.getByRole("heading", { level: 1, name: property.name }).waitFor();
    await expect.poll(() => textOf(page, "dl")).toMatch(/Lots \d.*Marge .*%.*Prix maximal .*€/);
    await page.getByText("Aucun lot.").waitFor();
    await shoot(page, `lots-vides-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("reprend les lots du plan, en ajoute un, le modifie, le supprime", async () => {
    await page.getByRole("button", { name: "Reprendre les lots du plan" }).click();
    await page.getByText("Lots du plan repris").waitFor();
    const rows = page.getByRole("row", { name: /^Lot \d/ });
    await rows.first().waitFor();
    const before = await rows.count();
    expect(before).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Ajouter un lot" }).click();
    await page.getByRole("button", { name: "Ajouter le lot" }).click();
    await page.getByText("Surface : une surface en m² est attendue.").waitFor();
    await page.getByLabel("Surface", { exact: true }).fill("120");
    await page.getByLabel("Prix de vente TTC").fill("45000");
    await page.getByLabel("Montant").fill("8000");
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByText(/Viabilisation · 8.000/).waitFor();
    await shoot(page, `lot-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Ajouter le lot" }).click();
    await page.getByText("Lot ajouté").waitFor();
    await expect.poll(() => rows.count()).toBe(before + 1);
    await page.getByText(/Les lots dépassent le terrain de 12\d.m²\.|Les lots dépassent/).waitFor();
    await page.getByRole("button", { name: `Modifier le lot ${before + 1}` }).click();
    await page.getByLabel("Statut", { exact: true }).selectOption("sold");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Lot modifié").waitFor();
    await page.getByRole("row", { name: new RegExp(`^Lot ${before + 1}.*Vendu`) }).waitFor();
    await page.getByRole("button", { name: `Supprimer le lot ${before + 1}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await page.getByText("Lot supprimé").waitFor();
    await expect.poll(() => rows.count()).toBe(before);
    await shoot(page, `lots-${width}`);
  });

  test("chiffre ses coûts et son analyse", async () => {
    await page.getByRole("tab", { name: "Analyse financière" }).click();
    await page.getByRole("button", { name: "Modifier les coûts" }).click();
    await page.getByLabel("Viabilisation").fill("24000");
    await page.getByLabel("Géomètre").fill("4000");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Coûts mis à jour").waitFor();
    await page.getByRole("row", { name: /Viabilisation Saisi.* 24.000/ }).waitFor();
    await page.getByRole("button", { name: "Calculer l'analyse" }).click();
    await page.getByText("Analyse financière calculée").waitFor();
    await page.getByText("Lots saisis.", { exact: false }).waitFor();
    await page.getByRole("row", { name: /Frais de notaire Comme au bilan/ }).waitFor();
    await page.getByRole("button", { name: "Revenir au calcul : Géomètre" }).click();
    await page.getByText("Ces chiffres datent d'avant").waitFor();
    await page.getByText(/^Géomètre : 4.000 € → 0 €$/).waitFor();
    await shoot(page, `analyse-ancienne-${width}`);
    await page.getByRole("button", { name: "Calculer l'analyse" }).click();
    await page.getByText("Ces chiffres datent d'avant").waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Calendrier" }).click();
    await page
      .getByRole("heading", { name: /Trésorerie/ })
      .first()
      .waitFor();
    await shoot(page, `analyse-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("réunit une parcelle voisine, puis la retire", async () => {
    await page.getByRole("tab", { name: "Parcelles" }).click();
    await page.getByRole("button", { name: "Ajouter une parcelle voisine" }).click();
    await page.getByRole("button", { name: "Ajouter", exact: true }).first().click();
    await page.getByText("Parcelles mises à jour").waitFor();
    await page.getByRole("button", { name: /^Retirer / }).waitFor();
    await shoot(page, `parcelles-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Retirer / }).click();
    await expect.poll(() => page.getByRole("button", { name: /^Retirer / }).count()).toBe(0);
  });

  test("réunit une parcelle qui la touche : du même propriétaire, c'est une unité foncière, étudiée entière", async () => {
    const { lng: lon, lat } = property.coordinates;
    const asked = { method: "POST", body: { lat, lon, codeInsee: COMMUNE, radius: 150 } };
    const { data: near } = await ask<{ data: { id: string; section: string; numero: string }[] }>(
      page,
      "/api/cadastre/parcels-nearby",
      asked,
    );
    const others = near.filter(({ id }) => id !== property.parcelId);
    await page.getByText("Cliquez une parcelle pour la prendre ou la laisser.").waitFor();
    let beside: string | undefined;
    for (const { id } of others.slice(0, 8)) {
      await ask(page, `/api/properties/${property.id}/parcels`, {
        method: "PUT",
        body: { parcels: [{ parcelId: id, status: "validated" }] },
      });
      const { data } = await ask<{ data: { touching: boolean } }>(page, `/api/properties/${property.id}`);
      beside = data.touching ? id : undefined;
      if (beside !== undefined) break;
    }
    expect(beside).toBeDefined();
    await page.reload();
    await page.getByRole("row", { name: /Assiette de l'opération/ }).waitFor();
    await page.getByText("sans le même propriétaire, chacune reste une unité foncière", { exact: false }).waitFor();
    await page.getByLabel("Toutes du même propriétaire ou de la même indivision").click();
    await page.getByRole("row", { name: /Unité foncière/ }).waitFor();
    await page.getByText("Le moteur étudie l'unité foncière entière", { exact: false }).waitFor();
    await page.getByText(/est étudiée avec/).waitFor();
    await page.getByRole("button", { name: "Ajouter une parcelle voisine" }).click();
    const selector = page.getByRole("region", { name: "Parcelles de la propriété et voisines" });
    await selector.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    await shoot(page, `unite-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Retirer / }).click();
    await expect.poll(() => page.getByRole("button", { name: /^Retirer / }).count()).toBe(0);
  });

  test("garde des photos : envoyées, vues en grand au clavier, refusées avec leur raison, supprimées", async () => {
    await page.getByRole("tab", { name: "Photos" }).click();
    await page.getByText("Aucune photo.").waitFor();
    const picture = await page.screenshot({ type: "jpeg" });
    await page.locator('input[type="file"]').setInputFiles([
      { name: "facade.jpg", mimeType: "image/jpeg", buffer: picture },
      { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\x18ftypheic0000mif1heic") },
      { name: "jardin.png", mimeType: "image/png", buffer: await page.screenshot({ type: "png" }) },
    ]);
    await page.getByRole("button", { name: "Voir la photo 2" }).waitFor();
    await page.getByText("Les photos HEIC ne sont pas lues ici", { exact: false }).waitFor();
    await shoot(page, `photos-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Voir la photo 1" }).click();
    await page.getByText(/^Photo 1 sur 2 · facade/).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText(/^Photo 2 sur 2 · jardin/).waitFor();
    await shoot(page, `photo-${width}`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Supprimer la photo 2" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await page.getByText("Photo supprimée").waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Voir la photo/ }).count()).toBe(1);
  });

  test("se regarde depuis le portfolio, sans quitter la liste", async () => {
    await page.goto(`${product.origin}/properties`);
    await page.getByRole("button", { name: `Aperçu de ${property.name}` }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("heading", { name: "Parcelles" }).waitFor();
    await drawer.getByRole("tab", { name: "Photos" }).click();
    await drawer.getByRole("button", { name: "Voir la photo 1" }).waitFor();
    await shoot(page, `volet-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await drawer.getByRole("button", { name: "Fermer", exact: true }).click();
    await drawer.waitFor({ state: "detached" });
    await page.goto(`${product.origin}/properties/${property.id}`);
  });

  test("dit les règles de sa parcelle", async () => {
    await page.getByRole("tab", { name: "Règles" }).click();
    await page.getByRole("heading", { name: "Règles du PLU" }).waitFor();
    await page.getByRole("row", { name: /^Article 6 / }).waitFor();
    await page.getByRole("row", { name: /^Article 13 / }).waitFor();
    await shoot(page, `regles-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("garde des notes, que ni un rechargement ni une coupure ne perdent", async () => {
    await page.getByRole("tab", { name: "Notes" }).click();
    const notes = page.getByRole("textbox", { name: "Notes" });
    await notes.fill("Vendeur joint : accord de principe.");
    await page.reload();
    await page.getByText("Gardé dans ce navigateur, pas encore enregistré.").waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Pas de connexion internet").waitFor();
    expect((await notes.innerText()).trim()).toBe("Vendeur joint : accord de principe.");
    await page.context().setOffline(false);
    // Sent by itself when the line is back.
    await page.getByText("Notes enregistrées").waitFor();
    await page.getByText(new RegExp(`^Enregistrées le .* par ${first} Essai$`)).waitFor();
    await notes.press("End");
    await notes.pressSequentially(" Demander à @");
    await page.getByRole("option", { name: `${first} Essai` }).waitFor();
    await shoot(page, `notes-citer-${width}`);
    await notes.press("Enter");
    await page.getByRole("button", { name: "Titre", exact: true }).click();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect.poll(() => notes.getByRole("heading").innerText()).toContain(`Demander à @${first} Essai`);
    await page.getByText("Gardé dans ce navigateur").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Versions précédentes" }).click();
    await page.getByRole("button", { name: "Reprendre ce texte" }).waitFor();
    await shoot(page, `notes-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("change de statut, et son histoire dit qui a fait quoi", async () => {
    await page.getByLabel("Statut de la propriété").selectOption("promesse_achat_en_cours");
    await page.getByText("Propriété mise à jour avec succès").waitFor();
    await page.getByRole("tab", { name: "Histoire" }).click();
    await page.getByText("Statut : Cadastre → Promesse signée").waitFor();
    await page.getByText("Ajoutée au portfolio").waitFor();
    await shoot(page, `histoire-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("se renomme, change d'adresse sans rien en perdre, se supprime et revient", async () => {
    await page.goto(`${product.origin}/properties`);
    await page.getByRole("button", { name: `Modifier ${property.name}` }).click();
    await page.getByLabel("Nom", { exact: true }).fill(" ");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Le nom ne peut pas être vide").waitFor();
    await page.getByLabel("Nom", { exact: true }).fill("Chemin des Vignes");
    await page.getByLabel("Numéro").fill("12 bis");
    await page.getByLabel("Rue").fill("Chemin des Vignes");
    await page.getByLabel("Code postal").fill("0a6999");
    await shoot(page, `modifier-${width}`);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Nom mis à jour avec succès").waitFor();
    await page.getByRole("link", { name: "Chemin des Vignes", exact: true }).waitFor();
    await page.getByText(/12 bis Chemin des Vignes, 06999/).waitFor();
    await page.getByRole("button", { name: "Supprimer Chemin des Vignes" }).click();
    await page.getByText("Êtes-vous sûr de vouloir supprimer cette propriété ?").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await page.getByText("Propriété supprimée").waitFor();
    await page.getByText("Votre portfolio est vide").waitFor();
    await page.getByRole("button", { name: "Annuler" }).click();
    await page.getByText("Suppression annulée").waitFor();
    await page.getByRole("link", { name: "Chemin des Vignes", exact: true }).waitFor();
    await shoot(page, `portfolio-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test("plusieurs à la fois : triées, choisies, changées de statut, exportées, supprimées", async () => {
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Lou"));
  await createOrganisation(page, "Agence de Lou");
  const added = [await addDivisible(page, 0), await addDivisible(page, 1), await addDivisible(page, 2)];
  await page.goto(`${product.origin}/properties`);
  await page.getByRole("button", { name: "Propriété", exact: true }).click();
  const shown = (await page.getByRole("row").getByRole("link", { name: /·/ }).allInnerTexts()).filter(Boolean);
  const french = new Intl.Collator("fr", { numeric: true });
  await page.getByRole("button", { name: `Renommer ${shown[0]}` }).click();
  await page.keyboard.press("Escape");
  expect(shown).toEqual(added.map(({ name }) => name).toSorted(french.compare));
  await page.getByLabel("Choisir toutes les propriétés").check();
  await page.getByText("3 propriétés choisies").waitFor();
  await page.getByRole("button", { name: "Changer le statut" }).click();
  await page.getByRole("menuitem", { name: "En gestion" }).click();
  await expect.poll(() => page.getByRole("row").filter({ hasText: "En gestion" }).count()).toBe(3);
  await page.getByRole("button", { name: "Exporter" }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV, pour Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lotir-portfolio-.*\.csv$/);
  await page.getByLabel(`Choisir ${shown[0]}`).check();
  await page.getByLabel(`Choisir ${shown[1]}`).check();
  await shoot(page, "choisies-1440");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByLabel("Propriétés choisies").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("Êtes-vous sûr de vouloir supprimer ces 2 propriétés ?").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await page.getByText("1 sur 1 propriété").waitFor();
  await page.context().close();
});

test("au téléphone aussi : triées, renommées et choisies dans la liste", async () => {
  const page = await openPage(browser, PHONE);
  await signUp(page, product.origin, visitor("Ines"));
  await createOrganisation(page, "Agence d'Inès");
  const added = [await addDivisible(page, 0), await addDivisible(page, 1)];
  await page.goto(`${product.origin}/properties`);
  const french = new Intl.Collator("fr", { numeric: true });
  const names = added.map(({ name }) => name).toSorted(french.compare);
  await page.getByLabel("Trier les propriétés").selectOption("name ascending");
  const links = page.getByRole("listitem").getByRole("link", { name: /·/ });
  const shown = async () => (await links.allInnerTexts()).filter(Boolean);
  await expect.poll(shown).toEqual(names);
  await page.getByLabel("Trier les propriétés").selectOption("name descending");
  await expect.poll(shown).toEqual(names.toReversed());
  await page.getByRole("button", { name: `Renommer ${names[0]}` }).click();
  await page.getByLabel("Nom de la propriété").fill("Les Vignes");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Les Vignes", exact: true }).waitFor();
  await page.getByLabel("Choisir Les Vignes").check();
  await page.getByText("1 propriété choisie").waitFor();
  await shoot(page, "choisies-390");
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Changer le statut" }).click();
  await page.getByRole("menuitem", { name: "Promesse signée" }).click();
  await page.getByRole("listitem").filter({ hasText: "Promesse signée" }).waitFor();
  await page.getByLabel("Choisir toutes les propriétés").check();
  await page.getByText("2 propriétés choisies").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test("à deux : ce que l'un change paraît chez l'autre, et une propriété supprimée dit par qui", async () => {
  const paul = await openPage(browser, DESKTOP);
  const rose = await openPage(browser, DESKTOP);
  await signUp(paul, product.origin, visitor("Paul"));
  await createOrganisation(paul, "Agence à deux");
  await signUp(rose, product.origin, visitor("Rose"));
  await joinOrganisation(paul, rose, visitor("Rose"));
  const { id, name } = await addDivisible(paul, 1);
  await paul.goto(`${product.origin}/properties`);
  await rose.goto(`${product.origin}/properties/${id}`);
  await rose.getByRole("heading", { level: 1, name }).waitFor();
  await rose.getByRole("button", { name: "Reprendre les lots du plan" }).click();
  await rose.getByText("Lots du plan repris").waitFor();
  const lots = rose.getByRole("row", { name: /^Lot \d/ });
  await lots.first().waitFor();
  const count = await lots.count();
  await ask(rose, `/api/properties/${id}/costs`, { method: "PUT", body: { surveyorFees: 4321 } });
  await ask(rose, `/api/properties/${id}/notes`, { method: "PUT", body: { text: "Voir le voisin." } });
  await rose.reload();
  await lots.first().waitFor();
  await rose.getByLabel("Statut de la propriété").selectOption("en_vente");
  await paul.getByRole("row").filter({ hasText: "En vente" }).waitFor();
  await paul.getByText("modifiée à l'instant par Rose Essai").waitFor();
  await shoot(paul, "nouvelle-1440");
  await paul.getByRole("button", { name: `Supprimer ${name}` }).click();
  await paul.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await rose.getByText(`${name} a été supprimée par Paul Essai le `, { exact: false }).waitFor();
  await shoot(rose, "supprimee-1440");
  await rose.getByRole("button", { name: "En faire une copie" }).click();
  await rose.getByText("Copie créée : lots, coûts et notes y sont").waitFor();
  await rose.getByRole("heading", { level: 1, name }).waitFor();
  expect(rose.url()).not.toContain(id);
  await expect.poll(() => lots.count()).toBe(count);
  await expect.poll(() => rose.getByLabel("Statut de la propriété").inputValue()).toBe("en_vente");
  await rose.getByRole("tab", { name: "Analyse financière" }).click();
  await rose.getByRole("row", { name: /Géomètre Saisi.* 4.321/ }).waitFor();
  await rose.getByRole("tab", { name: "Notes" }).click();
  await rose.getByText("Voir le voisin.").waitFor();
  await shoot(rose, "copie-1440");
  await paul.getByRole("row").filter({ hasText: name }).waitFor();
  await paul.context().close();
  await rose.context().close();
});

test("à deux sur la même ligne : le second voit ce qui a changé, et choisit ; sur deux lignes, rien n'est demandé", async () => {
  const iris = await openPage(browser, DESKTOP);
  const hugo = await openPage(browser, PHONE);
  await signUp(iris, product.origin, visitor("Iris"));
  await createOrganisation(iris, "Agence d'Iris");
  await signUp(hugo, product.origin, visitor("Hugo"));
  await joinOrganisation(iris, hugo, visitor("Hugo"));
  const { id } = await addDivisible(iris, 1);
  const edit = async (page: Page, line: string, amount: string): Promise<void> => {
    await page.getByRole("button", { name: "Modifier les coûts" }).click();
    await page.getByLabel(line, { exact: true }).fill(amount);
  };
  const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
  const cost = async () =>
    (await ask<{ data: { costs: Record<string, number> } }>(iris, `/api/properties/${id}/costs`)).data.costs;
  for (const page of [iris, hugo]) await page.goto(`${product.origin}/properties/${id}?onglet=analyse`);
  await edit(hugo, "Géomètre", "5000");
  await edit(iris, "Géomètre", "4000");
  await save(iris);
  await iris.getByText("Coûts mis à jour").waitFor();
  await save(hugo);
  await hugo.getByText(/^Iris Essai a changé ces valeurs/).waitFor();
  await hugo.getByText(/Géomètre : 4.000.€ de son côté, 5.000.€ ici/).waitFor();
  expect(await hugo.getByLabel("Géomètre", { exact: true }).inputValue()).toMatch(/5.000/);
  await shoot(hugo, "conflit-390");
  expect(await seriousViolations(hugo)).toEqual([]);
  await hugo.getByRole("button", { name: "Garder les miennes" }).click();
  await expect.poll(cost).toEqual({ surveyorFees: 5000 });
  await iris.getByRole("row", { name: /Géomètre Saisi.* 5.000/ }).waitFor();
  await edit(hugo, "Architecte", "3000");
  await edit(iris, "Géomètre", "6000");
  await save(iris);
  await expect.poll(cost).toEqual({ surveyorFees: 6000 });
  await save(hugo);
  await expect.poll(cost).toEqual({ surveyorFees: 6000, architectFees: 3000 });
  await iris.context().close();
  await hugo.context().close();
});

test("chaque geste qui n'aboutit pas le dit, en ses mots, et rien de ce qui est saisi n'est perdu", async () => {
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Zoe"));
  await createOrganisation(page, "Agence de Zoe");
  const { id, name } = await addDivisible(page, 0);
  const api = `${product.origin}/api/properties/${id}`;
  await ask(page, `/api/properties/${id}/lots`, {
    method: "POST",
    body: { lotNumber: 1, surface: 400, estimatedSalePrice: 150_000 },
  });
  /** What stands in front of the server answers in its place, while one gesture is made. */
  const cut = async (method: string, path: RegExp, said: string, gesture: () => Promise<unknown>): Promise<void> => {
    const matches = (url: URL): boolean => path.test(url.href.replace(api, ""));
    await page.route(matches, (route) =>
      route.request().method() === method ? route.fulfill({ status: 502, body: "Bad Gateway" }) : route.fallback(),
    );
    await gesture();
    await page.getByText(said, { exact: true }).first().waitFor();
    await page.unroute(matches);
  };
  const press = (button: string) => page.getByRole("button", { name: button, exact: true }).click();
  await cut("GET", /^$/, "Impossible de charger les détails de la propriété", () =>
    page.goto(`${product.origin}/properties/${id}`),
  );
  await shoot(page, "panne-1440");
  await press("Réessayer");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await cut("PUT", /^\/lots\/[^/]+$/, "Impossible de sauvegarder le lot", async () => {
    await press("Modifier le lot 1");
    await page.getByLabel("Prix de vente TTC").fill("160000");
    await press("Enregistrer");
  });
  expect(await page.getByLabel("Prix de vente TTC").inputValue()).toMatch(/160.000/);
  await press("Annuler");
  await cut("DELETE", /^\/lots\/[^/]+$/, "Impossible de supprimer le lot", async () => {
    await press("Supprimer le lot 1");
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  });
  await page.getByRole("tab", { name: "Analyse financière" }).click();
  await cut("PUT", /^\/costs$/, "Impossible de mettre à jour les coûts", async () => {
    await press("Modifier les coûts");
    await page.getByLabel("Géomètre").fill("4000");
    await press("Enregistrer");
  });
  await press("Annuler");
  await cut("POST", /^\/calculate-analysis$/, "Impossible de calculer l'analyse financière", () =>
    press("Calculer l'analyse"),
  );
  await page.getByRole("tab", { name: "Parcelles" }).click();
  await cut("POST", /\/api\/cadastre\/parcels-nearby$/, "Impossible de charger les parcelles cadastrales", () =>
    press("Ajouter une parcelle voisine"),
  );
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("À rappeler mardi.");
  await cut("PUT", /^\/notes$/, "Erreur lors de l'enregistrement", () => press("Enregistrer"));
  expect((await page.getByRole("textbox", { name: "Notes" }).innerText()).trim()).toBe("À rappeler mardi.");
  await cut("PATCH", /^\/name$/, "Erreur lors de la mise à jour du nom", async () => {
    await press("Renommer");
    await page.getByLabel("Nom de la propriété").fill("Les Vignes");
    await page.keyboard.press("Enter");
  });
  await page.keyboard.press("Escape");
  await cut("PATCH", /^\/status$/, "Erreur lors de la mise à jour", () =>
    page.getByLabel("Statut de la propriété").selectOption("vendue"),
  );
  await page.goto(`${product.origin}/properties`);
  await cut("DELETE", /^$/, "Impossible de supprimer la propriété", async () => {
    await press(`Supprimer ${name}`);
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  });
  await page.getByRole("link", { name, exact: true }).waitFor();
  await page.context().close();
});
