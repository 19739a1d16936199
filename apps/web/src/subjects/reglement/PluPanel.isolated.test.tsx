import type { ParcelPlu, PluRule } from "@lotir/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PluPanel } from "../../subjects/reglement/PluPanel.tsx";
import { aParcel } from "../../testing/parcels.fixture.ts";
import { type Answers, answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";

usingScreens();
vi.mock("../../kit/channel.ts", () => ({ followReadings: () => () => undefined }));

const ID = "33234000AB0123";
const PARCEL = `/api/cadastral/parcels/${ID}`;
const PLU = `${PARCEL}/plu`;
const EXTRACT = `${PLU}/extract`;

const rule = (key: string, value: string): PluRule => ({
  key,
  label: key,
  state: "lu-et-verifie",
  value,
  conditions: [],
  doubts: [],
  quote: null,
});

const plu = (change: Partial<ParcelPlu>): ParcelPlu => ({
  status: "read",
  sentence: null,
  zone: { code: "UB", libelle: "Faubourgs", typezone: "U" },
  read: { zone: "UB", secteur: "UB", match: "secteur", span: null },
  document: null,
  progress: null,
  rules: [],
  inopposables: [],
  ...change,
});

const DOCUMENT = {
  ...{ name: "33234_PLU", type: "PLU", legalStatus: null, approvedOn: "2024-03-18", publishedOn: null },
  ...{ fetchedOn: "2025-10-02", fileName: "33234_reglement.pdf", fileSize: 20_000, pages: 60, illegiblePages: [] },
  ...{ hash: "0".repeat(64), url: "/api/plu/documents/0.pdf", source: "Géoportail", licence: "Licence Ouverte 2.0" },
};

const NOT_READ = plu({ status: "not-read", sentence: "Le règlement de cette zone n'a pas encore été lu.", read: null });

const panel = (answers: Answers) => {
  // The same object, so that a test may change an answer on the way.
  const calls = answering(
    Object.assign(answers, { [EXTRACT]: success(NOT_READ), ...answers, [PARCEL]: success(aParcel()) }),
  );
  show(<PluPanel parcelId={ID} />);
  return calls;
};

test("the articles that a division asks first, each with what was read of it or why nothing was", async () => {
  const rules = [rule("voie.recul", "5 m"), rule("emprise.max", "40 %"), rule("hauteur.max", "9 m")];
  panel({ [PLU]: success(plu({ rules })) });
  const table = await screen.findByRole("table", { name: "Document PLU, zone UB" });
  for (const article of [6, 7, 9, 10, 13])
    within(table).getByRole("rowheader", { name: new RegExp(`^Article ${article}`) });
  within(table).getByRole("row", { name: /Article 9.*40 %.*lu et vérifié/ });
  within(table).getByRole("row", { name: /Article 13.*non lu/ });
});

test("while the document is awaited, the panel says so", async () => {
  panel({ [PLU]: "hanging" });
  await screen.findByRole("status", { name: "Règles du PLU : chargement" });
});

test.each([
  ["no line", "unreachable", "Erreur réseau lors de la récupération du document"],
  ["a server that fails", { status: 502, body: {} }, "Erreur lors de la récupération des données PLU"],
  ["a refusal, in its own words", refusal(503, "database-away", "La base ne répond pas."), "La base ne répond pas."],
  ["an answer without data", { body: { success: true } }, "Données PLU non disponibles"],
] as const)("%s is said, and may be tried again", async (_, answer, sentence) => {
  const answers: Answers = { [PLU]: answer };
  panel(answers);
  await screen.findByText(sentence);
  answers[PLU] = success(plu({ rules: [rule("emprise.max", "40 %")] }));
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByRole("table", { name: "Document PLU, zone UB" });
});

test("what no one can read of an answer is unknown, and a second try shows the rules", async () => {
  const calls = panel({ [PLU]: success(plu({ rules: [rule("emprise.max", "40 %")] })) });
  const answered = calls.getMockImplementation();
  calls.mockImplementation(async () => new Response("{", { headers: { "content-type": "application/json" } }));
  await screen.findByText("Erreur inconnue");
  if (answered !== undefined) calls.mockImplementation(answered);
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByRole("table", { name: "Document PLU, zone UB" });
});

test("rules that nobody read are extracted at once, once; what does not begin is offered again", async () => {
  const calls = panel({ [PLU]: success(NOT_READ) });
  const extract = await screen.findByRole("button", { name: "Extraire les règles" });
  const asked = () => calls.mock.calls.filter(([input]) => (input as Request).url.endsWith("/extract"));
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(extract.hasAttribute("data-loading")).toBe(false));
  fireEvent.click(extract);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test.each([
  ["a server that fails", { status: 502, body: {} }, "Erreur lors de l'extraction"],
  ["no line", "unreachable", "Erreur réseau lors de l'extraction"],
] as const)("an extraction under %s", async (_, answer, sentence) => {
  panel({ [PLU]: success(NOT_READ), [EXTRACT]: answer });
  await screen.findByText(sentence);
  screen.getByRole("button", { name: "Réessayer" });
});

test.each([
  ["unreadable", "Le règlement est une image, page après page."],
  ["zone-missing", "Le règlement a été lu, mais la zone UB n'y a pas été trouvée."],
] as const)("%s: the extraction failed, and why", async (status, sentence) => {
  panel({ [PLU]: success(plu({ status, sentence, read: null })) });
  await screen.findByText("Extraction échouée");
  await screen.findByText(sentence);
  screen.getByRole("button", { name: "Réessayer" });
});

test("a document that was read may be read again: its rules stay while it is", async () => {
  const read = plu({ document: DOCUMENT, rules: [rule("emprise.max", "40 %")] });
  const reading = {
    ...read,
    status: "reading" as const,
    progress: { step: "reading" as const, sentence: "Lecture des pages…", done: 3, total: 60 },
  };
  const calls = panel({ [PLU]: success(read), [EXTRACT]: success(reading) });
  fireEvent.click(await screen.findByRole("button", { name: "Relire le règlement" }));
  await screen.findByText("Lecture des pages… 3 sur 60");
  screen.getByRole("table", { name: "Document PLU, zone UB" });
  const [[sent]] = calls.mock.calls.filter(([input]) => (input as Request).url.endsWith("/extract")) as [[Request]];
  expect(await sent.clone().json()).toEqual({ forceRefresh: true });
});
