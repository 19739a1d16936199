import { expect, test } from "vitest";
import { zoneOpenness } from "./zone-openness.ts";

const phraseOf = (typezone: string, libelle: string, destdomi?: string) =>
  zoneOpenness({ typezone, libelle, destdomi }).phrase;

test.each([
  ["U", "UB", "zone urbaine"],
  ["Ux", "Ux", "zone urbaine"],
  ["u ", "UCr", "zone urbaine"],
  ["AUc", "1AU", "à urbaniser, ouverte (souvent par opération d'ensemble)"],
  ["AU", "1AUh", "à urbaniser, ouverte (souvent par opération d'ensemble)"],
  ["AU", "AU1", "à urbaniser, ouverte (souvent par opération d'ensemble)"],
  ["AU", "IAU", "à urbaniser, ouverte (souvent par opération d'ensemble)"],
  ["AU", "AUB", "à urbaniser, ouverture à vérifier"],
  ["AU", "AU", "à urbaniser, ouverture à vérifier"],
  ["AU", "AU12", "à urbaniser, ouverture à vérifier"],
  ["AUs", "AU", "à urbaniser, fermée jusqu'à une révision du PLU"],
  ["A", "A", "zone agricole"],
  ["A", "Aot", "zone agricole"],
  ["Ah", "Ah", "secteur de taille limitée, constructions très encadrées"],
  ["Nh", "Neq", "secteur de taille limitée, constructions très encadrées"],
  ["N", "Np", "zone naturelle"],
  ["Nd", "Nd", "zone naturelle"],
  ["", "Z1", "type de zone non reconnu, à vérifier"],
])("typezone %j with libelle %j reads « %s »", (typezone, libelle, phrase) => {
  expect(phraseOf(typezone, libelle)).toContain(phrase);
});

test.each(["2AU", "2AUx", "IIAU", "AU2", "AU 2", "AUs", "0AU", "3AU", " 2AU "])(
  "%j is closed whatever typezone says",
  (libelle) => {
    for (const typezone of ["AUc", "AU", "U", "AUs"]) expect(phraseOf(typezone, libelle)).toContain("fermée");
  },
);

test("a zone of activities, equipment, leisure or quarry seldom lets houses in; the older codes of farming change nothing", () => {
  for (const destdomi of ["02", "04", "05", "10"])
    expect(phraseOf("U", "UX", destdomi)).toContain("logement le plus souvent exclu");
  expect(phraseOf("U", "UA", "03")).toBe("zone urbaine");
  expect(phraseOf("A", "A", "05")).toBe("zone agricole");
});
