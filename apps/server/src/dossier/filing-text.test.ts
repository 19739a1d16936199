import { DossierFacts, type Tracking } from "@lotir/contract";
import { expect, test } from "vitest";
import { filingOf, filingText } from "./filing-text.ts";

const piece = (code: string, state: Tracking["pieces"][number]["state"]): Tracking["pieces"][number] => ({
  code,
  title: `Pièce ${code}`,
  article: "",
  state,
  because: "",
  documents: [],
  drawnUrl: null,
});

const told = (name: string) => ({
  address: "12 rue des Œillets",
  city: "Île-Sainte-Mirande",
  inseeCode: "06999",
  parcels: [{ reference: "06999000AB0123", surface: 900, isValidated: true }],
  facts: DossierFacts.parse({ applicant: { name, phone: "05 56 00 00 00" } }),
  piecesFor: "Déclaration préalable",
  pieces: [piece("DP1", "ready"), piece("DP10", "to-get"), piece("DP28", "not-needed")],
});

test("the message names file, form, applicant and parcel, lists its pieces and asks for the receipt that starts the clock", () => {
  const { subject, body, advice } = filingOf(told("M. Dupont"));
  expect(subject).toBe(
    "Dépôt électronique – Déclaration préalable (cerfa 16703, division) – M. Dupont – parcelle 06999 AB 123 – 12 rue des Œillets",
  );
  expect(body).toContain("- DP1, Pièce DP1\n- DP10, Pièce DP10 : à joindre");
  expect(body).not.toContain("DP28");
  expect(body).toContain("L.112-11");
  expect(advice.join(" ")).toContain("GNAU");
  expect(filingText({ filing: { subject, body, advice } })).toContain(subject);
});

test("who has not said their name leaves a blank to fill, not an empty one", () => {
  expect(filingOf(told("")).subject).toContain("[demandeur]");
  expect(filingOf(told("")).body).toContain("[Nom du demandeur]");
});
