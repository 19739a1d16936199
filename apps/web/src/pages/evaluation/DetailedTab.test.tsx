import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, refusal, show, usingScreens } from "../../testing/render.fixture.tsx";
import { Constraints } from "./Constraints.tsx";
import { DetailedTab } from "./DetailedTab.tsx";
import { PlansPanel } from "./PlansPanel.tsx";

usingScreens();

const ID = "33234000AB0001";
const evaluate = (): boolean => fireEvent.click(screen.getByRole("button", { name: "Évaluer" }));

test("nothing is asked before a parcel is confirmed, nor without a number of lots; 2, 3 and 4 are proposed", async () => {
  const asked = answering({});
  show(<DetailedTab known={undefined} />);
  await screen.findByLabelText("2 lots");
  for (const lots of [2, 3, 4, 5])
    expect((screen.getByLabelText(`${lots} lots`) as HTMLInputElement).checked).toBe(lots < 5);
  evaluate();
  await screen.findByText("Trouvez une parcelle par son adresse ou sa référence, puis confirmez-la.");
  expect(asked).not.toHaveBeenCalled();
});

test("no number of lots at all is said", async () => {
  answering({});
  show(<DetailedTab known={ID} />);
  await screen.findByLabelText("2 lots");
  for (const lots of [2, 3, 4]) fireEvent.click(screen.getByLabelText(`${lots} lots`));
  evaluate();
  await screen.findByText("Choisissez au moins un nombre de lots.");
});

test("a refusal is the server's sentence, and can be tried again", async () => {
  answering({ "/api/evaluation/detailed": refusal(422, "not-balanced", "Trop peu de ventes comparables.") });
  show(<DetailedTab known={ID} />);
  await screen.findByLabelText("2 lots");
  evaluate();
  await screen.findByText("Trop peu de ventes comparables.");
  screen.getByRole("button", { name: "Réessayer" });
});

test("what is not known explains nothing: the fallback is said", async () => {
  answering({ "/api/evaluation/detailed": { status: 418, body: {} } });
  show(<DetailedTab known={ID} />);
  await screen.findByLabelText("2 lots");
  evaluate();
  await screen.findByText("L'évaluation n'a pas abouti.");
});

test("a plan that cannot be asked is said in the specification's words", async () => {
  const failed = { status: 418, body: {} };
  answering({
    [`/api/cadastral/parcels/${ID}`]: failed,
    [`/api/cadastral/parcels/${ID}/divisions`]: failed,
    [`/api/cadastral/parcels/${ID}/plu`]: failed,
    "/api/communes/33234": failed,
  });
  show(<PlansPanel parcelId={ID} counts={[2, 3]} lots={2} onLots={() => undefined} />);
  await screen.findByText("Erreur lors du chargement du plan");
});

test("constraints that cannot be read leave the defaults, marked as such", async () => {
  show(<Constraints plu={undefined} failed={new Error("x")} />);
  await screen.findByText("Erreur lors de la récupération des données PLU");
  expect(screen.getAllByText("valeur par défaut, non lue")).toHaveLength(6);
});
