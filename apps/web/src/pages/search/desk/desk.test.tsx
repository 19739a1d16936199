import type { ParcelMark } from "@lotir/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addedWords } from "../../../subjects/property/use-add-several.tsx";
import { aParcelRow } from "../../../testing/parcels.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../../testing/render.fixture.tsx";
import { readSearchState } from "../search-state.ts";
import { DeskProvider } from "./desk.ts";
import { exportAddress } from "./ExportItems.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { addressOfSearch, criteriaOf, searchWords } from "./search-criteria.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useSelection } from "./use-selection.ts";

usingScreens();

const ROWS = ["33234000AB0001", "33234000AB0002", "33234000AB0003"].map((parcelId) => aParcelRow({ parcelId }));
const mark = vi.fn();
const onNote = vi.fn();
const onCompare = vi.fn();
const STATE = readSearchState({ villes: "33234" });

const Keys = ({ cursor }: { readonly cursor: number }) => {
  const { onDeskKey } = useDeskKeys(ROWS, cursor);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: stands for the list box
  // biome-ignore lint/a11y/noStaticElementInteractions: stands for the list box
  return <div data-testid="liste" tabIndex={0} onKeyDown={onDeskKey} />;
};

const List = ({ cursor = 1 }: { readonly cursor?: number }) => {
  const selection = useSelection();
  const marks: ReadonlyMap<string, ParcelMark> = new Map();
  return (
    <DeskProvider
      value={{ marks, news: new Set(), people: [], selection, mark, onNote, menuOf: null, onMenu: () => undefined }}
    >
      <Keys cursor={cursor} />
      <SelectionBar state={STATE} onCompare={onCompare} />
    </DeskProvider>
  );
};

const press = async (key: string, more: object = {}) =>
  fireEvent.keyDown(await screen.findByTestId("liste"), { key, ...more });

test("keys choose, mark and note the row of the cursor; Escape lets go of the choice", async () => {
  show(<List />);
  await press("v");
  await press("e");
  await press("n");
  expect(mark.mock.calls).toEqual([
    [{ parcelIds: ["33234000AB0002"], isSeen: true }],
    [{ parcelIds: ["33234000AB0002"], isHidden: true }],
  ]);
  expect(onNote).toHaveBeenCalledWith("33234000AB0002");
  expect(screen.queryByRole("region", { name: "Parcelles choisies" })).toBeNull();
  await press("x");
  await screen.findByText("1 choisie");
  await press("a", { ctrlKey: true });
  await screen.findByText("3 choisies");
  await press("Escape");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Parcelles choisies" })).toBeNull());
});

test("those that could not be added stay chosen, and it is said why", async () => {
  answering({ "/api/properties": refusal(409, "parcel-not-loaded", "La commune n'est pas chargée.") });
  show(<List />);
  await press("x");
  const bar = within(await screen.findByRole("region", { name: "Parcelles choisies" }));
  fireEvent.click(bar.getByRole("button", { name: "Ajouter au portfolio" }));
  await screen.findByText("1 parcelle n'a pas pu être ajoutée. La commune n'est pas chargée.");
  bar.getByText("1 choisie");
});

test("added in one go, they are let go of; what was there already is told apart", async () => {
  answering({
    "/api/properties": () => ({ status: 200, body: { success: true, data: { id: "p" } } }),
    "/api/properties/p/parcels": success([]),
  });
  show(<List />);
  await press("x");
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter au portfolio" }));
  await screen.findByText("Cette parcelle est déjà dans votre portfolio.");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Parcelles choisies" })).toBeNull());
});

test("from two to four are compared, and no more", async () => {
  show(<List />);
  await press("x");
  const compare = await screen.findByRole("button", { name: "Comparer" });
  fireEvent.click(compare);
  expect(compare.getAttribute("aria-disabled")).toBe("true");
  expect(onCompare).not.toHaveBeenCalled();
  await press("a", { ctrlKey: true });
  await screen.findByText("3 choisies");
  fireEvent.click(screen.getByRole("button", { name: "Comparer" }));
  expect(onCompare).toHaveBeenCalledWith(["33234000AB0002", "33234000AB0001", "33234000AB0003"]);
});

test("a file is asked of the whole question, or of those chosen alone", () => {
  const whole = new URL(exportAddress("csv", STATE, []), "http://lotir");
  expect(Object.fromEntries(whole.searchParams)).toMatchObject({
    format: "csv",
    communes: "33234",
    setAside: "masquees",
  });
  const some = new URL(exportAddress("geojson", STATE, ["33234000AB0001"]), "http://lotir");
  expect(some.searchParams.get("ids")).toBe("33234000AB0001");
  expect(some.searchParams.has("setAside")).toBe(false);
});

test("a kept search opens as it was asked, whatever the defaults", () => {
  for (const raw of [
    {},
    { min: "0", max: "0", budget: "0", refus: "montres" },
    { marge: "12", zones: "UA,UB", suivi: "vues", verdict: "oui" },
  ]) {
    const state = readSearchState({ ...raw, villes: "33234" });
    const address = addressOfSearch("00000000-0000-4000-8000-000000000000", criteriaOf(state));
    const { news, ...opened } = readSearchState(address);
    expect({ ...opened, news: undefined }).toEqual(state);
    expect(news).toBe("00000000-0000-4000-8000-000000000000");
  }
  const words = searchWords(readSearchState({ villes: "33234", marge: "12" }), ["Latresne"]).replaceAll("\u202f", " ");
  expect(words).toBe("Latresne · dès 800 m² · jusqu'à 3 000 m² · budget 800 000 € · Marge ≥ 12 %");
});

test("the sentence of several additions", () => {
  expect(addedWords(1, 0)).toBe("1 propriété ajoutée au portfolio.");
  expect(addedWords(3, 1)).toBe("3 propriétés ajoutées au portfolio, 1 y était déjà.");
  expect(addedWords(0, 2)).toBe("Ces parcelles sont déjà dans votre portfolio.");
});
