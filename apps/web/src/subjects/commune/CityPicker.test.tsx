import type { City } from "@lotir/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type Answers, answering, show, usingScreens } from "../../testing/render.fixture.tsx";
import { CityPicker } from "./CityPicker.tsx";
import { useCities } from "./use-autocomplete-cities.ts";

usingScreens();

const city = (insee: string, name: string, zipcode: string): City => ({
  id: insee,
  insee,
  name,
  zipcode,
  population: null,
  centre: null,
  fictional: false,
});
const latresne = city("33234", "Latresne", "33360");
const camblanes = city("33085", "Camblanes-et-Meynac", "33360");

const Picker = ({ first }: { readonly first: readonly City[] }) => {
  const [cities, setCities] = useState(first);
  return <CityPicker cities={cities} onChange={setCities} />;
};

const CITIES = "/api/cities/autocomplete";
const SILENT = "API Découpage administratif : la source ne répond pas.";
const found = (...cities: City[]) => ({ body: { success: true, data: cities, unavailable: null } });
const silent = (...cities: City[]) => ({ body: { success: true, data: cities, unavailable: SILENT } });

const type = async (text: string) => {
  const field = await screen.findByRole("textbox");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};

test("one letter asks nothing", async () => {
  const calls = answering({ "/api/cities/autocomplete": found(latresne) });
  show(<Picker first={[]} />);
  await type("l");
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(calls).not.toHaveBeenCalled();
});

test("a city chosen becomes a chip, and twice is said", async () => {
  answering({ "/api/cities/autocomplete": found(latresne, camblanes) });
  show(<Picker first={[]} />);
  await type("33360");
  fireEvent.click(await screen.findByText("Latresne"));
  await screen.findByText("Latresne 33360");
  await type("33360");
  fireEvent.click(await screen.findByText("Latresne"));
  expect((await screen.findByRole("alert")).textContent).toBe("Latresne (33360) est déjà sélectionné");
  await type("33360");
  fireEvent.click(await screen.findByText("Camblanes-et-Meynac"));
  await screen.findByText("Camblanes-et-Meynac 33360");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("at five the field is closed and says why; taking one away opens it again", async () => {
  answering({});
  show(
    <Picker first={["33001", "33002", "33003", "33004", "33005"].map((code) => city(code, `Ville ${code}`, code))} />,
  );
  const field = await screen.findByPlaceholderText("Maximum de 5 villes atteint");
  expect(field).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByLabelText("Retirer Ville 33003"));
  await waitFor(() => expect(screen.getByPlaceholderText("Ajouter une ville…")).toHaveProperty("disabled", false));
});

test("a search that fails says so in the list, and is asked again", async () => {
  const answers: Answers = { [CITIES]: "unreachable" };
  answering(answers);
  show(<Picker first={[]} />);
  await type("latr");
  await screen.findByText(/ne répond pas|Pas de connexion/, undefined, { timeout: 4_000 });
  answers[CITIES] = found(latresne);
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByText("Latresne");
});

test("a silent source is not an empty answer: it is named, and asked again from the keyboard", async () => {
  const answers: Answers = { [CITIES]: silent() };
  answering(answers);
  show(<Picker first={[]} />);
  await type("latr");
  await screen.findByText(SILENT);
  expect(screen.queryByText("Aucune commune trouvée")).toBeNull();
  answers[CITIES] = found();
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  await screen.findByText("Aucune commune trouvée");
  expect(screen.queryByText(SILENT)).toBeNull();
});

test("what the other sources found is offered beside the silence of one", async () => {
  answering({ [CITIES]: silent(latresne) });
  show(<Picker first={[]} />);
  await type("latr");
  await screen.findByText("Latresne");
  screen.getByText(SILENT);
});

test("the cities of an address are asked by their code, never as a text", async () => {
  const Named = () => useCities(["69001"]).map(({ name }) => name);
  const calls = answering({ [CITIES]: found(city("69001", "Affoux", "69170")) });
  show(<Named />);
  await screen.findByText("Affoux");
  const [asked] = calls.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : String(input)));
  expect(asked?.searchParams.get("code")).toBe("69001");
  expect(asked?.searchParams.has("q")).toBe(false);
});

test("its label is the field's: a click on it, or a screen reader, finds where to type", async () => {
  answering({});
  show(<Picker first={[]} />);
  expect(await screen.findByLabelText("Villes (0 sur 5)")).toBe(screen.getByRole("textbox"));
});
