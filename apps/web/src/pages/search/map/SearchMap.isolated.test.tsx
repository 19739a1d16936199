import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LIGHT } from "../../../kit/palette.ts";
import { layer, mapAsked, outsideLayers, outsideSources, tell } from "../../../testing/map.fixture.tsx";
import { show, usingScreens } from "../../../testing/render.fixture.tsx";
import SearchMap, { type SearchMapProps } from "./SearchMap.tsx";

vi.mock("react-map-gl/maplibre", () => import("../../../testing/map.fixture.tsx"));
vi.mock("../../../kit/map/maplibre.ts", () => ({ maplibre: {} }));

usingScreens();

const latresne = { codeInsee: "33234", name: "Latresne", version: "v1", bbox: null, fictional: false };

const open = async (change: Partial<SearchMapProps> = {}) => {
  const nothing = { firstResult: null, firstCity: null, selectedAt: null, place: null, division: null };
  const still = { hoveredId: null, onHover: () => undefined, onSelect: () => undefined };
  const props = { communes: [latresne], filters: {}, selectedId: "33234000AB0123", ...nothing, ...still };
  show(<SearchMap {...props} compact={false} hiddenBelow={0} {...change} />);
  await screen.findByTestId("carte");
};

const PLAN = "GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2";
const PHOTOS = "ORTHOIMAGERY.ORTHOPHOTOS";

const choose = async (label: string) => {
  fireEvent.click(screen.getByRole("button", { name: /^Fond de carte/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${label}`) }));
};

test.each([
  ["Plan", [PLAN]],
  ["Satellite", [PHOTOS]],
  ["Hybride", [PHOTOS, "TRANSPORTNETWORKS.ROADS", "GEOGRAPHICALNAMES.NAMES"]],
  ["Terrain", [PLAN, "ELEVATION.ELEVATIONGRIDCOVERAGE.SHADOW", "ELEVATION.CONTOUR.LINE"]],
  ["Cadastre", ["CADASTRALPARCELS.PARCELLAIRE_EXPRESS"]],
  ["Fond neutre", []],
])("the ground « %s » is drawn from its own layers", async (label, expected) => {
  await open();
  await choose(label);
  expect(outsideLayers()).toEqual(expected);
});

test("the menu offers the five grounds and the neutral one, in the specification's order", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: /^Fond de carte/ }));
  const labels = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(labels).toEqual(["Plan", "Satellite", "Hybride", "Terrain", "Cadastre", "Fond neutre"]);
});

test("the results are looked at from zoom 13, and one can come to 20", async () => {
  await open();
  expect(mapAsked()).toMatchObject({
    maxZoom: 20,
    initialViewState: { zoom: 13, latitude: 43.7102, longitude: 7.262 },
  });
});

test("scores wear green from 70, yellow from 40, red below; the chosen parcel red and yellow", async () => {
  await open();
  const colour = layer("parcelles-33234").paint?.["fill-color"];
  const steps = ["step", ["to-number", ["get", "score"], 0], LIGHT.scoreLow, 40, LIGHT.scoreMid, 70, LIGHT.scoreHigh];
  expect(colour).toEqual(["case", ["has", "score"], steps, LIGHT.mapLine]);
  expect(layer("batiments-33234").paint).toMatchObject({ "fill-opacity": 0.6 });
  expect(layer("choisie-fond-33234").paint).toEqual({ "fill-color": LIGHT.selectionFill, "fill-opacity": 0.3 });
  expect(layer("choisie-33234").paint).toMatchObject({ "line-color": LIGHT.selectionLine });
});

test("the legend says the thresholds, and what a far look shows", async () => {
  await open();
  const legend = screen.getByRole("list", { name: "Légende de la carte" });
  expect(legend.textContent).toMatch(/≥ 70.*40–69.*< 40.*score moyen ; rapprochez/);
  tell("onMove", { viewState: { latitude: 44.78, longitude: -0.49, zoom: 16 } });
  expect(legend.textContent).toMatch(/non noté ou hors filtres/);
});

test("a parcel under the pointer says its name, its commune, its surface, its zone, its verdict and its score", async () => {
  await open();
  const event = { lngLat: { lng: -0.49, lat: 44.78 } };
  const properties = { id: "33234000AB0123", score: 77.6, zone: "UB", surface: 1240, verdict: "oui" };
  tell("onMouseMove", { ...event, features: [{ properties }] });
  expect(screen.getByRole("dialog").textContent).toBe(
    "AB 123 · Latresne · 1\u202f240\u202fm² · zone UB · divisible · score 78",
  );
  tell("onMouseMove", { ...event, features: [{ properties: { id: "33234000AB0124" } }] });
  expect(screen.getByRole("dialog").textContent).toBe("AB 124 · Latresne · non noté");
});

test("no commune is credited to the cadastre when its data are invented", async () => {
  await open({ communes: [{ ...latresne, fictional: true }] });
  expect(screen.getByTestId("credits").textContent).toBe("Commune fictive : données inventées");
  expect(outsideLayers()).toEqual([]);
});

test("one silent layer of « Hybride » is said, the rest stays, and trying again asks for all of it anew", async () => {
  await open();
  await choose("Hybride");
  const before = outsideSources();
  for (const tile of [1, 2, 3]) tell("onError", { sourceId: before[1], tile });
  screen.getByText(/« Hybride » de l'IGN est incomplet/);
  expect(outsideLayers()).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(screen.queryByText(/incomplet/)).toBeNull();
  expect(outsideSources().filter((source) => before.includes(source))).toEqual([]);
});
