import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DARK, LIGHT } from "../../../kit/palette.ts";
import { layer, mapAsked, outsideLayers, tell } from "../../../testing/map.fixture.tsx";
import { aParcel } from "../../../testing/parcels.fixture.ts";
import { show, usingScreens } from "../../../testing/render.fixture.tsx";
import ParcelMap, { type ParcelMapProps } from "./ParcelMap.tsx";

vi.mock("react-map-gl/maplibre", () => import("../../../testing/map.fixture.tsx"));
vi.mock("../../../kit/map/maplibre.ts", () => ({ maplibre: {} }));

usingScreens();

const open = async (change: Partial<ParcelMapProps> = {}) => {
  show(<ParcelMap parcel={aParcel()} version="v1" fictional={false} division={null} {...change} />);
  await screen.findByTestId("carte");
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test("the cadastre and the parcel wear the specification's opacities and colours", async () => {
  await open();
  expect(layer("cadastre-parcelles").paint).toMatchObject({ "line-opacity": 0.7 });
  expect(layer("cadastre-batiments").paint).toMatchObject({ "fill-opacity": 0.6 });
  expect(layer("parcelle-fond").paint).toEqual({ "fill-color": LIGHT.selectionFill, "fill-opacity": 0.3 });
  expect(layer("parcelle-trait").paint).toMatchObject({ "line-color": LIGHT.selectionLine });
});

test.each([
  ["light", LIGHT],
  ["dark", DARK],
])("the line of the chosen parcel is red and its fill yellow, %s", (_, palette) => {
  const [red = 0, green = 0, blue = 0] = channels(palette.selectionLine);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  const [r = 0, g = 0, b = 0] = channels(palette.selectionFill);
  expect(Math.min(r, g)).toBeGreaterThan(2 * b);
});

test("the parcel is looked at from zoom 18 at most, and one can come to 20", async () => {
  await open();
  expect(mapAsked()).toMatchObject({ maxZoom: 20, initialViewState: { fitBoundsOptions: { maxZoom: 18 } } });
});

test("a click on the parcel says section and number, commune and section", async () => {
  await open();
  expect(screen.queryByRole("dialog")).toBeNull();
  tell("onClick", { features: [{}] });
  const said = screen.getByRole("dialog").textContent;
  expect(said).toContain("Section AB n° 123");
  expect(said).toContain("Latresne · section AB");
  tell("onClick", { features: [] });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the legend, and the way to the national cadastre under the name of the site that opens", async () => {
  await open();
  const legend = screen.getByRole("list", { name: "Légende du plan" });
  expect(legend.textContent).toMatch(/Parcelle sélectionnée.*Cadastre officiel/);
  const link = screen.getByRole("link", { name: /^Voir sur / });
  const { host, searchParams } = new URL(link.getAttribute("href") ?? "");
  expect(link.textContent).toBe(`Voir sur ${host}`);
  expect(searchParams.get("parcelleId")).toBe("33234000AB0123");
});

test("street or satellite underneath, parcels and buildings that can be taken away", async () => {
  await open();
  expect(outsideLayers()).toEqual(["GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2"]);
  fireEvent.click(screen.getByText("Satellite"));
  expect(outsideLayers()).toEqual(["ORTHOIMAGERY.ORTHOPHOTOS"]);
  fireEvent.click(screen.getByLabelText("Parcelles"));
  expect(layer("cadastre-parcelles").layout).toEqual({ visibility: "none" });
  expect(layer("cadastre-batiments").layout).toEqual({ visibility: "visible" });
  fireEvent.click(screen.getByLabelText("Bâti"));
  expect(layer("cadastre-batiments").layout).toEqual({ visibility: "none" });
});

test("an invented commune has neither the IGN's ground nor the national cadastre", async () => {
  await open({ fictional: true });
  expect(outsideLayers()).toEqual([]);
  expect(screen.queryByRole("link")).toBeNull();
  screen.getByText("Cadastre fictif");
});

test("a parcel without a place says so", async () => {
  const parcel = aParcel({ centroid: null, geometry: { type: "Polygon", coordinates: [] } });
  show(<ParcelMap parcel={parcel} version="v1" fictional={false} division={null} />);
  await screen.findByText("Coordonnées non disponibles");
  expect(screen.queryByTestId("carte")).toBeNull();
});
