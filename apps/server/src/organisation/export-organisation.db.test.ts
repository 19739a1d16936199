import { expect, test } from "vitest";
import { refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("everything of one's organisation, and nothing of another's", async () => {
  const [asker, other] = [
    await product().signUp("export@example.fr", "Exportée"),
    await product().signUp("voisin@example.fr", "Voisine"),
  ];
  const property = await propertyOn(asker, product().bare);
  await asker.patch(`/properties/${property.id}/name`, { name: "Clos des Exports" });
  await asker.put("/secrets/annonces", { value: "cle-tres-secrete-1" });
  const elsewhere = await propertyOn(other, product().built);
  await other.patch(`/properties/${elsewhere.id}/name`, { name: "Chez le voisin" });
  const answer = await asker.get("/exports/organisation");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(".zip");
  const archive = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  for (const words of ["LISEZ-MOI.txt", "donnees/property.json", "Clos des Exports", "export@example.fr"])
    expect(archive).toContain(words);
  for (const words of ["Chez le voisin", "voisin@example.fr", "donnees/secret.json", "cle-tres-secrete"])
    expect(archive).not.toContain(words);
  expect(await refusalOf(await product().nobody.get("/exports/organisation"))).toMatchObject({ status: 401 });
});
