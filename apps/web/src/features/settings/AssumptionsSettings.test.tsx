import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { someAssumptions } from "../../testing/bilan.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
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

test("another member saved meanwhile: said, with a way to reload", async () => {
  const spy = answering({ [PATH]: success(someAssumptions({ version: 1 })) });
  show(<AssumptionsSettings />);
  fireEvent.change(await screen.findByLabelText("Marge visée"), { target: { value: "20" } });
  spy.mockRestore();
  answering({ [PATH]: refusal(409, "changed-meanwhile", "Un autre membre a changé ces valeurs entre-temps.") });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(screen.getAllByText(/Un autre membre a changé/).length).toBeGreaterThan(0));
  screen.getByText("Recharger");
});
