import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aPlan, aProposal } from "../../../testing/division.fixture.ts";
import { aParcel } from "../../../testing/parcels.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../../testing/render.fixture.tsx";
import { DivisionBlock } from "./division.tsx";
import { VerdictBlock } from "./verdict.tsx";

usingScreens();

const ID = "33234000AB0123";
const PARCEL = `/api/cadastral/parcels/${ID}`;
const DIVISIONS = `${PARCEL}/divisions`;
const text = () => (document.body.textContent ?? "").replace(/[\u202f\u00a0]/g, " ");

test("le plan est dit lot par lot, avec l'accès et la procédure", async () => {
  answering({ [DIVISIONS]: success(aProposal()) });
  show(<DivisionBlock parcelId={ID} />);
  await screen.findByText("Plan 1 / 2");
  for (const words of ["520 m²", "18,4 m", "210 m²", "maison conservée", "R.421-23 a", "Pente inconnue"])
    expect(text()).toContain(words);
  expect(text()).toContain("Servitude de passage, 3,5 m de large sur 22 m");
});

test("les flèches du clavier font le tour des plans", async () => {
  answering({ [DIVISIONS]: success(aProposal()) });
  show(<DivisionBlock parcelId={ID} />);
  const plans = await screen.findByRole("group", { name: "Plans proposés" });
  fireEvent.keyDown(plans, { key: "ArrowRight" });
  await screen.findByText("Plan 2 / 2");
  screen.getByText("2 lots de 610 et 630 m²");
  fireEvent.keyDown(plans, { key: "ArrowRight" });
  await screen.findByText("Plan 1 / 2");
});

test("une hypothèse porte son nom", async () => {
  answering({ [DIVISIONS]: success(aProposal()) });
  show(<DivisionBlock parcelId={ID} />);
  fireEvent.click(await screen.findByText(/1 hypothèse retenue/));
  await screen.findByText("hypothèse");
  screen.getByText(/Recul de la voie/);
});

test("un refus montre ses chiffres", async () => {
  const sentence = "2 lots : façade trop courte pour un accès : 2,1 m pour 3,5 m, il manque 1,4 m.";
  const refused = { code: "FRONT_SHORT", lots: 2, measured: 2.1, needed: 3.5, missing: 1.4, unit: "m", sentence };
  answering({ [DIVISIONS]: success(aProposal({ verdict: "non", plans: [], caps: [], refusals: [refused] })) });
  show(<DivisionBlock parcelId={ID} />);
  await screen.findByText(sentence);
  expect(screen.queryByText(/Plan 1/)).toBeNull();
});

test("le verdict du moteur complet remplace celui de l'analyse de la commune, avec ce qui le retient", async () => {
  answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  show(<VerdictBlock parcelId={ID} />);
  await screen.findByText("Divisible, à vérifier");
  screen.getByText("Le règlement de la zone n'a pas été lu.");
});

test("une parcelle qui ne peut pas être étudiée le dit", async () => {
  const sentence = "Cette parcelle ne peut pas être étudiée.";
  answering({ [DIVISIONS]: refusal(422, "not-a-site", sentence) });
  show(<DivisionBlock parcelId={ID} />);
  await screen.findByText(sentence);
});

test("ce qui manquerait se cherche à la demande, et chaque remède montre le plan qu'il donne", async () => {
  const refused = {
    code: "FRONT_SHORT",
    lots: 2,
    measured: 2.1,
    needed: 3.5,
    missing: 1.4,
    unit: "m",
    sentence: "2 lots : façade trop courte.",
  };
  const remedy = { kind: "narrower-access", sentence: "Un accès de 3 m.", from: 3.5, to: 3, plan: aPlan() };
  answering({
    [DIVISIONS]: success(aProposal({ verdict: "non", plans: [], caps: [], refusals: [refused] })),
    [`${PARCEL}/remedies`]: success({ lots: 2, remedies: [remedy], ms: 800 }),
  });
  show(<DivisionBlock parcelId={ID} />);
  fireEvent.click(await screen.findByText("Chercher ce qui manquerait"));
  await screen.findByText("Un accès de 3 m.");
  screen.getByText("→ Maison conservée + 1 lot de 520 m²");
});
