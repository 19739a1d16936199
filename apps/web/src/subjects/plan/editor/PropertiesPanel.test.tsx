import { canvasViewOf, type PlanObject, planObject } from "@lotir/plan";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { show, usingScreens } from "../../../testing/render.fixture.tsx";
import { DrawingTable } from "./drawing-table.ts";
import { PropertiesPanel } from "./PropertiesPanel.tsx";
import { openPlanStore } from "./plan-store.ts";

usingScreens();

const square = planObject({
  id: "carre",
  kind: "rectangle",
  layer: "annotations",
  points: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
});

const opened = async () => {
  const plan = openPlanStore(
    { objects: [square], revision: 1, kept: {} },
    {
      send: () => new Promise(() => undefined),
      ask: async () => ({ revision: 1, objects: [] }),
      keep: () => undefined,
      isNoAnswer: () => true,
      most: 500,
    },
  );
  const table = new DrawingTable({
    plan,
    view: canvasViewOf({ objects: [square] }),
    zoom: () => 1,
    newId: () => "copie",
    look: { color: "#1E2A27", fill: null, width: 2, dash: null },
  });
  table.select(["carre"]);
  show(<PropertiesPanel table={table} />);
  const type = async (label: string, value: string) => {
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const now = (): PlanObject => plan.get().objects.find(({ id }) => id === "carre") ?? square;
  return { plan, table, type, now };
};

test("a typed area and perimeter are those measured; a slip of the hand is said, and changes nothing", async () => {
  const { type, now } = await opened();
  await type("Surface (m²)", "400");
  await waitFor(() => expect(now().points[2]?.[0]).toBeCloseTo(15, 6));
  await type("Surface (m²)", "999999999");
  await screen.findByText(/^Au plus 10.000.000\.$/);
  expect(now().points[2]?.[0]).toBeCloseTo(15, 6);
  await type("Périmètre (m)", "40");
  await waitFor(() => expect(now().points[2]?.[0]).toBeCloseTo(10, 6));
});

test("locked, an object keeps its figures and its nature until it is unlocked; hidden, it is shown again", async () => {
  const { now, table } = await opened();
  fireEvent.click(await screen.findByRole("button", { name: "Verrouiller" }));
  await waitFor(() => expect(now().locked).toBe(true));
  expect((screen.getByLabelText("Surface (m²)") as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByRole("combobox", { name: "Ce que c'est" }) as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Déverrouiller" }));
  await waitFor(() => expect(now().locked).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Masquer" }));
  await waitFor(() => expect(table.seen()).toEqual([]));
  fireEvent.click(screen.getByRole("button", { name: "Remontrer ce qui est masqué (1)" }));
  expect(now().visible).toBe(true);
});

test("colour, fill, order and copy of what is chosen", async () => {
  const { now, plan } = await opened();
  fireEvent.click(await screen.findByRole("button", { name: "Rouge" }));
  fireEvent.click(screen.getByLabelText("Rempli"));
  await waitFor(() => expect(now()).toMatchObject({ color: "#C0392B", fill: "#C0392B" }));
  fireEvent.click(screen.getByRole("button", { name: "Dupliquer" }));
  await waitFor(() => expect(plan.get().objects).toHaveLength(2));
});
