import type { Place } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, answering, show, usingScreens } from "../testing/render.fixture.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";

usingScreens();

const PLACES = "/api/places";
const SILENT = "Géocodage : la source ne répond pas.";
const place: Place = { kind: "adresse", label: "1 rue du Port", codeInsee: "33234", longitude: -0.49, latitude: 44.78 };
const answer = (data: readonly Place[], unavailable: string | null) => ({
  body: { success: true, data, unavailable },
});

const type = async (answers: Answers) => {
  answering(answers);
  show(<PlaceSearch />);
  const field = await screen.findByRole("textbox");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "1 rue du port" } });
  return field;
};

test("nothing found is said only when every source answered", async () => {
  await type({ [PLACES]: answer([], null) });
  await screen.findByText(/^Aucun lieu trouvé/);
});

test("a silent source is named, and asked again", async () => {
  const answers: Answers = { [PLACES]: answer([], SILENT) };
  const field = await type(answers);
  await screen.findByText(SILENT);
  expect(screen.queryByText(/^Aucun lieu trouvé/)).toBeNull();
  answers[PLACES] = answer([], null);
  fireEvent.keyDown(field, { key: "Enter" });
  await screen.findByText(/^Aucun lieu trouvé/);
});

test("what was found stands beside the silence of a source, and the mouse can ask again", async () => {
  const answers: Answers = { [PLACES]: answer([place], SILENT) };
  await type(answers);
  await screen.findByText("1 rue du Port");
  answers[PLACES] = answer([place], null);
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByText("1 rue du Port");
  expect(screen.queryByText(SILENT)).toBeNull();
});
