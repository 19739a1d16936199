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

test("archives, pictures and documents made to swell, too large or of another kind are refused in a sentence, and nothing is kept", async () => {
  const asker = await product().signUp("piece-hostile@example.fr", "piece hostile");
  const { id } = await propertyOn(asker, product().bare);
  const add = (bytes: Uint8Array<ArrayBuffer>, name: string, type = "application/pdf") =>
    asker.post(`/properties/${id}/dossier/pieces`, pieceForm(new File([bytes], name, { type }), { code: "DP1" }));
  const archive = new Uint8Array(Buffer.from("504b0304140000000800", "hex"));
  const wide = new Uint8Array(PNG);
  // A header that says a hundred thousand points a side: four times ten thousand million to open.
  new DataView(wide.buffer).setUint32(16, 100_000);
  new DataView(wide.buffer).setUint32(20, 100_000);
  const broken = new TextEncoder().encode("%PDF-1.7\n1 0 obj << /Length 999999999 /Filter /FlateDecode >> stream\n");
  for (const [bytes, name] of [
    [archive, "bombe.zip"],
    [archive, "bombe.pdf"],
    [new Uint8Array(), "vide.pdf"],
    [wide, "large.png"],
    [broken, "casse.pdf"],
    [new TextEncoder().encode("MZ\u0090\u0000"), "programme.pdf"],
    [new TextEncoder().encode("<svg onload='alert(1)'/>"), "image.svg"],
  ] as const) {
    const refused = await refusalOf(await add(new Uint8Array(bytes), name));
    expect([name, refused.status]).toEqual([name, 400]);
    expect(refused.error.length).toBeGreaterThan(10);
  }
  const huge = new Uint8Array(11_000_000);
  huge.set(new TextEncoder().encode("%PDF-1.7"));
  const tooLarge = await add(huge, "enorme.pdf");
  expect([400, 413]).toContain(tooLarge.status);
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(tracking.pieces.every(({ documents }: { documents: unknown[] }) => documents.length === 0)).toBe(true);
  const named = await add(new Uint8Array(await aPdf().arrayBuffer()), '../../<img src=x onerror="alert(1)">.pdf');
  expect(named.status).toBe(200);
  const kept = await dataOf("addDossierPiece", named);
  expect(kept.name).not.toMatch(/\//);
});
