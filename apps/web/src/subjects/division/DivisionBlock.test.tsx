import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aPlan, aProposal } from "../../testing/division.fixture.ts";
import { aParcel } from "../../testing/parcels.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { studied } from "../../testing/study.fixture.tsx";
import { DivisionBlock } from "./DivisionBlock.tsx";
import { PlanCard } from "./sketch/PlanCard.tsx";
import { VerdictBlock } from "./VerdictBlock.tsx";

const Verdict = studied(VerdictBlock);
/** The plan drawn and its details: two places of the sheet, one study. */
const Division = studied((props) => (
  <>
    <PlanCard {...props} />
    <DivisionBlock {...props} />
  </>
));

usingScreens();

const ID = "33234000AB0123";
const PARCEL = `/api/cadastral/parcels/${ID}`;
const DIVISIONS = `${PARCEL}/divisions`;
const text = () => (document.body.textContent ?? "").replace(/[\u202f\u00a0]/g, " ");

test("le plan est dit lot par lot, avec l'accès et la procédure", async () => {
  answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  show(<Division parcelId={ID} />);
  await screen.findByText("Plan 1 / 2");
  for (const words of ["520 m²", "18,4 m", "210 m²", "maison conservée", "R.421-23 a", "Pente inconnue"])
    expect(text()).toContain(words);
  expect(text()).toContain("Servitude de passage, 3,5 m de large sur 22 m");
});

test("les flèches du clavier font le tour des plans", async () => {
  answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  show(<Division parcelId={ID} />);
  const plans = await screen.findByRole("group", { name: "Plans proposés" });
  fireEvent.keyDown(plans, { key: "ArrowRight" });
  await screen.findByText("Plan 2 / 2");
  screen.getByText("2 lots de 610 et 630 m²");
  fireEvent.keyDown(plans, { key: "ArrowRight" });
  await screen.findByText("Plan 1 / 2");
});

test("une hypothèse porte son nom", async () => {
  answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  show(<Division parcelId={ID} />);
  fireEvent.click(await screen.findByText(/1 hypothèse retenue/));
  await screen.findByText("hypothèse");
  screen.getByText(/Recul de la voie/);
});

test("un refus montre ses chiffres", async () => {
  const sentence = "2 lots : façade trop courte pour un accès : 2,1 m pour 3,5 m, il manque 1,4 m.";
  const refused = { code: "FRONT_SHORT", lots: 2, measured: 2.1, needed: 3.5, missing: 1.4, unit: "m", sentence };
  answering({ [DIVISIONS]: success(aProposal({ verdict: "non", plans: [], caps: [], refusals: [refused] })) });
  show(<Division parcelId={ID} />);
  await screen.findByText(sentence);
  expect(screen.queryByText(/Plan 1/)).toBeNull();
});

test("le verdict du moteur complet remplace celui de l'analyse de la commune, avec ce qui le retient", async () => {
  answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  show(<Verdict parcelId={ID} />);
  await screen.findByText("Divisible, à vérifier");
  screen.getByText("Le règlement de la zone n'a pas été lu.");
});

test("une parcelle qui ne peut pas être étudiée le dit", async () => {
  const sentence = "Cette parcelle ne peut pas être étudiée.";
  answering({ [DIVISIONS]: refusal(422, "not-a-site", sentence) });
  show(<Division parcelId={ID} />);
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
  show(<Division parcelId={ID} />);
  fireEvent.click(await screen.findByText("Chercher ce qui manquerait"));
  await screen.findByText("Un accès de 3 m.");
  screen.getByText("→ Maison conservée + 1 lot de 520 m²");
});

const asked = (fetching: ReturnType<typeof answering>): string[] =>
  fetching.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : String(input)).search);

test("un bâtiment à cheval propose de réunir la parcelle voisine, et l'étude reprend sur les deux", async () => {
  const fetching = answering({
    [DIVISIONS]: success(aProposal({ joinable: ["33234000AB0124"] })),
  });
  show(<Division parcelId={ID} />);
  fireEvent.click(await screen.findByRole("button", { name: "Réunir avec AB 124" }));
  await screen.findByRole("button", { name: "Séparer AB 124" });
  expect(asked(fetching)).toContain("?joined=33234000AB0124");
  expect(text()).toContain("AB 123 est étudiée avec AB 124.");
});

test("une réunion refusée se défait", async () => {
  answering({ [DIVISIONS]: refusal(422, "not-a-site", "Ces parcelles ne se touchent pas.") });
  show(<Division parcelId={ID} />, "/?avec=33234000ZZ0001");
  await screen.findByText("Ces parcelles ne se touchent pas.");
  answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  fireEvent.click(screen.getByRole("button", { name: "Séparer ZZ 1" }));
  await screen.findByText("Plan 1 / 2");
});

test("le souhait de lots et de surface est celui de la question, et s'oublie", async () => {
  const fetching = answering({ [PARCEL]: success(aParcel()), [DIVISIONS]: success(aProposal()) });
  show(<Division parcelId={ID} />);
  fireEvent.click(await screen.findByText("Changer le souhait"));
  fireEvent.change(await screen.findByLabelText("Nombre de lots"), { target: { value: "3" } });
  fireEvent.change(screen.getByLabelText("Lot le plus petit"), { target: { value: "300" } });
  fireEvent.click(screen.getByRole("button", { name: "Étudier ainsi" }));
  fireEvent.click(await screen.findByText(/Souhait : 3 lots, lots d'au moins 300 m²/));
  expect(asked(fetching).some((search) => search.includes("lots=3") && search.includes("minLotSize=300"))).toBe(true);
  fireEvent.change(await screen.findByLabelText("Lot le plus petit"), { target: { value: "12" } });
  screen.getByText("Entre 50 et 5 000 m².");
  fireEvent.click(screen.getByRole("button", { name: "Revenir à l'usage" }));
  await screen.findByText("Changer le souhait");
});
