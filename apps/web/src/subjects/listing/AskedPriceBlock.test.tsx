import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aParcelBilan, fiveLines } from "../../testing/bilan.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { AskedPriceBlock } from "./AskedPriceBlock.tsx";

usingScreens();

const PARCEL = "06999000AB0012";
const BILAN = `/api/cadastral/parcels/${PARCEL}/bilan`;
const plain = (text: string | null) => text?.replace(/[\u202f\u00a0]/g, " ");
const said = async (words: RegExp) => plain((await screen.findByText(words)).textContent);
const showAt = (price: number | null) => show(<AskedPriceBlock listing={{ price }} parcelId={PARCEL} />);

test("the margin at the price asked, and the price that leaves 15 %", async () => {
  const lines = fiveLines({ marginEur: 41_200.4, marginRate: 0.062, residualLandPriceEur: 348_212 });
  const fetched = answering({ [BILAN]: success(aParcelBilan({ fiveLines: lines })) });
  showAt(395_000);
  expect(await said(/la marge est/)).toBe(
    "À 395 000 € la marge est de 41 k€ (6,2 %) ; pour 15 % il faut acheter à 348 000 €.",
  );
  const [asked] = fetched.mock.calls[0] ?? [];
  expect(asked instanceof Request && (await asked.clone().json())).toMatchObject({
    landPriceEur: 395_000,
    assumptions: { targetMargin: 0.15 },
  });
});

test("a loss is one, a house without a price makes a least, and no price may do", async () => {
  const lines = fiveLines({ marginEur: -12_000, marginRate: -0.02, residualLandPriceEur: null, unpricedHouses: 1 });
  answering({ [BILAN]: success(aParcelBilan({ fiveLines: lines })) });
  showAt(null);
  expect(await said(/la marge est/)).toBe(
    "Au prix estimé la marge est d'au moins −12 k€ (−2 %) ; aucun prix d'achat ne laisse 15 %.",
  );
});

test("a plan that cannot be drawn up says why, and the sheet stays at hand", async () => {
  answering({ [BILAN]: success(aParcelBilan({ fiveLines: null, note: "Les règles de cette zone sont inconnues." })) });
  showAt(395_000);
  await screen.findByText("Les règles de cette zone sont inconnues.");
  screen.getByRole("link", { name: /Fiche complète/ });
});

test("a refusal is said in its own words", async () => {
  answering({ [BILAN]: refusal(404, "unknown-parcel", "Cette parcelle n'est pas connue.") });
  showAt(395_000);
  await screen.findByText("Cette parcelle n'est pas connue.");
});
