import type { ParcelPlu, PluRule } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RulesBlock } from "../../subjects/reglement/RulesBlock.tsx";
import { aParcel } from "../../testing/parcels.fixture.ts";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { studied } from "../../testing/study.fixture.tsx";

const Rules = studied(RulesBlock);

usingScreens();
vi.mock("../../kit/channel.ts", () => ({ followReadings: () => () => undefined }));

const ID = "33234000AB0123";
const PARCEL = `/api/cadastral/parcels/${ID}`;
const PLU = `${PARCEL}/plu`;
const EXTRACT = `${PLU}/extract`;

const rule = (change: Partial<PluRule>): PluRule => ({
  key: "emprise.max",
  label: "Emprise au sol",
  state: "non-trouve",
  value: null,
  conditions: [],
  doubts: [],
  quote: null,
  ...change,
});

const plu = (change: Partial<ParcelPlu>): ParcelPlu => ({
  status: "read",
  sentence: null,
  zone: { code: "UB", libelle: "Faubourgs", typezone: "U" },
  read: { zone: "UB", secteur: "UB", match: "secteur", span: { title: "ZONE UB", from: 41, to: 58 } },
  document: null,
  progress: null,
  rules: [],
  inopposables: [],
  ...change,
});

const shown = (answer: ParcelPlu) => {
  answering({ [PARCEL]: success(aParcel()), [PLU]: success(answer), [EXTRACT]: success(answer) });
  return show(<Rules parcelId={ID} />);
};

test("a value comes with its state, its sentence, its article and its page", async () => {
  const quote = { text: "L'emprise ne peut excéder 40 %.", page: 12, article: "UB 9", boxes: [] };
  shown(plu({ rules: [rule({ state: "lu-et-verifie", value: "40 %", quote })] }));
  await screen.findByRole("button", { name: "40 %" });
  await screen.findByText("lu et vérifié");
  fireEvent.click(screen.getByRole("button", { name: "Emprise au sol" }));
  await screen.findByText("« L'emprise ne peut excéder 40 %. »");
  await screen.findByText("art. UB 9, p. 12");
});

test("a value that is not verified says why, and a sentence that was not understood is to be read", async () => {
  const quote = { text: "Le retrait est du quart de la façade.", page: 4, article: "UB 7", boxes: [] };
  const doubts = ["le secteur de cette phrase n'est pas certain"];
  shown(
    plu({
      rules: [
        rule({ key: "a", state: "a-verifier", value: "40 %", doubts }),
        rule({ key: "b", state: "a-lire", label: "Recul des limites", quote }),
      ],
    }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Emprise au sol" }));
  fireEvent.click(await screen.findByRole("button", { name: "Recul des limites" }));
  await screen.findByText("À vérifier : le secteur de cette phrase n'est pas certain.");
  await screen.findByText("à lire");
  await screen.findByText("« Le retrait est du quart de la façade. »");
});

test("where the zone stands in its file is said", async () => {
  shown(plu({ rules: [rule({})] }));
  await screen.findByText(/« ZONE UB », pages 41 à 58/);
});

test("the four unknown states never mix", async () => {
  shown(
    plu({
      rules: [
        rule({ key: "a", state: "non-reglemente" }),
        rule({ key: "b", state: "non-trouve" }),
        rule({ key: "c", state: "illisible" }),
        rule({ key: "d", state: "renvoi" }),
      ],
    }),
  );
  for (const label of ["non réglementé (écrit)", "non trouvé", "illisible (image)", "renvoi à un autre texte"])
    await screen.findByText(label);
});

test("what the law removed is struck through, with the law", async () => {
  const quote = { text: "Une superficie d'au moins 800 m².", page: 3, article: "UB 5", boxes: [] };
  const note = "La loi ALUR a supprimé cette règle.";
  shown(plu({ rules: [rule({})], inopposables: [{ label: "Surface minimale", value: "800 m²", note, quote }] }));
  expect((await screen.findByText("800 m²")).tagName).toBe("S");
  await screen.findByText(note);
});

test("real pages are counted while a règlement is read", async () => {
  shown(
    plu({
      status: "reading",
      read: null,
      progress: { step: "reading", sentence: "Lecture des pages…", done: 12, total: 60 },
    }),
  );
  await screen.findByText("Lecture des pages… 12 sur 60");
});

test.each([
  ["national-rules", "La commune n'a pas de plan local : le règlement national d'urbanisme (RNU) s'applique."],
  ["no-document", "Document de règlement non disponible en ligne"],
  ["source-down", "Impossible de récupérer le document PLU. La source ne répond pas."],
] as const)("%s has its own sentence", async (status, sentence) => {
  shown(plu({ status, sentence, read: null }));
  await screen.findByText(sentence);
  expect(screen.queryByRole("button", { name: "Réessayer" }) !== null).toBe(status !== "national-rules");
});

test("a règlement that nobody read is asked for at once, and a refusal says why", async () => {
  answering({
    [PARCEL]: success(aParcel()),
    [PLU]: success(plu({ status: "not-read", sentence: "Pas encore lu.", read: null })),
    [EXTRACT]: refusal(500, "server-error", "Erreur lors de l'extraction"),
  });
  show(<Rules parcelId={ID} />);
  await screen.findByText("Erreur lors de l'extraction");
});

test("a server out of reach, in the words of the specification", async () => {
  answering({
    [PARCEL]: success(aParcel()),
    [PLU]: success(plu({ status: "not-read", sentence: "Pas encore lu.", read: null })),
    [EXTRACT]: "unreachable",
  });
  show(<Rules parcelId={ID} />);
  await screen.findByText("Erreur réseau lors de l'extraction");
});
