import type { PropertySheet } from "@lotir/contract";
import { Button } from "@mantine/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { keptNotes } from "./kept-notes.ts";
import { type LastRead, useCopyProperty } from "./use-copy-property.ts";

usingScreens();

const LOT = {
  id: "lot_a",
  _id: "lot_a",
  version: 3,
  updatedAt: "2025-10-02T08:00:00Z",
  lotNumber: 1,
  type: "constructible",
  surface: 400,
  buildableArea: null,
  estimatedSalePrice: 150_000,
  status: "planned",
  description: "",
  workEstimates: [],
} as const;

const LAST = {
  sheet: {
    ...aProperty({ id: "gone", name: "Les Vignes" }),
    notes: "Voir le voisin.",
    oneOwner: false,
    parcelMappings: [],
    potentialLots: [LOT],
  } as unknown as PropertySheet,
  costs: { surveyorFees: 4_000 },
} satisfies LastRead;

const onCopied = vi.fn();
const Copy = () => {
  const copy = useCopyProperty(onCopied);
  return <Button onClick={() => copy.mutate(LAST)}>Copier</Button>;
};

const added = (status: number) => ({ status, body: { success: true, data: aProperty({ id: "p2" }) } });
const notes = { text: "", version: 1, by: null, at: null };
const money = { costs: {}, computed: {}, analysis: null, version: 1 };
const answers = (addition: number) => ({
  "/api/properties": added(addition),
  "/api/properties/p2/name": success(aProperty({ id: "p2" })),
  "/api/properties/p2/address": success(aProperty({ id: "p2" })),
  "/api/properties/p2/status": success(aProperty({ id: "p2" })),
  "/api/properties/p2/lots": success(LOT),
  "/api/properties/p2/costs": success(money),
  "/api/properties/p2/notes": success(notes),
});

type Calls = ReturnType<typeof answering>;
/** Bodies sent to a path, read before the call left. */
const sentTo = async (calls: Calls, path: string): Promise<readonly unknown[]> => {
  const asked = calls.mock.calls.map(([request]) => request as Request);
  const there = asked.filter(({ url, method }) => new URL(url).pathname === path && method !== "GET");
  return Promise.all(there.map((request) => request.clone().json()));
};
const copy = async () => fireEvent.click(await screen.findByRole("button", { name: "Copier" }));

test("a copy has the lots, costs and notes of the property that somebody deleted", async () => {
  onCopied.mockClear();
  const calls = answering(answers(201));
  show(<Copy />);
  await copy();
  await waitFor(() => expect(onCopied).toHaveBeenCalledWith("p2"));
  expect(await sentTo(calls, "/api/properties/p2/lots")).toMatchObject([
    { id: "lot_a", lotNumber: 1, surface: 400, estimatedSalePrice: 150_000 },
  ]);
  expect(await sentTo(calls, "/api/properties/p2/costs")).toEqual([{ surveyorFees: 4_000 }]);
  expect(await sentTo(calls, "/api/properties/p2/notes")).toEqual([{ text: "Voir le voisin." }]);
});

test("notes that were being typed go before those saved", async () => {
  onCopied.mockClear();
  keptNotes.write("gone", { text: "Voir le voisin mardi.", version: 1 });
  const calls = answering(answers(201));
  show(<Copy />);
  await copy();
  await waitFor(() => expect(onCopied).toHaveBeenCalled());
  expect(await sentTo(calls, "/api/properties/p2/notes")).toEqual([{ text: "Voir le voisin mardi." }]);
  expect(keptNotes.read("gone")).toBeNull();
});

test("what a colleague made of the parcel meanwhile is left as it is", async () => {
  onCopied.mockClear();
  const calls = answering(answers(200));
  show(<Copy />);
  await copy();
  await screen.findByText("Cette parcelle est déjà dans votre portfolio.");
  expect(await sentTo(calls, "/api/properties/p2/lots")).toEqual([]);
});

test("a copy that failed halfway goes on with the same property and the same lot ids", async () => {
  onCopied.mockClear();
  const given: Record<string, { status?: number; body: unknown }> = answers(201);
  given["/api/properties/p2/costs"] = { status: 500, body: {} };
  const calls = answering(given);
  show(<Copy />);
  await copy();
  await screen.findByText(/La copie n'a pas pu être menée à son terme/);
  given["/api/properties"] = added(200);
  given["/api/properties/p2/costs"] = success(money);
  await copy();
  await waitFor(() => expect(onCopied).toHaveBeenCalledWith("p2"));
  expect(await sentTo(calls, "/api/properties/p2/lots")).toMatchObject([{ id: "lot_a" }, { id: "lot_a" }]);
});
