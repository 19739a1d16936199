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

/** Waits until the first screen of the sheet has its answers, and every block that is open. */
export const waitForPanel = async (page: Page): Promise<void> => {
  await parcelPanel(page).waitFor();
  await parcelPanel(page).getByLabel("Chiffres de la décision").waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-label$=" : chargement"]') === null);
};

/** Opens what the sheet keeps folded under that title. */
export const openFold = async (page: Page, title: string): Promise<void> => {
  const fold = parcelPanel(page).getByRole("button", { name: new RegExp(`^${title}`) });
  await fold.waitFor();
  if ((await fold.getAttribute("aria-expanded")) !== "true") await fold.click();
};

/** One block of the sheet by its title, once what folds it is open. */
export const sheetBlock = (page: Page, title: string): Locator =>
  parcelPanel(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .last();

/** The file number of the parcel that the sheet shows: 14 characters. */
export const panelParcelId = async (page: Page): Promise<string> => {
  const id = await parcelPanel(page).getAttribute("data-parcelle");
  if (id === null) throw new Error("No parcel id on the sheet");
  return id;
};
