import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { ChangedNotice } from "./ChangedNotice.tsx";

usingScreens();

const CHANGED = {
  version: 4,
  changedBy: { name: "Rose", isYou: false },
  changedAt: null,
  fields: [
    { field: "name", label: "Nom", theirs: "Les Vignes", yours: "La Vigne" },
    { field: "price", label: "Prix", theirs: 4, yours: 5 },
  ],
};

const given = () => ({ changed: CHANGED, textOf: (_: string, value: unknown) => String(value), busy: false });

test("field by field: those chosen are the other's, the rest one's own", async () => {
  const [onTake, onKeep, onMix] = [vi.fn(), vi.fn(), vi.fn()];
  show(<ChangedNotice {...given()} onTake={onTake} onKeep={onKeep} onMix={onMix} />);
  fireEvent.click(await screen.findByLabelText("4 de son côté"));
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer ce choix" }));
  expect(onMix).toHaveBeenCalledWith(["price"]);
  fireEvent.click(screen.getByLabelText("Les Vignes de son côté"));
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer ce choix" }));
  expect(onTake).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByLabelText("La Vigne ici"));
  fireEvent.click(screen.getByLabelText("5 ici"));
  fireEvent.click(screen.getByRole("button", { name: "Garder les miennes" }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});

test("where a form cannot mix, it is one or the other", async () => {
  show(<ChangedNotice {...given()} onTake={() => undefined} onKeep={() => undefined} />);
  await screen.findByText(/Nom : Les Vignes de son côté, La Vigne ici/);
  expect(screen.queryByRole("radio")).toBeNull();
});
