import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "../../kit/api.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { QuickTab } from "./QuickTab.tsx";

usingScreens();

const PATH = "/api/opportunities/quick-score";
const found = {
  score: 81,
  details: {
    scoreTerrain: 80,
    scorePotentielDivision: 84,
    scoreLocalisation: 50,
    scoreFinancier: 75,
    scoreRisque: 85,
  },
  analysis: ["Propriété éligible à la division (surface suffisante)"],
  recommendations: ["Opportunité à étudier sans tarder."],
  marketData: { averagePricePerSqm: null, evolution: null, transactions: 0 },
  risks: { inondation: null, seisme: null, argile: null, cavites: null },
  unknown: ["scoreLocalisation"],
  place: { label: "12 Rue des Lilas", codeInsee: null, parcelId: null, zone: null, latitude: 44.7, longitude: -0.4 },
};

const send = (address: string) => {
  fireEvent.change(screen.getByLabelText("Adresse"), { target: { value: address } });
  fireEvent.click(screen.getByRole("button", { name: "Évaluer" }));
};

test.each([
  ["Adresse", "", "Indiquez une adresse."],
  ["Surface du terrain", "400", "La surface est de 500 m² au moins."],
  ["Prix demandé", "5000", "Le prix est de 100 000 € au moins."],
])("%s %j is refused before anything is asked", async (label, value, sentence) => {
  const calls = answering({});
  show(<QuickTab onDetail={() => undefined} />);
  fireEvent.change(await screen.findByLabelText("Adresse"), { target: { value: "12 rue des Lilas" } });
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Évaluer" }));
  await screen.findByText(sentence);
  expect(calls).not.toHaveBeenCalled();
});

test("a score says what it is made of, and what nobody knew", async () => {
  answering({ [PATH]: success(found) });
  show(<QuickTab onDetail={() => undefined} />);
  await screen.findByLabelText("Adresse");
  send("12 rue des Lilas");
  await screen.findByLabelText("Note 81 sur 100");
  screen.getByText("inconnu");
  screen.getByText("Prix du terrain à bâtir non connus ici : la commune n'est pas chargée.");
});

test.each([
  [{ zone: false, niveau: "Risque non Concerné" }, "non concerné"],
  [{ zone: true, niveau: "Risque Existant" }, "présent"],
  [{ zone: true, niveau: "Risque Existant - faible" }, "présent, faible"],
  [{ zone: true, niveau: "fort" }, "présent, fort"],
])("flood told as %o reads « %s », each thing once", async (inondation, words) => {
  answering({ [PATH]: success({ ...found, risks: { ...found.risks, inondation } }) });
  show(<QuickTab onDetail={() => undefined} />);
  await screen.findByLabelText("Adresse");
  send("12 rue des Lilas");
  await screen.findByText(words, { exact: true });
});

test("an address that cannot be found is the server's sentence", async () => {
  answering({ [PATH]: refusal(404, "place-not-found", "Adresse introuvable : précisez la rue et la commune.") });
  show(<QuickTab onDetail={() => undefined} />);
  await screen.findByLabelText("Adresse");
  send("nulle part");
  await screen.findByText("Adresse introuvable : précisez la rue et la commune.");
});

test("a session that has ended is noticed at the evaluation it refuses: the guard then asks to sign in again", async () => {
  queryClient.setQueryData(["session"], { person: "Ana" });
  answering({ [PATH]: refusal(401, "signed-out", "Votre session a expiré.") });
  show(<QuickTab onDetail={() => undefined} />);
  await screen.findByLabelText("Adresse");
  send("12 rue des Lilas");
  await screen.findByText("Votre session a expiré.");
  expect(queryClient.getQueryState(["session"])?.isInvalidated).toBe(true);
});
