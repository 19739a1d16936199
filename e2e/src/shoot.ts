import type { Page } from "playwright-core";

/** Pictures of a journey, whole pages, where a folder is given for them. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.LOTIR_E2E_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** By day and by night. */
export const shootInBoth = async (page: Page, name: string): Promise<void> => {
  if (process.env.LOTIR_E2E_PICTURES === undefined) return;
  await shoot(page, name);
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(page, `${name}-sombre`);
  await page.emulateMedia({ colorScheme: "light" });
};
