import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProposal } from "../../../../testing/division.fixture.ts";
import { answering, show, success, usingScreens } from "../../../../testing/render.fixture.tsx";
import { RuleCorrections } from "./RuleCorrections.tsx";

usingScreens();

const ID = "33234000AB0123";
const DIVISIONS = `/api/cadastral/parcels/${ID}/divisions`;
const CORRECTION = {
  rule: "setbackFromVoie",
  label: "Recul de la voie",
  value: 4,
  unit: "m",
  reason: "mairie",
} as const;

test("une règle corrigée se montre comme telle, avec son motif, et se rétablit", async () => {
  answering({ [DIVISIONS]: success(aProposal({ corrections: [CORRECTION] })) });
  show(<RuleCorrections parcelId={ID} />);
  await screen.findByText("corrigée par votre organisation : mairie");
  screen.getByRole("button", { name: "Rétablir : Recul de la voie" });
});

test("une règle se corrige d'une valeur dans son unité et d'un motif", async () => {
  answering({ [DIVISIONS]: success(aProposal()) });
  show(<RuleCorrections parcelId={ID} />);
  fireEvent.click(await screen.findByRole("button", { name: /Corriger une règle de la zone UB/ }));
  const send = await screen.findByRole("button", { name: "Corriger pour mon organisation" });
  expect(send.hasAttribute("disabled")).toBe(true);
  fireEvent.change(screen.getByLabelText(/Règle/), { target: { value: "coverage" } });
  fireEvent.change(screen.getByLabelText(/Valeur \(%\)/), { target: { value: "30" } });
  fireEvent.change(screen.getByLabelText(/Motif/), { target: { value: "Réponse de la mairie" } });
  expect(send.hasAttribute("disabled")).toBe(false);
});
