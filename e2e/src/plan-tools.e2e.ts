import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousViolations } from "./accessibility.ts";
import { analysedHome, QUARTER } from "./analysed-home.ts";
import { DESKTOP, journeyBrowser, leaveBrowser, openPage } from "./browser.ts";
import { type Added, addProperty, ask, drawnOn, openTable } from "./drawing-table.ts";
import { openProduct, type Product } from "./product.ts";
import { shoot } from "./shoot.ts";
import { createOrganisation, joinOrganisation, signUp, visitor } from "./visitor.ts";

const TABLET = { width: 1024, height: 768 };

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

interface Drawn {
  readonly id: string;
  readonly kind: string;
  readonly layer: string;
  readonly points: readonly (readonly [number, number])[];
  readonly closed: boolean;
  readonly color: string;
  readonly fill: string | null;
  readonly width: number;
  readonly dash: string | null;
  readonly locked: boolean;
  readonly visible: boolean;
  readonly text: string | null;
}

/** What people drew on the cadastral plan of a property, as the server keeps it. */
const keptOn = async (page: Page, propertyId: string): Promise<readonly Drawn[]> => {
  const list = await ask<{ data: { id: string; type: string }[] }>(page, `/api/parcel-plans?propertyId=${propertyId}`);
  const plan = list.data.find(({ type }) => type === "cadastral")?.id;
  const path = `/api/properties/${propertyId}/plans/${plan}`;
  const { data } = await ask<{ data: { objects: { object: Drawn | null }[] } }>(page, path);
  return data.objects.flatMap(({ object }) => (object?.layer === "annotations" ? [object] : []));
};

const side = ({ points: [a, b] }: Drawn): number => (a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0);
const area = ({ points }: Drawn): number =>
  Math.abs(
    points.reduce((sum, [x, y], rank) => {
      const [nextX, nextY] = points[(rank + 1) % points.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

describe("chaque outil de la table à dessin, à 1440 px", () => {
  let page: Page;
  let property: Added;
  let table: Awaited<ReturnType<typeof openTable>>;
  const kept = () => keptOn(page, property.id);
  const kinds = async () => (await kept()).map(({ kind }) => kind).toSorted();
  const one = async (kind: string) => (await kept()).find((each) => each.kind === kind);
  const press = async (key: string, ...spots: (readonly [number, number])[]) => {
    await table.canvas.press(key);
    for (const spot of spots) {
      await page.mouse.move(...table.at(...spot));
      await page.mouse.click(...table.at(...spot));
    }
  };
  beforeAll(async () => {
    page = await openPage(browser, DESKTOP);
    await signUp(page, product.origin, visitor("Odile"));
    await createOrganisation(page, "Atelier d'Odile");
    property = await addProperty(page);
    table = await openTable(page, product, property.id);
    await page.getByRole("button", { name: "Accrochage" }).click();
  });
  afterAll(() => page?.context().close());

  test("les sept touches dessinent ; le texte se tape, une mesure fermée dit sa surface", async () => {
    await page.getByRole("button", { name: "Rouge", exact: true }).click();
    await page.getByRole("switch", { name: "Rempli" }).click();
    await press("r", [0.3, 0.3], [0.4, 0.4]);
    await press("p", [0.5, 0.3], [0.6, 0.3], [0.55, 0.4]);
    await table.canvas.press("Enter");
    await press("c", [0.7, 0.35], [0.73, 0.35]);
    await press("l", [0.3, 0.6]);
    const next = page.getByRole("form", { name: "Point suivant, au clavier" });
    await next.getByLabel("Longueur (m)").fill("25");
    await next.getByLabel("Angle (°)").fill("90");
    await next.getByRole("button", { name: "Poser" }).click();
    await next.getByRole("button", { name: "Terminer" }).click();
    await press("m", [0.5, 0.6], [0.6, 0.6], [0.6, 0.7], [0.5, 0.6]);
    await press("t", [0.7, 0.6]);
    await page.getByLabel("Texte à écrire sur le plan").fill("Portail <b>nord</b>");
    await page.getByRole("button", { name: "Écrire" }).click();
    await expect.poll(kinds).toEqual(["circle", "line", "measurement", "polygon", "rectangle", "text"]);
    expect(await one("rectangle")).toMatchObject({ color: "#C0392B", fill: "#C0392B" });
    expect(side((await one("line")) as Drawn)).toBeCloseTo(25, 9);
    expect(await one("measurement")).toMatchObject({ closed: true });
    expect(await one("text")).toMatchObject({ text: "Portail <b>nord</b>" });
    await shoot(page, "plan-tools-1440");
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("surface et côté tapés, flèches de dix centimètres, trait, verrou, copie, ordre et calques", async () => {
    const panel = page.getByRole("complementary", { name: "Propriétés et calques" });
    await press("v", [0.35, 0.35]);
    await panel.getByLabel("Surface (m²)").fill("100");
    await panel.getByLabel("Surface (m²)").press("Enter");
    await expect.poll(async () => area((await one("rectangle")) as Drawn)).toBeCloseTo(100, 6);
    await panel.getByLabel("Surface (m²)").fill("99999999");
    await panel.getByLabel("Surface (m²)").press("Enter");
    await panel.getByText("Au plus 10 000 000.").waitFor();
    await panel.getByRole("combobox", { name: "Trait" }).click();
    await page.getByRole("option", { name: "Tirets" }).click();
    await panel.getByRole("combobox", { name: "Épaisseur" }).click();
    await page.getByRole("option", { name: "5", exact: true }).click();
    await expect.poll(() => one("rectangle")).toMatchObject({ dash: "8 4", width: 5 });
    const before = (await one("rectangle")) as Drawn;
    for (let step = 0; step < 3; step += 1) await table.canvas.press("ArrowRight");
    await expect
      .poll(async () => ((await one("rectangle"))?.points[0]?.[0] ?? 0) - (before.points[0]?.[0] ?? 0))
      .toBeCloseTo(0.3, 6);
    await panel.getByRole("button", { name: "Premier plan" }).click();
    await table.canvas.press("Control+d");
    await expect.poll(async () => (await kinds()).filter((kind) => kind === "rectangle").length).toBe(2);
    await table.canvas.press("Control+x");
    await expect.poll(() => drawnOn(page, property.id)).toBe(6);
    await table.canvas.press("Control+v");
    await expect.poll(() => drawnOn(page, property.id)).toBe(7);
    await table.canvas.press("Delete");
    await expect.poll(() => drawnOn(page, property.id)).toBe(6);
    await table.canvas.press("Control+a");
    await panel.getByText(/^6 objets, /).waitFor();
    await panel.getByRole("button", { name: "Gauche" }).click();
    await page.getByText("Enregistré", { exact: true }).waitFor();
    await table.canvas.press("Control+z");
    await table.canvas.press("Escape");
    await press("v", [0.35, 0.35]);
    await panel.getByRole("button", { name: "Verrouiller" }).click();
    await table.canvas.press("Escape");
    await press("v", [0.35, 0.35]);
    await panel.getByRole("button", { name: "Déverrouiller" }).click();
    await panel.getByRole("button", { name: "Masquer" }).click();
    await panel.getByRole("button", { name: "Remontrer ce qui est masqué (1)" }).click();
    await expect.poll(() => one("rectangle")).toMatchObject({ locked: false, visible: true });
    await panel.getByLabel(/^Annotations \(6\)/).uncheck();
    await page.getByRole("button", { name: "Grille" }).click();
    await page.getByText(/^grille \d+,\d m$/).waitFor();
    await shoot(page, "plan-grid-1440");
    await panel.getByLabel(/^Annotations \(6\)/).check();
    await page.getByRole("button", { name: "Grille" }).click();
  });

  test("deux personnes sur le même trait : la seconde choisit, le reste des deux se garde", async () => {
    const other = await openPage(browser, DESKTOP);
    const marc = visitor("Marc");
    await signUp(other, product.origin, marc);
    await joinOrganisation(page, other, marc);
    const theirs = await openTable(other, product, property.id);
    table = await openTable(page, product, property.id);
    const dress = async (on: Page, colour: string) => {
      await on.mouse.click(...table.at(0.35, 0.35));
      await on.getByRole("button", { name: colour, exact: true }).click();
    };
    await page.context().setOffline(true);
    await dress(page, "Vert");
    await page.getByText(/^Hors connexion : /).waitFor();
    await dress(other, "Bleu");
    await theirs.canvas.press("ArrowUp");
    await other.getByText("Enregistré", { exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Marc .*a modifié le même objet \(.*couleur.*\) en même temps que vous/).waitFor();
    await shoot(page, "plan-clash-1440");
    await page.getByRole("button", { name: "Mettre la mienne" }).click();
    const blue = (await one("rectangle")) as Drawn;
    await expect.poll(() => one("rectangle")).toMatchObject({ color: "#1E7F4F" });
    expect((await one("rectangle"))?.points).toEqual(blue.points);
    await other.context().close();
  });
});

test("deux onglets d'une personne, fermés hors connexion : les traits de chacun partent au retour", async () => {
  const page = await openPage(browser, DESKTOP);
  await signUp(page, product.origin, visitor("Ottilie"));
  await createOrganisation(page, "Atelier d'Ottilie");
  const property = await addProperty(page);
  const second = await page.context().newPage();
  const tabs = [];
  for (const tab of [page, second]) tabs.push({ tab, ...(await openTable(tab, product, property.id)) });
  await page.context().setOffline(true);
  for (const [rank, { tab, canvas, at }] of tabs.entries()) {
    await tab.bringToFront();
    await canvas.press("r");
    await tab.mouse.click(...at(0.3 + 0.2 * rank, 0.3));
    await tab.mouse.click(...at(0.4 + 0.2 * rank, 0.4));
    await tab.getByText(/^Hors connexion : 1 trait gardé ici/).waitFor();
  }
  const later = await page.context().newPage();
  for (const { tab } of tabs) await tab.close();
  await later.context().setOffline(false);
  await openTable(later, product, property.id);
  await expect.poll(() => drawnOn(later, property.id)).toBe(2);
  await later.context().close();
});

test("sur tablette, deux doigts zooment sans rien dessiner ; un doigt mesure", async () => {
  const page = await openPage(browser, TABLET, { touch: true });
  await signUp(page, product.origin, visitor("Tilda"));
  await createOrganisation(page, "Atelier de Tilda");
  const property = await addProperty(page);
  const { at } = await openTable(page, product, property.id);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...spots: (readonly [number, number])[]) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: spots.map((spot, id) => {
        const [x, y] = at(...spot);
        return { x, y, id };
      }),
    });
  const ruler = () =>
    page
      .locator("span[aria-hidden=true][style*=width]")
      .first()
      .evaluate((each) => each.clientWidth);
  const label = () =>
    page
      .getByText(/^[\d,]+ m$/)
      .first()
      .innerText();
  const seen = async () => `${await ruler()} px, ${await label()}`;
  const before = await seen();
  await page.getByRole("button", { name: "Rectangle", exact: true }).click();
  await touch("touchStart", [0.45, 0.5]);
  await touch("touchStart", [0.45, 0.5], [0.55, 0.5]);
  await touch("touchMove", [0.35, 0.5], [0.65, 0.5]);
  await touch("touchMove", [0.25, 0.5], [0.75, 0.5]);
  await touch("touchEnd");
  await expect.poll(seen).not.toBe(before);
  await page.getByRole("button", { name: "Mesure", exact: true }).click();
  await page.touchscreen.tap(...at(0.35, 0.45));
  await page.touchscreen.tap(...at(0.6, 0.5));
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect.poll(async () => (await keptOn(page, property.id)).map(({ kind }) => kind)).toEqual(["measurement"]);
  await shoot(page, "plan-touch-1024");
  await page.context().close();
});
