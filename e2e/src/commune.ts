import type { Locator, Page } from "playwright-core";

/** Asks for the letters that a person would type, and takes the first suggestion of that name. */
export const chooseCity = async (page: Page, city: string): Promise<void> => {
  await page.getByPlaceholder(/ville/i).first().fill(city.slice(0, 6));
  await page
    .getByRole("option", { name: new RegExp(city, "i") })
    .first()
    .click();
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
};

/** Chooses a city and starts the search. */
export const searchIn = async (page: Page, origin: string, city: string): Promise<void> => {
  await page.goto(`${origin}/search`);
  await chooseCity(page, city);
};

/** The parcels of the list, those scrolled into view. */
export const parcelRows = (page: Page): Locator =>
  page.getByRole("listbox", { name: "Parcelles trouvées" }).getByRole("option");

/** Waits for the list of parcels: the first load of a commune takes its time. */
export const waitForParcels = async (page: Page): Promise<void> => {
  await parcelRows(page).first().waitFor({ timeout: 180_000 });
};

/** The whole sentence: the analysis of divisions counts its parcels too. */
const FIGURES = /^([\d\s]+) sur ([\d\s]+) parcelles?$/;

/** `N sur M`, as the list says it once it has the answer to its last question: the one before stays shown meanwhile. */
export const counts = async (page: Page): Promise<{ matched: number; total: number }> => {
  await page
    .getByRole("listbox", { name: "Parcelles trouvées" })
    .and(page.locator('[aria-busy="true"]'))
    .waitFor({ state: "detached" });
  const said = await page.getByText(FIGURES).first().innerText();
  const [, matched = "", total = ""] = FIGURES.exec(said) ?? [];
  const read = (figure: string): number => Number(figure.replaceAll(/\s/g, ""));
  return { matched: read(matched), total: read(total) };
};

/** The parcel's sheet: beside the map on a wide screen, over it on a phone. */
export const parcelPanel = (page: Page): Locator => page.getByRole("article", { name: /^Parcelle / });

/** Waits until every block of the sheet has its answer. */
export const waitForPanel = async (page: Page): Promise<void> => {
  await parcelPanel(page).waitFor();
  await parcelPanel(page)
    .getByRole("heading", { name: /Sources et millésimes/ })
    .waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-label$=" : chargement"]') === null);
};

/** The file number written in the sheet's head: 14 characters. */
export const panelParcelId = async (page: Page): Promise<string> => {
  const said = await parcelPanel(page).locator("header").innerText();
  const [id] = /\b\d{5}[0-9A-Z]{9}\b/.exec(said) ?? [];
  if (id === undefined) throw new Error(`No parcel id in: ${said}`);
  return id;
};
