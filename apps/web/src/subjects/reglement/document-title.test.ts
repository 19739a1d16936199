import { expect, test } from "vitest";
import { documentTitle } from "./document-title.ts";

test.each([
  ["33234_PLU_20170710", "Latresne", "PLU de Latresne, règlement"],
  ["200023414_PLUi_20200101", "Île-aux-Moines", "PLUi d'Île-aux-Moines, règlement"],
  ["13047_POS_19990101", "Les Baux", "POS des Baux, règlement"],
  [null, "Le Havre", "PLU du Havre, règlement"],
])("%s is said as people say it", (name, commune, said) => {
  expect(documentTitle({ name, type: null, fileName: "reglement.pdf" }, commune)).toBe(said);
});
