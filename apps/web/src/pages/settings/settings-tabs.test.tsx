import { DEFAULT_SETTINGS, type ShownSecret } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { recentPlaces, rememberPlace } from "../../subjects/commune/recent-places.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { ApiTab } from "./ApiTab.tsx";
import { GeneralTab } from "./GeneralTab.tsx";
import { LeaveSection } from "./LeaveSection.tsx";
import { PrivacyTab } from "./PrivacyTab.tsx";

usingScreens();

const secret: ShownSecret = {
  name: "annonces",
  label: "Annonces immobilières (Melo, Stream Estate)",
  lastFour: "7f3a",
  version: 1,
  changedBy: "Léa Essai",
  changedAt: "2026-11-20",
  installed: false,
  mayChange: true,
};
const SECRETS = "/api/secrets";
const TRIAL = "/api/secrets/annonces/test";
const PLACE = {
  kind: "adresse",
  label: "12 Rue des Lilas",
  latitude: 44.7,
  longitude: -0.4,
  codeInsee: "33234",
} as const;

const bodyOf = async (fetching: ReturnType<typeof answering>, path: string): Promise<unknown> => {
  const asked = fetching.mock.calls.map(([input]) => input).find((input) => (input as Request).url.endsWith(path));
  return (asked as Request).clone().json();
};

test("a key shows its end alone, and keys that nothing asks for are marked so", async () => {
  answering({ [SECRETS]: success([secret]) });
  show(<ApiTab />);
  await screen.findByText("Clé …7f3a, enregistrée le 20/11/2026 par Léa Essai.");
  screen.getByText("Non utilisée : le cadastre public ne demande aucune clé.");
  screen.getByText("Non utilisée : les fonds de carte sont ceux de l'IGN, sans clé.");
});

test.each([
  [success({ works: true, sentence: "La clé est acceptée par le service." }), "La clé est acceptée par le service."],
  [success({ works: false, sentence: "Le service refuse cette clé (réponse 401)." }), /refuse cette clé/],
  [{ status: 418, body: {} }, "L'essai n'a pas abouti."],
])("a key is tried by its button: %#", async (answer, sentence) => {
  answering({ [SECRETS]: success([secret]), [TRIAL]: answer });
  show(<ApiTab />);
  fireEvent.click(await screen.findByRole("button", { name: "Tester" }));
  await screen.findByText(sentence);
});

test("keys that cannot be read say so, with a way to try again; a member who is no Admin reads without changing", async () => {
  answering({ [SECRETS]: { status: 418, body: {} } });
  show(<ApiTab />);
  await screen.findByText("Les clés n'ont pas pu être lues.");
  answering({ [SECRETS]: success([{ ...secret, mayChange: false }]) });
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByPlaceholderText("changée par un administrateur");
  expect(screen.queryByRole("button", { name: "Retirer la clé" })).toBeNull();
});

test("every switch says what it governs; French alone is offered", async () => {
  answering({ "/api/doors": success({ mail: "sent" }) });
  show(<GeneralTab kept={DEFAULT_SETTINGS} />);
  await screen.findByText(/^Chaque lundi matin, par e-mail/);
  for (const [name, words] of [
    [/^Alertes/, /change son statut.+échéances.+recherches enregistrées/],
    [/^Notifications du navigateur/, /Rien n'arrive une fois Lotir fermé/],
  ] as const) {
    screen.getByLabelText(name);
    screen.getByText(words);
  }
  const languages = [...(screen.getByLabelText("Langue") as HTMLSelectElement).options].map(({ text }) => text);
  expect(languages).toEqual(["Français"]);
});

test("where no mail leaves, the weekly report says so", async () => {
  answering({ "/api/doors": success({ mail: "kept" }) });
  show(<GeneralTab kept={DEFAULT_SETTINGS} />);
  await screen.findByText(/Aucun e-mail ne part de cette installation/);
});

test("dollars ask for the day's rate; without one amounts stay in euros, and it is said", async () => {
  const asked = answering({ "/api/doors": success({ mail: "sent" }), "/api/settings": success(DEFAULT_SETTINGS) });
  show(<GeneralTab kept={DEFAULT_SETTINGS} />);
  expect(screen.queryByLabelText(/^Taux : dollars/)).toBeNull();
  fireEvent.change(await screen.findByLabelText("Devise"), { target: { value: "USD" } });
  screen.getByText(/Sans taux, les montants restent en euros/);
  fireEvent.change(screen.getByLabelText(/^Taux : dollars/), { target: { value: "1,08" } });
  fireEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
  await screen.findByText("Paramètres sauvegardés avec succès");
  expect(await bodyOf(asked, "/api/settings")).toMatchObject({ display: { currency: "USD", usdRate: 1.08 } });
});

test("a browser that refuses notifications is said, and the switch goes back", async () => {
  vi.stubGlobal("Notification", { requestPermission: async () => "denied", permission: "denied" });
  answering({ "/api/doors": success({ mail: "sent" }) });
  show(<GeneralTab kept={DEFAULT_SETTINGS} />);
  fireEvent.click(await screen.findByLabelText(/^Notifications du navigateur/));
  await screen.findByText(/^Votre navigateur refuse les notifications de ce site/);
  expect((screen.getByLabelText(/^Notifications du navigateur/) as HTMLInputElement).checked).toBe(false);
});

test("the history is forgotten by its button, and by switching it off", async () => {
  answering({ "/api/settings": success(DEFAULT_SETTINGS) });
  rememberPlace(PLACE);
  show(<PrivacyTab kept={DEFAULT_SETTINGS} />);
  await screen.findByText(/rien n'est envoyé, quel que soit ce réglage/);
  fireEvent.click(await screen.findByRole("button", { name: "Effacer l'historique" }));
  await screen.findByText("Historique de recherche effacé");
  expect(recentPlaces()).toEqual([]);
  rememberPlace(PLACE);
  fireEvent.click(screen.getByLabelText(/^Garder l'historique de recherche/));
  fireEvent.click(screen.getByRole("button", { name: "Sauvegarder" }));
  await screen.findByText("Paramètres sauvegardés avec succès");
  expect(recentPlaces()).toEqual([]);
});

test("an account is removed only once it is understood, and a wrong password loses nothing", async () => {
  answering({ "/api/account/delete": refusal(403, "wrong-password", "Mot de passe incorrect.") });
  show(<LeaveSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Supprimer mon compte…" }));
  const remove = await screen.findByRole("button", { name: "Supprimer définitivement" });
  expect((remove as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText(/^J'ai compris/));
  fireEvent.change(screen.getByLabelText("Votre mot de passe"), { target: { value: "faux" } });
  fireEvent.click(remove);
  await screen.findByText("Mot de passe incorrect.");
});
