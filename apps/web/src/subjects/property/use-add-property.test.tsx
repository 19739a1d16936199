import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { ORPCError } from "@orpc/client";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { ADDED, ALREADY_THERE, addFailureSentence, useAddProperty } from "./use-add-property.tsx";

usingScreens();
afterEach(() => notifications.clean());

const Adder = ({ onAdded }: { readonly onAdded: () => void }) => {
  const { add } = useAddProperty({ onAdded, onSee: () => undefined });
  return <Button onClick={() => add({ parcelId: "33234000AB0123" })}>Ajouter au portfolio</Button>;
};

const press = async (onAdded = () => undefined) => {
  show(<Adder onAdded={onAdded} />);
  fireEvent.click(await screen.findByText("Ajouter au portfolio"));
};

test("progress, then success with its two ways on, and the panel closes two seconds later", async () => {
  answering({ "/api/properties": { status: 201, body: { success: true, data: aProperty() } } });
  const closed = vi.fn();
  await press(closed);
  await screen.findByText("Ajout au portfolio en cours…");
  await screen.findByText(ADDED);
  screen.getByText("Voir le portfolio");
  expect(closed).not.toHaveBeenCalled();
  await waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 3_000 });
  fireEvent.click(screen.getByText("Continuer"));
  await waitFor(() => expect(screen.queryByText(ADDED)).toBeNull());
});

test("what runs two seconds later is what the screen says by then", async () => {
  answering({ "/api/properties": { status: 201, body: { success: true, data: aProperty() } } });
  const closed = vi.fn();
  const Filtering = () => {
    const [filters, setFilters] = useState("avant");
    const { add } = useAddProperty({ onAdded: () => closed(filters), onSee: () => undefined });
    return (
      <>
        <Button onClick={() => add({ parcelId: "33234000AB0123" })}>Ajouter au portfolio</Button>
        <Button onClick={() => setFilters("après")}>Filtrer</Button>
      </>
    );
  };
  show(<Filtering />);
  fireEvent.click(await screen.findByText("Ajouter au portfolio"));
  await screen.findByText(ADDED);
  fireEvent.click(screen.getByText("Filtrer"));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 3_000 });
  expect(closed).toHaveBeenCalledWith("après");
});

test("a success stays six seconds, a failure five", async () => {
  const toast = vi.spyOn(notifications, "update");
  answering({ "/api/properties": { status: 201, body: { success: true, data: aProperty() } } });
  await press();
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ autoClose: 6_000 })));
  cleanup();
  answering({ "/api/properties": "unreachable" });
  await press();
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ autoClose: 5_000 })));
});

test("a parcel already there is not an error", async () => {
  answering({ "/api/properties": success(aProperty()) });
  await press();
  await screen.findByText(ALREADY_THERE);
});

test("the server's sentence is shown when it refuses", async () => {
  answering({ "/api/properties": refusal(409, "parcel-not-loaded", "La commune n'est pas encore chargée.") });
  await press();
  await screen.findByText("La commune n'est pas encore chargée.");
});

test("nothing answers: the fallback", async () => {
  answering({ "/api/properties": "unreachable" });
  await press();
  await screen.findByText("Impossible d'ajouter au portfolio");
});

test("a failure without words", () => {
  expect(addFailureSentence(new ORPCError("INTERNAL_SERVER_ERROR"))).toBe("Erreur lors de l'ajout");
});

test("nothing is closed once its screen has gone", async () => {
  answering({ "/api/properties": { status: 201, body: { success: true, data: aProperty() } } });
  const closed = vi.fn();
  const { unmount } = show(<Adder onAdded={closed} />);
  fireEvent.click(await screen.findByText("Ajouter au portfolio"));
  await screen.findByText(ADDED);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 2_300));
  expect(closed).not.toHaveBeenCalled();
});

test("two seconds after an addition, the plan of its parcel is imported, and told", async () => {
  const property = aProperty();
  const parcel = { parcelId: "33234000AB0123", section: "AB", numero: "123" };
  answering({
    "/api/properties": { status: 201, body: { success: true, data: property } },
    [`/api/properties/${property.id}/parcels`]: success([parcel]),
    "/api/parcel-plans/import": { status: 201, body: { success: true, created: true, data: {} } },
  });
  await press();
  await screen.findByText(ADDED);
  await screen.findByText("Plan architectural créé automatiquement");
});

test("a plan that is there already is nobody's concern", async () => {
  const property = aProperty();
  const parcel = { parcelId: "33234000AB0123", section: "AB", numero: "123" };
  const fetched = answering({
    "/api/properties": { status: 201, body: { success: true, data: property } },
    [`/api/properties/${property.id}/parcels`]: success([parcel]),
    "/api/parcel-plans/import": refusal(409, "plan-exists", "Ce plan existe déjà."),
  });
  await press();
  await screen.findByText(ADDED);
  const asked = () => fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  await waitFor(() => expect(asked().some((url) => url.endsWith("/api/parcel-plans/import"))).toBe(true), {
    timeout: 4_000,
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText("Plan architectural créé automatiquement")).toBeNull();
  expect(screen.queryByText("Ce plan existe déjà.")).toBeNull();
});
