import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PNG } from "../testing/photo.fixture.ts";
import { aPdf, pieceForm } from "../testing/piece.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a piece makes its line ready; the file is ready to lodge only when all compulsory ones are there", async () => {
  const asker = await product().signUp("piece@example.fr", "piece");
  const { id } = await propertyOn(asker, product().bare);
  const add = (code: string) => asker.post(`/properties/${id}/dossier/pieces`, pieceForm(aPdf(), { code }));
  const tracking = async () => dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  const ground = { spr: false, abords: false, siteClasse: false, divisionControl: false, existingLotissement: false };
  await asker.put(`/properties/${id}/dossier/facts`, {
    facts: {
      ground: { ...ground, natura2000: false },
      operation: { common: "aucune", impactStudy: false },
    },
  });
  expect(await dataOf("addDossierPiece", await add("DP1"))).toMatchObject({ code: "DP1", pages: 1, name: "piece.pdf" });
  const begun = await tracking();
  expect(begun.pieces.find(({ code }: { code: string }) => code === "DP1")).toMatchObject({ state: "ready" });
  expect(begun.status.code).toBe("brouillon");
  for (const code of ["CERFA", "DP9"]) await add(code);
  expect((await tracking()).status.code).toBe("brouillon");
  await add("DP10");
  expect(await tracking()).toMatchObject({
    status: { code: "pret", label: "Prêt à déposer" },
    plansStatus: "completed",
    dossierStatus: "not_generated",
  });
});

test("a picture is read too; what is no document, or unknown, is refused", async () => {
  const asker = await product().signUp("piece-non@example.fr", "piece non");
  const { id } = await propertyOn(asker, product().bare);
  const add = (form: FormData, of = id) => asker.post(`/properties/${of}/dossier/pieces`, form);
  const photo = new File([PNG], "vue.png", { type: "image/png" });
  expect(await dataOf("addDossierPiece", await add(pieceForm(photo, { code: "PA6" })))).toMatchObject({ pages: null });
  const script = new File(["<script>alert(1)</script>"], "piece.pdf", { type: "application/pdf" });
  expect(await refusalOf(await add(pieceForm(script, { code: "DP1" })))).toMatchObject({
    status: 400,
    code: "bad-piece",
  });
  expect(await refusalOf(await add(pieceForm(aPdf(), { code: "../DP1" })))).toMatchObject({ status: 400 });
  expect(await refusalOf(await add(pieceForm(aPdf(), { code: "DP1" }), ABSENT_PROPERTY))).toMatchObject({
    status: 404,
  });
});
