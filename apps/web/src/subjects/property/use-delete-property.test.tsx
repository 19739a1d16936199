import { Button } from "@mantine/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { useDeleteProperty } from "./use-delete-property.tsx";

usingScreens();

const Both = () => {
  const remove = useDeleteProperty();
  const both = () => Promise.all(["p1", "p2"].map((id) => remove.mutateAsync({ id }))).catch(() => undefined);
  return <Button onClick={() => void both()}>Supprimer les deux</Button>;
};

test("properties deleted together come back together, from one undo", async () => {
  const gone = (id: string) => success({ id, undoUntil: "2026-11-25T10:00:10Z" });
  const calls = answering({
    "/api/properties/p1": gone("p1"),
    "/api/properties/p2": gone("p2"),
    "/api/properties/p1/restore": success(aProperty({ id: "p1" })),
    "/api/properties/p2/restore": success(aProperty({ id: "p2" })),
  });
  show(<Both />);
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer les deux" }));
  await screen.findByText(/^2\spropriétés supprimées$/);
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  const paths = () => calls.mock.calls.map(([asked]) => new URL((asked as Request).url).pathname);
  await waitFor(() =>
    expect(paths()).toEqual(expect.arrayContaining(["/api/properties/p1/restore", "/api/properties/p2/restore"])),
  );
});
