import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProposal } from "../../testing/division.fixture.ts";
import { type Answers, answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { RuleCorrections } from "./RuleCorrections.tsx";

const NO_WISH = { joined: [], lots: undefined, leastArea: undefined, wayClearance: undefined };

usingScreens();

const ID = "33234000AB0123";
const DIVISIONS = `/api/cadastral/parcels/${ID}/divisions`;
const CORRECTIONS = "/api/plu/corrections";
const CORRECTION = {
  rule: "setbackFromVoie",
  label: "Recul de la voie",
  value: 4,
  unit: "m",
  reason: "mairie",
  version: 3,
} as const;

const sentBy = async (calls: ReturnType<typeof answering>): Promise<unknown[]> => {
  const puts = calls.mock.calls.flatMap(([input]) =>
    input instanceof Request && input.method === "PUT" ? [input] : [],
  );
  return Promise.all(puts.map((put) => put.clone().json()));
};

const typed = async (rule: string, value: string, reason: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole("button", { name: /Corriger une règle de la zone UB/ }));
  const send = await screen.findByRole("button", { name: "Corriger pour mon organisation" });
  expect(send.hasAttribute("disabled")).toBe(true);
  fireEvent.change(screen.getByLabelText(/Règle/), { target: { value: rule } });
  fireEvent.change(screen.getByLabelText(/Valeur/), { target: { value } });
  fireEvent.change(screen.getByLabelText(/Motif/), { target: { value: reason } });
  expect(send.hasAttribute("disabled")).toBe(false);
  return send;
};

test("une règle corrigée se montre avec son motif, et se rétablit à la version lue", async () => {
  const calls = answering({ [DIVISIONS]: success(aProposal()), [CORRECTIONS]: success([CORRECTION]) });
  show(<RuleCorrections parcelId={ID} wish={NO_WISH} />);
  await screen.findByText("corrigée par votre organisation : mairie");
  fireEvent.click(screen.getByRole("button", { name: "Rétablir : Recul de la voie" }));
  await waitFor(async () => expect(await sentBy(calls)).toMatchObject([{ value: null, version: 3 }]));
});

test("une règle se corrige d'une valeur dans son unité et d'un motif, sur la version lue, rendue ou non", async () => {
  const given = { ...CORRECTION, rule: "coverage", label: "Emprise", unit: "%", value: null, version: 6 };
  const calls = answering({ [DIVISIONS]: success(aProposal()), [CORRECTIONS]: success([CORRECTION, given]) });
  show(<RuleCorrections parcelId={ID} wish={NO_WISH} />);
  fireEvent.click(await typed("coverage", "30", "Réponse de la mairie"));
  await waitFor(async () => expect(await sentBy(calls)).toMatchObject([{ rule: "coverage", value: 30, version: 6 }]));
  expect(screen.queryByRole("button", { name: "Rétablir : Emprise" })).toBeNull();
});

test("un autre a corrigé avant : sa valeur se lit, la saisie demeure et s'écrit si on la garde", async () => {
  const details = {
    version: 4,
    changedBy: { name: "Odile Durand", isYou: false },
    changedAt: "2026-11-23T10:00:00.000Z",
    fields: [{ field: "value", label: "Recul de la voie", theirs: 6, yours: 5 }],
  };
  const stale = { status: 409, body: { success: false, code: "changed-meanwhile", error: "Odile a changé.", details } };
  const answers: Answers = { [DIVISIONS]: success(aProposal()), [CORRECTIONS]: success([CORRECTION]) };
  const calls = answering(answers);
  show(<RuleCorrections parcelId={ID} wish={NO_WISH} />);
  const send = await typed("setbackFromVoie", "5", "notaire");
  answers[CORRECTIONS] = stale;
  fireEvent.click(send);
  await screen.findByText(/^Odile Durand a changé ces valeurs le/);
  screen.getByText(/Recul de la voie : 6 m de son côté, 5 m ici/);
  expect(screen.getByLabelText(/Motif/)).toHaveProperty("value", "notaire");
  answers[CORRECTIONS] = success([{ ...CORRECTION, value: 5, reason: "notaire", version: 5 }]);
  fireEvent.click(screen.getByRole("button", { name: "Garder les miennes" }));
  await screen.findByText("corrigée par votre organisation : notaire");
  expect(await sentBy(calls)).toMatchObject([{ version: 3 }, { value: 5, reason: "notaire", version: 4 }]);
});

test("des corrections qui n'ont pas pu être lues ne se disent pas absentes, et rien ne s'écrit sans elles", async () => {
  answering({ [DIVISIONS]: success(aProposal()), [CORRECTIONS]: refusal(500, "server-error", "Erreur serveur.") });
  show(<RuleCorrections parcelId={ID} wish={NO_WISH} />);
  await screen.findByText("Erreur serveur.");
  expect(screen.queryByRole("button", { name: /Corriger une règle/ })).toBeNull();
});
