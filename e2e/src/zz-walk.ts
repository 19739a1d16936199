import { generateDemoCommune } from "@lotir/demo";
import { mkdirSync } from "node:fs";
import { analyseDemonstration } from "./analyse-demonstration.ts";
import { DESKTOP, openBrowser, openPage, PHONE } from "./browser.ts";
import { openProduct } from "./product.ts";
import { signIn } from "./visitor.ts";
const hamlet = generateDemoCommune().hamlet;
const product = await openProduct();
const browser = await openBrowser("walk");
const OUT = "/dev/shm/f/walk/"; mkdirSync(OUT, { recursive: true });
try {
  await analyseDemonstration(product);
  const account = product.running.lotir.demonstration!;
  for (const [w, size] of [["1440", DESKTOP], ["390", PHONE]] as const) {
    const page = await openPage(browser, size);
    await signIn(page, product.origin, account);
    for (const name of ["derriere-la-venelle", "huit-lots", "cabanons-au-fond", "clos-a-l-est", "derriere-la-bande"] as const) {
      const id = hamlet.get(name)!;
      await page.goto(`${product.origin}/search?villes=06999&parcelle=${id}`);
      await page.waitForTimeout(6000);
      await page.screenshot({ path: `${OUT}${name}-${w}.png` });
      const text = await page.locator("body").innerText();
      console.log("=====", w, name, id, "\n", text.slice(0, 6000));
      if (w === "390") continue;
    }
    await page.goto(`${product.origin}/evaluation`);
    await page.waitForTimeout(2000);
    const ref = hamlet.get("huit-lots")!;
    const short = `${ref.slice(8, 10)} ${Number(ref.slice(10))}`;
    const box = page.getByRole("textbox").first();
    await box.fill(short);
    await page.screenshot({ path: `${OUT}evaluation-${w}.png` });
    await box.press("Enter");
    await page.waitForTimeout(5000);
    await page.screenshot({ path: `${OUT}evaluation2-${w}.png` });
    console.log("===== eval", (await page.locator("body").innerText()).slice(0, 3000));
    await page.close();
  }
} finally {
  await browser.close();
  await product.close?.();
}
process.exit(0);
