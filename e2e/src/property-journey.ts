import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { openPage } from "./browser.ts";
import type { Product } from "./product.ts";
import { type Added, addDivisible, ask, COMMUNE, textOf } from "./property-visit.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

interface Walk {
  readonly width: "1440" | "390";
  readonly size: { readonly width: number; readonly height: number };
  readonly name: string;
}

interface Opened {
  readonly product: Product;
  readonly browser: Browser;
}

/** A property from its empty sheet to its deletion and back: lots, costs, analysis, parcels, photos, rules, notes, history. */
export const walkProperty = ({ width, size, name }: Walk, opened: () => Opened): void => {
  const first = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  let page: Page;
  let property: Added;

  beforeAll(async () => {
    page = await openPage(opened().browser, size);
    await signUp(page, opened().product.origin, visitor(first));
    await createOrganisation(page, `Agence de ${name}`);
    property = await addDivisible(page, 0);
  });
  afterAll(() => page?.context().close());

  test("s'ouvre du portfolio, et ses trois chiffres se lisent d'abord", async () => {
    await page.goto(`${opened().product.origin}/properties`);
    await page.getByRole("link", { name: property.name, exact: true }).click();
    await page.waitForURL(`**/properties/${property.id}`);
    await page.getByRole("heading", { level: 1, name: property.name }).waitFor();
    await expect.poll(() => textOf(page, "dl")).toMatch(/Lots \d.*Marge .*%.*Prix maximal .*€/);
    await page.getByRole("tab", { name: "Analyse financière" }).click();
    await page.getByText("Ajoutez des lots pour pouvoir calculer l'analyse financière.").waitFor();
    expect(await page.getByRole("button", { name: "Calculer l'analyse" }).isDisabled()).toBe(true);
    await page.getByRole("tab", { name: "Gestion des lots" }).click();
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
    await page.goto(`${opened().product.origin}/properties`);
    await page.getByRole("button", { name: `Aperçu de ${property.name}` }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("heading", { name: "Parcelles" }).waitFor();
    await drawer.getByRole("tab", { name: "Photos" }).click();
    await drawer.getByRole("button", { name: "Voir la photo 1" }).waitFor();
    await shoot(page, `volet-${width}`);
    expect(await seriousViolations(page)).toEqual([]);
    await drawer.getByRole("button", { name: "Fermer", exact: true }).click();
    await drawer.waitFor({ state: "detached" });
    await page.goto(`${opened().product.origin}/properties/${property.id}`);
  });

  test("dit les règles de sa parcelle", async () => {
    await page.getByRole("tab", { name: "Règles" }).click();
    await page.getByRole("heading", { name: "Règles du PLU" }).waitFor();
    await page.getByRole("row", { name: /^Article 6 / }).waitFor();
    await page.getByRole("row", { name: /^Article 13 / }).waitFor();
    await page.getByRole("button", { name: /^Corriger une règle de la zone / }).click();
    const correction = page.getByRole("form", { name: "Corriger une règle" });
    await correction.getByLabel("Règle").selectOption("setbackFromVoie");
    await correction.getByLabel("Valeur").fill("4");
    await correction.getByLabel("Motif").fill("Réponse de la mairie");
    await correction.getByRole("button", { name: "Corriger pour mon organisation" }).click();
    await page.getByText("corrigée par votre organisation : Réponse de la mairie").waitFor();
    await page.getByRole("button", { name: /^Rétablir : / }).click();
    await page.getByText("corrigée par votre organisation").waitFor({ state: "detached" });
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
    await page.goto(`${opened().product.origin}/properties`);
    await page.getByRole("button", { name: `Modifier ${property.name}` }).click();
    await page.getByLabel("Nom", { exact: true }).fill(" ");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Le nom ne peut pas être vide").waitFor();
    await page.getByLabel("Nom", { exact: true }).fill("Chemin des Vignes");
    await page.getByLabel("Numéro").fill("");
    await page.getByLabel("Rue").fill("");
    await page.getByLabel("Code postal").fill("");
    await page.getByLabel("Ville").fill("");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("L'adresse ne peut pas être vide").waitFor();
    await page.getByLabel("Numéro").fill("12 bis");
    await page.getByLabel("Ville").fill("Sainte-Mirande");
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
};
