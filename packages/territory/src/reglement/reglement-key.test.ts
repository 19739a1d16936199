import { expect, test } from "vitest";
import { reglementKeyOf, territoireOf } from "./reglement-key.ts";

test("a zone belongs to the partition it names, else to the plan of its commune", () => {
  expect(reglementKeyOf({ codeInsee: "06999", partition: "DU_200057867", nomfic: "r.pdf" })).toEqual({
    partition: "DU_200057867",
    nomfic: "r.pdf",
  });
  expect(reglementKeyOf({ codeInsee: "06999", partition: null, nomfic: null })).toEqual({
    partition: "DU_06999",
    nomfic: "",
  });
});

test.each([
  ["DU_06088", "06088"],
  ["DU_200057867", "200057867"],
  ["PSMV_75056", "75056"],
])("%s is filed under %s", (partition, territoire) => {
  expect(territoireOf({ partition })).toBe(territoire);
});
