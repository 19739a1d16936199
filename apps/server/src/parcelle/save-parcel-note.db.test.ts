import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { analysisOf, bestParcels, marksOf } from "./parcel-marks.fixture.ts";

const product = sharedProduct();

test("a note is written once over what was read; the second is told what stands, and loses nothing", async () => {
  const asker = await product().signUp("bureau-note-parcelle@example.fr", "Note");
  const [id = ""] = await bestParcels(asker, 1);
  const path = `/parcel-marks/${id}/note`;
  const first = await dataOf("saveParcelNote", await asker.put(path, { text: " Voisin vendeur ", version: 0 }));
  expect(first).toMatchObject({ text: "Voisin vendeur", version: 1 });
  const late = await asker.put(path, { text: "Autre", version: 0 });
  const refused = JSON.parse(await late.text());
  expect(refused).toMatchObject({
    code: "changed-meanwhile",
    details: { version: 1, fields: [{ theirs: "Voisin vendeur", yours: "Autre" }] },
  });
  expect(await dataOf("saveParcelNote", await asker.put(path, { text: "Autre", version: 1 }))).toMatchObject({
    version: 2,
  });
  expect((await marksOf(asker))[0]?.note.text).toBe("Autre");
  expect((await analysisOf(asker, "&followUp=notees")).matched).toBe(1);
  await dataOf("saveParcelNote", await asker.put(path, { text: "", version: 2 }));
  expect((await analysisOf(asker, "&followUp=notees")).matched).toBe(0);
});

test("a note on a parcel already marked keeps its mark; too long a one is refused", async () => {
  const asker = await product().signUp("bureau-note-parcelle-deux@example.fr", "Note deux");
  const [id = ""] = await bestParcels(asker, 1);
  await dataOf("markParcels", await asker.patch("/parcel-marks", { parcelIds: [id], isSeen: true }));
  await dataOf("saveParcelNote", await asker.put(`/parcel-marks/${id}/note`, { text: "Vue du chemin", version: 0 }));
  expect((await marksOf(asker))[0]).toMatchObject({ isSeen: true, note: { text: "Vue du chemin" } });
  const long = await refusalOf(await asker.put(`/parcel-marks/${id}/note`, { text: "a".repeat(2_001) }));
  expect(long).toMatchObject({ status: 400, error: "Une note de parcelle compte 2 000 caractères au plus." });
});
