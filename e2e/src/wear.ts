import type { Page } from "playwright-core";
import { seriousViolations } from "./accessibility.ts";
import type { Scheme } from "./browser.ts";

const KEY = "mantine-color-scheme-value";

/** Light or dark on the screen as it stands, as another tab's choice would change it. */
export const wear = async (page: Page, scheme: Scheme): Promise<void> => {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
    },
    [KEY, scheme] as const,
  );
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: "attached" });
};

/** The serious violations of a screen as it stands, dark then light; empty when there are none. */
export const violationsInBoth = async (page: Page): Promise<Readonly<Record<string, readonly string[]>>> => {
  const seen: Record<string, readonly string[]> = {};
  for (const [scheme, only] of [
    ["dark", undefined],
    ["light", "colours"],
  ] as const) {
    await wear(page, scheme);
    const found = await seriousViolations(page, only);
    if (found.length > 0) seen[scheme] = found;
  }
  return seen;
};
