import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ParcelSheet } from "../sheet/ParcelSheet.tsx";
import { VerdictBlock } from "../subjects/division/VerdictBlock.tsx";
import { NeighboursBlock } from "../subjects/parcelle/NeighboursBlock.tsx";
import { SalesBlock } from "../subjects/parcelle/SalesBlock.tsx";
import { ScoreBlock } from "../subjects/parcelle/ScoreBlock.tsx";
import { SourcesBlock } from "../subjects/parcelle/SourcesBlock.tsx";
import { aParcelBilan } from "../testing/bilan.fixture.ts";
import { aProposal } from "../testing/division.fixture.ts";
import { aParcel } from "../testing/parcels.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../testing/render.fixture.tsx";
import { studied } from "../testing/study.fixture.tsx";

const Verdict = studied(VerdictBlock);
const Sheet = studied((props) => <ParcelSheet {...props} onClose={() => undefined} />);

usingScreens();

const ID = "33234000AB0123";
const PATH = `/api/cadastral/parcels/${ID}`;
const unknownSales = {
  hasRecentSale: null,
  lastSaleDate: null,
  lastSalePrice: null,
  pricePerSqm: null,
  daysSinceSale: null,
};
const spaces = (text: string) => text.replace(/\u202f/g, " ");

test("not analysed is said, with what the surface allows to say", async () => {
  answering({ [PATH]: success(aParcel({ surface: 1240 })) });
  show(<Verdict parcelId={ID} />);
  await screen.findByText("Division non analysée");
  expect(spaces(document.body.textContent ?? "")).toContain("Surface suffisante : 1 240 m² pour un seuil de 900 m²");
});

test("under the threshold nothing is promised", async () => {
  answering({ [PATH]: success(aParcel({ surface: 899 })) });
  show(<Verdict parcelId={ID} />);
  await screen.findByText("Division non analysée");
  expect(document.body.textContent).not.toContain("Surface suffisante");
});

test("no recent sale, and sales that nobody knows, are two different sentences", async () => {
  answering({ [PATH]: success(aParcel()) });
  const { unmount } = show(<SalesBlock parcelId={ID} />);
  await screen.findByText("Aucune transaction récente enregistrée");
  unmount();
});

test("sales that nobody knows", async () => {
  answering({ [PATH]: success(aParcel({ dvfStatus: unknownSales })) });
  show(
    <>
      <SalesBlock parcelId={ID} />
      <NeighboursBlock parcelId={ID} />
    </>,
  );
  await screen.findByText(/Ventes inconnues/);
  await screen.findByText("Ventes voisines inconnues.");
});

test("three neighbour sales at most", async () => {
  const sale = { distance: 120, saleDate: "2024-05-13", price: 90_000, pricePerSqm: 80, kind: "terrain nu" };
  const neighborSales = ["0001", "0002", "0003", "0004"].map((n) => ({ ...sale, parcelId: `33234000AA${n}` }));
  answering({ [PATH]: success(aParcel({ neighborSales })) });
  show(<NeighboursBlock parcelId={ID} />);
  await screen.findByText(/AA 1/);
  expect(screen.queryAllByText(/^AA \d/)).toHaveLength(3);
});

test("not rated is neither zero nor a colour", async () => {
  answering({ [PATH]: success(aParcel({ opportunityScore: null, coverage: 0.4 })) });
  show(<ScoreBlock parcelId={ID} />);
  await screen.findByText("Non noté");
  expect(spaces(document.body.textContent ?? "")).toContain("40 % connus, 60 % nécessaires");
});

test("a source that failed is named with its problem", async () => {
  const provenance = { source: "API Carto GPU", vintage: null, licence: null, fetchedOn: null, fictional: false };
  const sources = [{ layer: "zones", status: "unknown", provenance, problem: "Le service n'a pas répondu." }];
  answering({ [PATH]: success(aParcel({ sources })) });
  show(<SourcesBlock parcelId={ID} />);
  await screen.findByText("Le service n'a pas répondu.");
  screen.getByText("Zones du PLU");
});

test("a block that fails says the server's sentence and offers a retry", async () => {
  answering({ [PATH]: refusal(404, "unknown-parcel", "Parcelle introuvable dans le cadastre chargé.") });
  show(<ScoreBlock parcelId={ID} />);
  await screen.findByText("Parcelle introuvable dans le cadastre chargé.");
  screen.getByText("Réessayer");
});

test("a parcel that is not in the cadastre is said so once, in a sheet that waits for nothing", async () => {
  answering({ [PATH]: refusal(404, "unknown-parcel", "Parcelle introuvable dans le cadastre chargé.") });
  const { container } = show(<Sheet parcelId={ID} />);
  await screen.findByText("Parcelle introuvable dans le cadastre chargé.");
  expect(screen.getAllByRole("button", { name: "Réessayer" })).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("AB 123");
  expect(container.querySelector(".mantine-Skeleton-root")).toBeNull();
});

test("a wish that gives no plan does not make the land impossible to divide", async () => {
  answering({
    [PATH]: success(aParcel()),
    [`${PATH}/divisions`]: success(aProposal({ verdict: "non", plans: [], caps: [] })),
  });
  const { unmount } = show(<Verdict parcelId={ID} />, "/?souhait=4&lotmin=900");
  await screen.findByText("Pas de plan selon votre souhait");
  expect(document.body.textContent).not.toContain("Non divisible");
  unmount();
});

test("under everybody's wish, no plan is a refusal", async () => {
  answering({
    [PATH]: success(aParcel()),
    [`${PATH}/divisions`]: success(aProposal({ verdict: "non", plans: [], caps: [] })),
  });
  show(<Verdict parcelId={ID} />);
  await screen.findByText("Non divisible");
});

const BILAN = `${PATH}/bilan`;

test("the first screen decides: verdict, plan, lots, margin with its range, highest price, and the way to the portfolio", async () => {
  answering({
    [PATH]: success(aParcel()),
    [`${PATH}/divisions`]: success(aProposal()),
    [BILAN]: success(aParcelBilan()),
  });
  show(<Sheet parcelId={ID} />);
  const decision = within(await screen.findByRole("region", { name: "Décision" }));
  await decision.findByText("Prix d'achat maximal");
  await decision.findByText("Plan 1 / 2");
  const said = spaces(decision.getByLabelText("Chiffres de la décision").textContent ?? "");
  for (const words of [
    "Lots1 + maison",
    "Marge338 k€238 à 438 k€ · 29,2 %",
    "rentable, plan à vérifier",
    "903 000 €",
    "pour 12 % de marge",
  ])
    expect(said).toContain(words);
  decision.getByRole("img", { name: /^Plan de division : lot A 520/ });
  expect(decision.getByRole("button", { name: "Ajouter au portfolio" })).toHaveProperty("disabled", false);
});

test("the rest is one line each, opens where it stands, and « Lever le doute » leads to what the verdict rests on", async () => {
  answering({
    [PATH]: success(aParcel()),
    [`${PATH}/divisions`]: success(aProposal()),
    [BILAN]: success(aParcelBilan()),
  });
  show(<Sheet parcelId={ID} />);
  await screen.findByText(/1,2 M€ de ventes − 713 k€ d'achat − 107 k€ de travaux, frais et taxes/);
  const folds = ["Argent", "Règles", "Prix", "Accès et contraintes", "Parcelle"];
  for (const name of folds)
    expect(screen.getByRole("button", { name: new RegExp(`^${name}`) }).getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText("Bilan en cinq lignes")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Argent/ }));
  await screen.findByText("Bilan en cinq lignes");
  fireEvent.click(await screen.findByRole("button", { name: "Lever le doute" }));
  await screen.findByText("Accès de chaque lot");
});

test("the wished margin is changed in place, and the whole sheet follows", async () => {
  const fetching = answering({
    [PATH]: success(aParcel()),
    [`${PATH}/divisions`]: success(aProposal()),
    [BILAN]: success(aParcelBilan()),
  });
  show(<Sheet parcelId={ID} />);
  fireEvent.click(await screen.findByRole("button", { name: /^pour 12.*marge visée/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: /^20/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Argent/ }));
  await screen.findByText(/Hypothèses changées sur cette fiche/);
  const bodies = await Promise.all(
    fetching.mock.calls.map(([input]) => (input instanceof Request ? input.clone().text() : "")),
  );
  expect(bodies.some((body) => body.includes('"targetMargin":0.2'))).toBe(true);
});
