import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { InlineName } from "./InlineName.tsx";

usingScreens();

const rename = async (next: string) => {
  fireEvent.click(await screen.findByLabelText("Renommer"));
  const field = screen.getByLabelText("Nom de la propriété");
  fireEvent.change(field, { target: { value: next } });
  return field;
};

test("Enter keeps the new name, and says so", async () => {
  answering({ "/api/properties/p1/name": success(aProperty({ name: "Chemin des Vignes" })) });
  show(<InlineName property={aProperty()} />);
  fireEvent.submit(await rename("Chemin des Vignes"));
  await screen.findByText("Nom mis à jour avec succès");
  await waitFor(() => expect(screen.queryByLabelText("Nom de la propriété")).toBeNull());
});

test("an empty name is refused where it is typed; Escape gives up", async () => {
  show(<InlineName property={aProperty()} />);
  const field = await rename("   ");
  fireEvent.submit(field);
  await screen.findByText("Le nom ne peut pas être vide");
  fireEvent.keyDown(field, { key: "Escape" });
  await screen.findByText("AB 123, Latresne");
});

test("a failure without words: the field keeps the focus, so that Escape still gives up, and nothing is owed", async () => {
  answering({ "/api/properties/p1/name": { status: 500, body: {} } });
  show(<InlineName property={aProperty()} />);
  const field = await rename("Autre");
  field.focus();
  fireEvent.submit(field);
  await screen.findByText("Erreur lors de la mise à jour du nom");
  expect(field.matches(":disabled")).toBe(false);
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "Escape" });
  await screen.findByText("AB 123, Latresne");
  expect(localStorage.getItem("lotir-nom-p1")).toBeNull();
});
