import type { City } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { rememberCity } from "../../subjects/commune/use-autocomplete-cities.ts";
import { answering, show, usingScreens } from "../../testing/render.fixture.tsx";
import { CriteriaForm } from "./CriteriaForm.tsx";
import { EMPTY_SEARCH, type SearchState } from "./search-state.ts";

const latresne: City = {
  id: "33234",
  insee: "33234",
  name: "Latresne",
  zipcode: "33360",
  population: null,
  centre: null,
  fictional: false,
};

usingScreens();
beforeEach(() => rememberCity(latresne));

const open = (change: Partial<SearchState> = {}) => {
  answering({});
  const onSearch = vi.fn();
  show(<CriteriaForm state={{ ...EMPTY_SEARCH, ...change }} running={false} onSearch={onSearch} />);
  return onSearch;
};
const search = async () => fireEvent.click(await screen.findByRole("button", { name: "Rechercher" }));

test("without a city the button is disabled, and pressing it says what is missing", async () => {
  const onSearch = open();
  expect((await screen.findByRole("button", { name: "Rechercher" })).getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
  await search();
  expect((await screen.findByRole("alert")).textContent).toBe("Veuillez sélectionner au moins une ville");
  expect(onSearch).not.toHaveBeenCalled();
});

test("with a city the search goes, with the budget and the surfaces of the specification", async () => {
  const onSearch = open({ communes: ["33234"] });
  await search();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onSearch).toHaveBeenCalledWith(
    expect.objectContaining({ communes: ["33234"], maxBudget: 800_000, minSurface: 800, maxSurface: 3_000 }),
  );
});

test("crossed surfaces are said, and nothing is searched", async () => {
  const onSearch = open({ communes: ["33234"], minSurface: 900, maxSurface: 800 });
  await screen.findByText("Inférieure à la surface minimale");
  expect(await screen.findByRole("button", { name: "Rechercher" })).toHaveProperty("disabled", true);
  expect(onSearch).not.toHaveBeenCalled();
});
