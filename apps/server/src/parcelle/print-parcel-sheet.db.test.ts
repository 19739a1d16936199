import { readPdfPages } from "@lotir/pdf";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { analysisOf } from "./parcel-marks.fixture.ts";

const product = sharedProduct();

test("one page whatever the parcel and its note, with its map and its bar of scale, its sources and the day", async () => {
  const asker = await product().signUp("bureau-imprime@example.fr", "Imprime");
  const { parcels } = await analysisOf(asker);
  const shown = [parcels[0], parcels[7], parcels.at(-1)].map(({ parcelId }) => parcelId as string);
  const note = { text: "Une longue note. ".repeat(110), version: 0 };
  await dataOf("saveParcelNote", await asker.put(`/parcel-marks/${shown[0]}/note`, note));
  for (const id of shown) {
    const answer = await asker.get(`/cadastral/parcels/${id}/print`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const read = await readPdfPages(new Uint8Array(await answer.arrayBuffer()));
    if (!read.ok) throw new Error(read.failure.kind);
    expect([id, read.value.pages.length]).toEqual([id, 1]);
    const said = JSON.stringify(read.value.pages);
    const day = product().lotir.today().split("-").reverse().join("/");
    for (const each of ["Sources : ", "non opposable", `imprimée le ${day}`, "Prix d'achat maximal"])
      expect(said).toContain(each);
    expect(said).toMatch(/(?<![\d,])(?:1|2|5)0{0,3}\s?m(?![²\w])/);
  }
});

test("a parcel that is none is refused", async () => {
  expect(await refusalOf(await product().ana.get("/cadastral/parcels/06999000ZZ9999/print"))).toMatchObject({
    status: 404,
    error: "Parcelle introuvable dans le cadastre chargé.",
  });
});
