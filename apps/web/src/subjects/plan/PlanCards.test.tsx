import type { PlanItem } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { PlanCards } from "./PlanCards.tsx";

usingScreens();

const PATH = "/api/properties/0b0e4d2c-9f5e-4a4b-8a57-1f1f2a3b4c5d/plans/6d1c2b3a-4e5f-4a6b-9c8d-7e6f5a4b3c2d";
const BROKEN = { status: 502, body: {} };

const plan: PlanItem = {
  id: "6d1c2b3a-4e5f-4a6b-9c8d-7e6f5a4b3c2d",
  propertyId: "0b0e4d2c-9f5e-4a4b-8a57-1f1f2a3b4c5d",
  name: "Plan <script>alert(1)</script>",
  description: null,
  type: "cadastral",
  source: "user-modified",
  surface: 1_250,
  buildingCount: 2,
  createdAt: "2026-11-25T10:00:00.000Z",
  importedAt: "2026-11-25T10:00:00.000Z",
  updatedAt: "2026-11-25T10:00:00.000Z",
  vintage: null,
  fictional: true,
  version: 1,
  revision: 3,
  imageUrl: "/image",
  thumbnailUrl: "/image?size=thumbnail",
  property: { name: "Chemin des Vignes", address: "12 bis Chemin des Vignes" },
};

const opened = () => {
  show(<PlanCards plans={[plan]} />);
  return async (item: string) => {
    fireEvent.click(await screen.findByRole("button", { name: `Actions sur ${plan.name}` }));
    fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  };
};

test("a card says what a plan is made of and where it comes from; a script in a name is a text", async () => {
  opened();
  const card = await screen.findByRole("article", { name: plan.name });
  expect(card.textContent).toMatch(/1.250.m² · 2.bâtiments · 25\/11\/2026/);
  expect(card.textContent).toContain("Modifié");
  expect(card.querySelector("script")).toBeNull();
});

test("an empty name is refused before it is sent; a name that could not be written is said, and may be sent again", async () => {
  const answers = { [`${PATH}/name`]: BROKEN as ReturnType<typeof success> };
  answering(answers);
  await opened()("Renommer");
  const name = await screen.findByLabelText("Nom du plan");
  fireEvent.change(name, { target: { value: "  " } });
  await screen.findByText("Le nom ne peut pas être vide");
  fireEvent.change(name, { target: { value: "Avant-projet" } });
  fireEvent.click(screen.getByRole("button", { name: "Renommer" }));
  await screen.findByText("Erreur lors de la mise à jour du nom");
  answers[`${PATH}/name`] = success({ ...plan, name: "Avant-projet", version: 2 });
  fireEvent.click(screen.getByRole("button", { name: "Renommer" }));
  await screen.findByText("Nom mis à jour avec succès");
});

test("a copy that fails says so, with the server's reason where there is one", async () => {
  answering({ [`${PATH}/duplicate`]: refusal(404, "plan-not-found", "Ce plan n'existe pas, ou il a été supprimé.") });
  await opened()("Dupliquer");
  await screen.findByText("Impossible de dupliquer le plan");
  await screen.findByText("Ce plan n'existe pas, ou il a été supprimé.");
});

test("a deletion is confirmed, undone within reach, and each failure said", async () => {
  const answers = { [PATH]: BROKEN as ReturnType<typeof success>, [`${PATH}/restore`]: BROKEN };
  answering(answers);
  const choose = opened();
  const confirm = async () => {
    await choose("Supprimer");
    await screen.findByText("Êtes-vous sûr de vouloir supprimer ce plan ?");
    fireEvent.click(screen.getByRole("button", { name: "Supprimer" }));
  };
  await confirm();
  await screen.findByText("Erreur lors de la suppression");
  answers[PATH] = success({ id: plan.id, undoUntil: "2026-11-25T10:00:10.000Z" });
  await confirm();
  await screen.findByText("Plan supprimé");
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await screen.findByText("Impossible de rétablir le plan");
});
