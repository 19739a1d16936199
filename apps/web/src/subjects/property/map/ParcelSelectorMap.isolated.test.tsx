import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tell } from "../../../testing/map.fixture.tsx";
import { aParcel } from "../../../testing/parcels.fixture.ts";
import { show, usingScreens } from "../../../testing/render.fixture.tsx";
import ParcelSelectorMap from "./ParcelSelectorMap.tsx";

vi.mock("react-map-gl/maplibre", () => import("../../../testing/map.fixture.tsx"));
vi.mock("../../../kit/map/maplibre.ts", () => ({ maplibre: {} }));

usingScreens();

const { geometry } = aParcel();
const near = (id: string, distance: number) => ({
  id,
  parcelId: id,
  section: "AB",
  numero: id.slice(-1),
  surface: 500,
  distance,
  geometry,
});
const taken = { ...near("069990000AB0001", 0), status: "validated" as const, vintage: "x", cadastralReference: "" };

test("a click on a parcel says which, one that is taken or one beside it; a click elsewhere says nothing", async () => {
  const onToggle = vi.fn();
  const around = [near("069990000AB0001", 0), near("069990000AB0002", 4)];
  show(<ParcelSelectorMap taken={[taken]} around={around} fictional onToggle={onToggle} />);
  await screen.findByTestId("carte");
  for (const { id } of around) tell("onClick", { features: [{ properties: { id } }] });
  tell("onClick", { features: [] });
  tell("onClick", {});
  expect(onToggle.mock.calls).toEqual([["069990000AB0001"], ["069990000AB0002"]]);
});

test("a parcel that is taken is drawn once, as taken", async () => {
  const around = [near("069990000AB0001", 0), near("069990000AB0002", 4)];
  show(<ParcelSelectorMap taken={[taken]} around={around} fictional={false} onToggle={() => undefined} />);
  await screen.findByTestId("carte");
  const idsIn = (source: string): readonly string[] =>
    JSON.parse(
      document.querySelector<HTMLElement>(`[data-source="${source}"]`)?.dataset.asked ?? "{}",
    ).data.features.map(({ properties }: { readonly properties: { readonly id: string } }) => properties.id);
  expect(idsIn("voisines")).toEqual(["069990000AB0002"]);
  expect(idsIn("prises")).toEqual(["069990000AB0001"]);
});
