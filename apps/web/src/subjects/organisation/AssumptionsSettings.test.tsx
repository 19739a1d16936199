import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { queryClient } from "../../kit/api.ts";
import { someAssumptions } from "../../testing/bilan.fixture.ts";
import { answering, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { AssumptionsSettings } from "./AssumptionsSettings.tsx";

usingScreens();

const PATH = "/api/assumptions";

test("the public assumptions stand until the organisation has its own, and nothing is saved untouched", async () => {
  answering({ [PATH]: success(someAssumptions()) });
  show(<AssumptionsSettings />);
  await screen.findByText(/les publiques s'appliquent/);
  expect(screen.getByRole("button", { name: "Enregistrer" })).toHaveProperty("disabled", true);
});

test("a member reads them and cannot change them", async () => {
  answering({ [PATH]: success(someAssumptions({ mayChange: false })) });
  show(<AssumptionsSettings />);
  await screen.findByText("Seul un administrateur peut changer ces hypothèses.");
  expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
  expect(screen.getByLabelText("Marge visée")).toHaveProperty("disabled", true);
});

test("a change is sent with the version that was read", async () => {
  const calls = answering({ [PATH]: success(someAssumptions({ version: 4, origin: "organisation" })) });
  show(<AssumptionsSettings />);
  fireEvent.change(await screen.findByLabelText("Marge visée"), { target: { value: "15" } });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Paramètres sauvegardés avec succès");
  const sent = calls.mock.calls
    .map(([request]) => request)
    .find((each) => each instanceof Request && each.method === "PUT");
  const body = sent instanceof Request ? await sent.clone().json() : undefined;
  expect(body).toMatchObject({ version: 4, assumptions: { targetMargin: 0.15 } });
});

test("land tax, insurance, overheads and dividends are said empty as not counted, and sent as typed", async () => {
  const calls = answering({ [PATH]: success(someAssumptions({ version: 4, origin: "organisation" })) });
  show(<AssumptionsSettings />);
  const typed = {
    "Taxe foncière par an": "1400",
    "Assurances de l'opération (RC, dommages)": "3200",
    "Frais généraux, part du CA HT": "3",
  };
  for (const [label, value] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    expect(field.getAttribute("placeholder")).toBe("non compté");
    fireEvent.change(field, { target: { value } });
  }
  fireEvent.click(screen.getByLabelText("Distribué"));
  fireEvent.click(screen.getByLabelText("Aucune"));
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Paramètres sauvegardés avec succès");
  const sent = calls.mock.calls
    .map(([request]) => request)
    .find((each) => each instanceof Request && each.method === "PUT");
  const body = sent instanceof Request ? await sent.clone().json() : undefined;
  expect(body.assumptions).toMatchObject({
    taxeFoncierePerYearEur: 1_400,
    insuranceEur: 3_200,
    overheadsRate: 0.03,
    dividends: "distribues",
    loanGuarantee: "aucune",
  });
});

test("an owner has neither overheads nor company: they are not asked of him", async () => {
  const { assumptions } = someAssumptions();
  answering({ [PATH]: success(someAssumptions({ assumptions: { ...assumptions, profile: "particulier" } })) });
  show(<AssumptionsSettings />);
  await screen.findByLabelText("Assurances de l'opération (RC, dommages)");
  expect(screen.queryByLabelText("Frais généraux, part du CA HT")).toBeNull();
  expect(screen.queryByLabelText("Distribué")).toBeNull();
  expect(screen.queryByLabelText("Hypothèque légale")).toBeNull();
});

const STALE = {
  status: 409,
  body: {
    success: false,
    code: "changed-meanwhile",
    error: "Odile Durand a changé ces valeurs entre-temps : rien de ce que vous envoyez n'a été enregistré.",
    details: {
      version: 5,
      changedBy: { name: "Odile Durand", isYou: false },
      changedAt: "2026-11-23T10:00:00.000Z",
      fields: [
        { field: "targetMargin", label: "Marge visée", theirs: 0.12, yours: 0.2 },
        { field: "contingencyRate", label: "Imprévus", theirs: 0.0825, yours: null },
      ],
    },
  },
};

/** A form where 20 % of margin was typed, and whose saving was refused since Odile wrote first. */
const refused = async (next: () => ReturnType<typeof success>) => {
  let isSaved = false;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const isPut = input instanceof Request && input.method === "PUT";
    const { status = 200, body } = isPut && !isSaved ? STALE : next();
    isSaved ||= isPut;
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
  show(<AssumptionsSettings />);
  fireEvent.change(await screen.findByLabelText("Marge visée"), { target: { value: "20" } });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText(/^Odile Durand a changé ces valeurs le 23\/11\/2026 à/);
  return async () => {
    const puts = spy.mock.calls.flatMap(([input]) =>
      input instanceof Request && input.method === "PUT" ? [input] : [],
    );
    return Promise.all(puts.map((put) => put.clone().json()));
  };
};
const read = () => success(someAssumptions({ version: 4, origin: "organisation" }));

test("un autre a enregistré avant : ce qu'il a changé se lit, ce qui fut saisi demeure", async () => {
  await refused(read);
  screen.getByText(/Imprévus : 8,25.% de son côté, valeur usuelle ici/);
  expect(screen.queryByText(/Marge visée :/)).toBeNull();
  expect(screen.getByLabelText("Marge visée")).toHaveProperty("value", "20\u202f%");
  expect(screen.getByRole("button", { name: "Enregistrer" })).toHaveProperty("disabled", true);
});

test("garder les siennes : elles s'écrivent sur la version de l'autre, qui garde ce que l'on n'a pas touché", async () => {
  const sent = await refused(read);
  fireEvent.click(screen.getByRole("button", { name: "Garder les miennes" }));
  await screen.findByText("Paramètres sauvegardés avec succès");
  const [first, second] = await sent();
  expect(first).toMatchObject({ version: 4, assumptions: { targetMargin: 0.2, contingencyRate: null } });
  expect(second).toMatchObject({ version: 5, assumptions: { targetMargin: 0.2, contingencyRate: 0.0825 } });
});

test("prendre celles de l'autre : elles se lisent à la place, et rien n'est envoyé", async () => {
  const theirs = { ...someAssumptions().assumptions, contingencyRate: 0.0825 };
  let saved = read();
  const sent = await refused(() => saved);
  saved = success(someAssumptions({ version: 5, origin: "organisation", assumptions: theirs }));
  fireEvent.click(screen.getByRole("button", { name: "Prendre les siennes" }));
  await waitFor(() => expect(screen.getByLabelText("Imprévus")).toHaveProperty("value", "8,25\u202f%"));
  expect(screen.getByLabelText("Marge visée")).toHaveProperty("value", "12\u202f%");
  expect(screen.queryByText(/a changé ces valeurs/)).toBeNull();
  expect(await sent()).toHaveLength(1);
});

test("relues pendant que l'on saisit, elles ne prennent pas la place de la saisie ni de sa version", async () => {
  let version = 4;
  const calls = answering({ [PATH]: () => success(someAssumptions({ version, origin: "organisation" })) });
  show(<AssumptionsSettings />);
  fireEvent.change(await screen.findByLabelText("Marge visée"), { target: { value: "15" } });
  version = 5;
  await queryClient.refetchQueries();
  expect(screen.getByLabelText("Marge visée")).toHaveProperty("value", "15\u202f%");
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Paramètres sauvegardés avec succès");
  const put = calls.mock.calls.map(([input]) => input).find((each) => each instanceof Request && each.method === "PUT");
  expect(put instanceof Request ? await put.clone().json() : undefined).toMatchObject({ version: 4 });
});
