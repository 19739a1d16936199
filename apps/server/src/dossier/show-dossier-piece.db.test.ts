import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { aPdf, pieceForm } from "../testing/piece.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a piece comes back as it was sent, to members of its organisation only", async () => {
  const asker = await product().signUp("piece-lue@example.fr", "piece lue");
  const other = await product().signUp("piece-autre@example.fr", "piece autre");
  const { id } = await propertyOn(asker, product().bare);
  const file = aPdf();
  const kept = await dataOf(
    "addDossierPiece",
    await asker.post(`/properties/${id}/dossier/pieces`, pieceForm(file, { code: "DP1" })),
  );
  const path = kept.url.replace("/api", "");
  const answer = await asker.get(path);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
  expect((await refusalOf(await other.get(path))).status).toBe(404);
  expect((await product().nobody.get(path)).status).toBe(401);
});
