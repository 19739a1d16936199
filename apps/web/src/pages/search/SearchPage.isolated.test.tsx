import type { City } from "@lotir/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberCity } from "../../subjects/commune/use-autocomplete-cities.ts";
import { aCommuneState, anAnalysis, aParcelRow } from "../../testing/parcels.fixture.ts";
import { type Answers, answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import type { SearchMapProps } from "./map/SearchMap.tsx";
import { SearchPage } from "./SearchPage.tsx";

const map = vi.hoisted(() => ({ shown: {} as Partial<SearchMapProps> }));
vi.mock("./map/SearchMap.tsx", () => ({
  default: (props: SearchMapProps) => {
    map.shown = props;
    return null;
  },
}));
vi.mock("../../kit/channel.ts", () => {
  const follow = () => () => undefined;
  return { followCommune: follow, followMarks: follow, followReturns: follow, closeChannel: () => undefined };
});

const ANALYZE = "/api/cadastral/analyze";
const COMMUNE = "/api/communes/33234";
const MARKS = "/api/parcel-marks";
const centre = { latitude: 44.78, longitude: -0.49 };
const latresne: City = {
  id: "33234",
  insee: "33234",
  name: "Latresne",
  zipcode: "33360",
  population: null,
  centre,
  fictional: false,
};

usingScreens();
beforeEach(() => rememberCity(latresne));
afterEach(() => {
  map.shown = {};
});

const open = (answers: Answers) => {
  const calls = answering({ [COMMUNE]: success(aCommuneState()), [MARKS]: success([]), ...answers });
  show(<SearchPage />, "/search?villes=33234");
  return () => calls.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
};

const nothing = {
  parcels: [],
  matched: 0,
  total: 4344,
  relaxations: [{ filter: "maxBudget", label: "Budget maximum", matched: 12 }],
};

const layer = (name: "parcelles" | "zones", status: "loading" | "cancelled", kept: number) => ({
  layer: name,
  status,
  read: kept,
  kept,
  setAside: {},
  vintage: null,
  source: null,
  licence: null,
  loadedAt: null,
  problem: null,
  progress: null,
});

test("a search that fails is 'Erreur recherche', and 'Réessayer' brings the parcels", async () => {
  let broken = true;
  open({
    [ANALYZE]: () => (broken ? refusal(409, "ambiguous-commune", "Précisez le code INSEE.") : success(anAnalysis())),
  });
  const error = await screen.findByRole("alert");
  within(error).getByText("Erreur recherche");
  within(error).getByText("Précisez le code INSEE.");
  broken = false;
  fireEvent.click(within(error).getByRole("button", { name: "Réessayer" }));
  await screen.findByRole("listbox", { name: "Parcelles trouvées" });
  expect(screen.queryByText("Erreur recherche")).toBeNull();
});

test("a failure without a sentence has the specification's", async () => {
  open({ [ANALYZE]: { status: 400, body: {} } });
  await screen.findByText("Une erreur est survenue lors de la recherche");
});

test("nothing matches: each criterion says what it would bring, and pressing it lets it go", async () => {
  const asked = open({ [ANALYZE]: success(anAnalysis(nothing)) });
  await screen.findByText("Aucune parcelle ne répond à tous ces critères");
  const relax = screen.getByRole("button", { name: /Budget maximum/ });
  expect(relax.textContent).toContain("+ 12 parcelles");
  expect(asked().some((url) => url.includes("maxBudget=800000"))).toBe(true);
  fireEvent.click(relax);
  await waitFor(() => expect(asked().at(-1)).not.toContain("maxBudget"));
});

test("a commune whose answers as a whole look wrong says so above its list, with what was seen", async () => {
  const sentence = "1 040 des 1 098 parcelles de 800 m² ou plus en zone U sont refusées pour la même raison.";
  const state = aCommuneState({ doubts: [sentence] });
  open({ [ANALYZE]: success(anAnalysis({ commune: state })), [COMMUNE]: success(state) });
  const notice = (await screen.findByText("Latresne : résultats à vérifier")).closest("[role=status]");
  expect(notice?.textContent).toContain(sentence);
  await screen.findByRole("listbox", { name: "Parcelles trouvées" });
});

test("an ordinary commune is not called in question", async () => {
  open({ [ANALYZE]: success(anAnalysis()) });
  await screen.findByRole("listbox", { name: "Parcelles trouvées" });
  expect(screen.queryByText(/résultats à vérifier/)).toBeNull();
});

test("the map goes to the first parcel with a centre, to the first city without one", async () => {
  const rows = [aParcelRow({ centroid: null }), aParcelRow({ parcelId: "33234000AB0124" })];
  let analysis = anAnalysis({ parcels: rows, matched: 2 });
  open({ [ANALYZE]: () => success(analysis) });
  await waitFor(() => expect(map.shown.firstResult).toEqual(aParcelRow().centroid));
  expect(map.shown.firstCity).toBeNull();
  analysis = anAnalysis(nothing);
  fireEvent.change(await screen.findByRole("combobox", { name: "Trier les parcelles" }), { target: { value: "prix" } });
  await waitFor(() => expect(map.shown.firstCity).toEqual(centre));
  expect(map.shown.firstResult).toBeNull();
});

test("a first load shows its layers, can be stopped, and started again", async () => {
  const loading = aCommuneState({ status: "loading", layers: [layer("parcelles", "loading", 1200)], bbox: null });
  const stopped = aCommuneState({ status: "absent", layers: [layer("parcelles", "cancelled", 0)], bbox: null });
  let state = loading;
  open({
    [ANALYZE]: () => ({ status: 202, body: { success: true, data: { commune: state } } }),
    [COMMUNE]: () => success(state),
    [`${COMMUNE}/cancel`]: () => {
      state = stopped;
      return success(state);
    },
    [`${COMMUNE}/load`]: () => {
      state = loading;
      return { status: 202, body: { success: true, data: state } };
    },
  });
  const region = await screen.findByRole("region", { name: "Chargement de Latresne…" });
  within(region).getByText(/1\s200 parcelles/);
  expect(map.shown.firstCity).toEqual(centre);
  fireEvent.click(within(region).getByRole("button", { name: "Annuler" }));
  await screen.findByText("Chargement interrompu");
  screen.getByText("Interrompu");
  fireEvent.click(screen.getByRole("button", { name: "Charger la commune" }));
  await screen.findByRole("region", { name: "Chargement de Latresne…" });
  expect(screen.queryByText("Chargement interrompu")).toBeNull();
});
