import { Button } from "@mantine/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { useDeleteSeveral, useMoveSeveral } from "./use-several-properties.ts";

usingScreens();

const IDS = ["p1", "p2", "p3"];

const Several = () => {
  const [move, remove] = [useMoveSeveral(), useDeleteSeveral()];
  return (
    <>
      <Button onClick={() => move.mutate({ ids: IDS, status: "vendue" })}>Déplacer</Button>
      <Button onClick={() => remove.mutate({ ids: IDS })}>Supprimer</Button>
      <p>restent : {[...(move.data ?? []), ...(remove.data ?? [])].join(", ")}</p>
    </>
  );
};

test("of several moved, one that is gone stops no other, and is said", async () => {
  answering({
    "/api/properties/p1/status": success(aProperty({ id: "p1" })),
    "/api/properties/p2/status": refusal(404, "property-not-found", "Propriété non trouvée"),
    "/api/properties/p3/status": success(aProperty({ id: "p3" })),
  });
  show(<Several />);
  fireEvent.click(await screen.findByRole("button", { name: "Déplacer" }));
  await screen.findByText("Propriété mise à jour avec succès");
  await screen.findByText(/^Erreur lors de la mise à jour : 1.propriété sur 3/);
  await screen.findByText("restent : p2");
});

test("several deleted come back from one undo", async () => {
  const gone = (id: string) => success({ id, undoUntil: "2026-11-25T10:00:10Z" });
  const calls = answering({
    ...Object.fromEntries(IDS.map((id) => [`/api/properties/${id}`, gone(id)])),
    ...Object.fromEntries(IDS.map((id) => [`/api/properties/${id}/restore`, success(aProperty({ id }))])),
  });
  show(<Several />);
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
  await screen.findByText(/^3.propriétés supprimées$/);
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  const paths = () => calls.mock.calls.map(([asked]) => new URL((asked as Request).url).pathname);
  await waitFor(() => expect(paths().filter((path) => path.endsWith("/restore"))).toHaveLength(3));
});

test("where none can be, the reason is said once", async () => {
  answering(Object.fromEntries(IDS.map((id) => [`/api/properties/${id}`, refusal(403, "not-a-member", "Réservé.")])));
  show(<Several />);
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
  await screen.findByText("Réservé.");
  expect(screen.getAllByText("Réservé.")).toHaveLength(1);
});
