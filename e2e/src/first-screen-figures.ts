import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Parcel, ParcelBilan, ParcelRow } from "@lotir/contract";
import { serveFolder } from "@lotir/demo";
import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, openPage, PHONE } from "./browser.ts";
import { parcelPanel, waitForPanel } from "./commune.ts";
import { ask } from "./drawing-table.ts";
import { openProduct } from "./product.ts";
import { createOrganisation, signUp, visitor } from "./visitor.ts";

/**
 * `npm run figures:first-screen`: what a buyer reads before any scroll, for six parcels of the demonstration and six of Latresne,
 * loaded and analysed by the running product; and whether list, sheet, bilan and API agree on each.
 */
const LATRESNE = fileURLToPath(new URL("../../../shared/data/latresne-33234", import.meta.url));
const COMMUNES = [
  { name: "Démonstration", codeInsee: "06999", is: "fictive" },
  ...(existsSync(LATRESNE) ? [{ name: "Latresne", codeInsee: "33234", is: "réelle" }] : []),
];

/** Loaded, every parcel analysed, and the balances drawn. */
const analysed = async (page: Page, codeInsee: string): Promise<void> => {
  const list = `/api/cadastral/analyze?commune=${codeInsee}`;
  for (;;) {
    const { data } = await ask<{ data: { parcels?: ParcelRow[] } }>(page, list);
    const state = await ask<{ data: { scan: { status: string } | null } }>(page, `/api/communes/${codeInsee}`);
    const isBalanced = data.parcels?.some(({ bilan }) => bilan.marginEur !== null) === true;
    if (state.data.scan?.status === "loaded" && isBalanced) return;
    await wait(2_000);
  }
};

/** The three best, one that loses, one in doubt, one refused: what a list is made of. */
const six = async (page: Page, codeInsee: string): Promise<ParcelRow[]> => {
  const { data } = await ask<{ data: { parcels: ParcelRow[] } }>(
    page,
    `/api/cadastral/analyze?commune=${codeInsee}&minSurface=800&maxSurface=3000&maxBudget=800000&refused=montres&limit=1000`,
  );
  const best = data.parcels.slice(0, 3);
  const others = data.parcels.slice(3);
  const first = (is: (row: ParcelRow) => boolean) => others.filter(is).slice(0, 1);
  return [
    ...best,
    ...first(({ bilan }) => (bilan.marginEur ?? 0) < 0),
    ...first(
      ({ divisionPotential, bilan }) => divisionPotential.verdict === "a-verifier" && (bilan.marginEur ?? -1) >= 0,
    ),
    ...first(({ divisionPotential }) => divisionPotential.verdict === "non"),
  ];
};

/** The figures that disagree between the list, the sheet and the bilan, by name. */
const disagreements = async (page: Page, row: ParcelRow): Promise<string[]> => {
  const { data: sheet } = await ask<{ data: Parcel }>(page, `/api/cadastral/parcels/${row.parcelId}`);
  const pairs: [string, unknown, unknown][] = [
    ["score", row.opportunityScore, sheet.opportunityScore],
    ["verdict", row.divisionPotential.verdict, sheet.divisionPotential.verdict],
    ["lots", row.divisionPotential.lots, sheet.divisionPotential.lots],
    ["prix", row.estimatedValue, sheet.estimatedValue],
    ["argent", row.bilan, sheet.bilan],
  ];
  if (row.bilan.marginEur !== null) {
    const { data } = await ask<{ data: ParcelBilan }>(page, `/api/cadastral/parcels/${row.parcelId}/bilan`, {});
    pairs.push(["bilan", Math.round(row.bilan.marginEur), Math.round(data.fiveLines?.marginEur ?? Number.NaN)]);
  }
  return pairs.filter(([, a, b]) => JSON.stringify(a) !== JSON.stringify(b)).map(([name]) => name);
};

const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" · ");

/** The decision of a sheet, and where its last figure ends on the screen, px. */
const read = async (page: Page, origin: string, id: string) => {
  await page.goto(`${origin}/search?villes=${id.slice(0, 5)}&parcelle=${id}`);
  await waitForPanel(page);
  const decision = parcelPanel(page).getByRole("region", { name: "Décision" });
  const figures = await parcelPanel(page).getByLabel("Chiffres de la décision").boundingBox();
  return { said: inOneLine(await decision.innerText()), end: Math.round((figures?.y ?? 0) + (figures?.height ?? 0)) };
};

const product = await openProduct({
  communes: existsSync(LATRESNE) ? [serveFolder({ codeInsee: "33234", folder: LATRESNE })] : [],
});
const browser = await openBrowser("journey");
try {
  const [desk, phone] = [await openPage(browser, DESKTOP), await openPage(browser, PHONE, { touch: true })];
  const person = visitor("Acheteur");
  await signUp(desk, product.origin, person);
  await createOrganisation(desk, "Ce qu'un acheteur lit");
  await phone.context().addCookies(await desk.context().cookies());
  for (const { name, codeInsee, is } of COMMUNES) {
    await analysed(desk, codeInsee);
    console.log(`\n## ${name} (commune ${is})\n`);
    for (const row of await six(desk, codeInsee)) {
      const wide = await read(desk, product.origin, row.parcelId);
      const narrow = await read(phone, product.origin, row.parcelId);
      const apart = await disagreements(desk, row);
      console.log(`**${row.section} ${row.numero}**, ${Math.round(row.surface)} m² : ${wide.said}`);
      console.log(
        `Chiffres lus à ${wide.end} px sur ${DESKTOP.height}, au téléphone à ${narrow.end} px sur ${PHONE.height} ; liste, fiche, bilan et API : ${apart.length === 0 ? "d'accord" : `diffèrent (${apart.join(", ")})`}.\n`,
      );
    }
  }
} finally {
  await browser.close();
  await product.close();
}
process.exit(0);
