import type { Page } from "playwright-core";

/** Pictures of a journey, whole pages, where a folder is given for them. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.LOTIR_E2E_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
