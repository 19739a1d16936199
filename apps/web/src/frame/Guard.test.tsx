import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, queryClient } from "../kit/api.ts";
import { IDENTITY_TIMEOUT_MS } from "../subjects/identity/identity-status.ts";
import { type Answers, answering, refusal, show, usingScreens } from "../testing/render.fixture.tsx";
import { Guard } from "./Guard.tsx";

const SESSION = "/api/auth/get-session";
const LIST = "/api/auth/organization/list";
const ENTER = "/api/auth/organization/set-active";

const coteaux = { id: "o1", name: "Agence des Coteaux", slug: "coteaux" };
const dunes = { id: "o2", name: "Agence des Dunes", slug: "dunes" };

const session = (activeOrganizationId: string | null) => ({
  body: { user: { id: "u1", name: "Laure Essai", email: "l@essai.example" }, session: { activeOrganizationId } },
});
const failure = { status: 400, body: { code: "FAILED", message: "Non." } };

usingScreens();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const open = (answers: Answers) => {
  const calls = answering(answers);
  show(<Guard>le portfolio</Guard>);
  return calls;
};
const pressRetry = async () => fireEvent.click(await screen.findByRole("button", { name: "Réessayer" }));

test("a member of the active organisation gets in", async () => {
  open({ [SESSION]: session("o1"), [LIST]: { body: [coteaux, dunes] } });
  await screen.findByText("le portfolio");
});

test("somebody removed from the only organisation is asked for one, although the session still names it", async () => {
  open({ [SESSION]: session("o1"), [LIST]: { body: [] } });
  await screen.findByRole("heading", { name: "Organisation requise" });
  expect(screen.queryByText("le portfolio")).toBeNull();
});

test("somebody removed from one organisation is led to the one that remains", async () => {
  const answers: Answers = { [SESSION]: session("o1"), [LIST]: { body: [dunes] } };
  answers[ENTER] = () => {
    answers[SESSION] = session("o2");
    return { body: {} };
  };
  const calls = open(answers);
  await waitFor(() => expect(calls.mock.calls.some(([input]) => String(input).includes("set-active"))).toBe(true));
  await screen.findByText("le portfolio");
});

test("a removal is noticed at the first refusal", async () => {
  const answers: Answers = { [SESSION]: session("o1"), [LIST]: { body: [coteaux] } };
  open(answers);
  await screen.findByText("le portfolio");
  answers[LIST] = { body: [] };
  answers["/api/properties"] = refusal(403, "not-a-member", "Vous n'êtes plus membre de cette organisation.");
  await queryClient.fetchQuery({ queryKey: ["x"], queryFn: () => api.listProperties({}) }).catch(() => undefined);
  await screen.findByRole("heading", { name: "Organisation requise" });
});

test("organisations that cannot be read are asked for again", async () => {
  const answers: Answers = { [SESSION]: session(null), [LIST]: failure };
  open(answers);
  await screen.findByText("La connexion prend plus de temps que prévu");
  answers[LIST] = { body: [] };
  await pressRetry();
  await screen.findByRole("heading", { name: "Organisation requise" });
});

test("an organisation that does not open is said, and can be tried again", async () => {
  const answers: Answers = { [SESSION]: session(null), [LIST]: { body: [coteaux] }, [ENTER]: failure };
  open(answers);
  await screen.findByText("Impossible d'ouvrir votre organisation");
  answers[ENTER] = () => {
    answers[SESSION] = session("o1");
    return { body: {} };
  };
  await pressRetry();
  await screen.findByText("le portfolio");
});

test("an identity service that refuses to answer is an error, which can be tried again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Answers = { [SESSION]: { status: 500, body: {} }, [LIST]: { body: [coteaux] } };
  open(answers);
  await vi.advanceTimersByTimeAsync(IDENTITY_TIMEOUT_MS + 1_000);
  await screen.findByText("Impossible de vérifier votre session");
  answers[SESSION] = session("o1");
  await pressRetry();
  await screen.findByText("le portfolio");
});

test("an identity service that hangs is said after fifteen seconds, and trying again asks it again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Answers = { [SESSION]: "hanging", [LIST]: { body: [coteaux] } };
  open(answers);
  await screen.findByText("Ouverture de votre session…");
  await vi.advanceTimersByTimeAsync(IDENTITY_TIMEOUT_MS - 2_000);
  screen.getByText("Ouverture de votre session…");
  await vi.advanceTimersByTimeAsync(2_000);
  await screen.findByText("La connexion prend plus de temps que prévu");
  answers[SESSION] = session("o1");
  await pressRetry();
  await screen.findByText("le portfolio");
});
