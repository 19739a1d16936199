import type { PropertySheet } from "@lotir/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { answering, show, usingScreens } from "../../testing/render.fixture.tsx";
import { keptLot } from "./kept-lot.ts";
import { LotWindow } from "./LotWindow.tsx";

usingScreens();

// Asked by the field that grows with its text; jsdom has none.
Object.defineProperty(document, "fonts", {
  configurable: true,
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

const property = { ...aProperty({ id: "p-lot" }), potentialLots: [] } as unknown as PropertySheet;

test("a lot whose answer was lost is sent again under the same id, after a reload too", async () => {
  keptLot.write(property.id, null);
  const calls = answering({ "/api/properties/p-lot/lots": { status: 502, body: {} } });
  const ids = () =>
    Promise.all(
      calls.mock.calls.map(([request]) =>
        (request as Request)
          .clone()
          .json()
          .then(({ id }) => id),
      ),
    );
  const send = async () => fireEvent.click(await screen.findByRole("button", { name: "Ajouter le lot" }));
  const form = <LotWindow property={property} edited="new" onClose={() => undefined} />;
  const { unmount } = show(form);
  fireEvent.change(await screen.findByLabelText("Surface"), { target: { value: "400" } });
  fireEvent.change(screen.getByLabelText("Prix de vente TTC"), { target: { value: "150000" } });
  await send();
  await waitFor(async () => expect(await ids()).toHaveLength(1));
  await screen.findByText("Impossible de sauvegarder le lot");
  unmount();
  show(form);
  expect((await screen.findByLabelText<HTMLInputElement>("Surface")).value).toMatch(/^400/);
  await send();
  await waitFor(async () => expect(await ids()).toHaveLength(2));
  expect(new Set(await ids()).size).toBe(1);
  keptLot.write(property.id, null);
});

test("of a lot changed, only what was touched is sent: a colleague's description stands", async () => {
  const standing = {
    ...{
      id: "lot_a",
      _id: "lot_a",
      version: 3,
      updatedAt: "2025-10-02T08:00:00Z",
      lotNumber: 1,
      type: "constructible",
    },
    ...{ surface: 400, buildableArea: null, estimatedSalePrice: 150_000, status: "planned", description: "" },
    workEstimates: [],
  } as const;
  const calls = answering({ "/api/properties/p-lot/lots/lot_a": { body: { success: true, data: standing } } });
  show(
    <LotWindow
      property={{ ...property, potentialLots: [standing] } as never}
      edited={standing as never}
      onClose={() => undefined}
    />,
  );
  fireEvent.change(await screen.findByLabelText("Prix de vente TTC"), { target: { value: "160000" } });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Lot modifié");
  const [[sent]] = calls.mock.calls as unknown as [[Request]];
  expect(await sent.clone().json()).toEqual({ version: 3, estimatedSalePrice: 160_000 });
});

test("a work typed and not yet added goes with the lot, and nothing may be typed while it is sent", async () => {
  keptLot.write(property.id, null);
  const calls = answering({ "/api/properties/p-lot/lots": "hanging" });
  show(<LotWindow property={property} edited="new" onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText("Surface"), { target: { value: "400" } });
  fireEvent.change(screen.getByLabelText("Prix de vente TTC"), { target: { value: "150000" } });
  fireEvent.change(screen.getByLabelText("Montant"), { target: { value: "8000" } });
  fireEvent.click(screen.getByRole("button", { name: "Ajouter le lot" }));
  await waitFor(() => expect(calls).toHaveBeenCalled());
  const [[sent]] = calls.mock.calls as unknown as [[Request]];
  expect(await sent.clone().json()).toMatchObject({
    workEstimates: [{ type: "viabilisation", amount: 8_000, description: "" }],
  });
  await waitFor(() => expect(screen.getByLabelText("Surface").matches(":disabled")).toBe(true));
  keptLot.write(property.id, null);
});
