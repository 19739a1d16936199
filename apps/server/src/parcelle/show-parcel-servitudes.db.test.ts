import type { ParcelServitude } from "@lotir/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const told = async (id: string) =>
  dataOf("showParcelServitudes", await product().ana.get(`/cadastral/parcels/${id}/servitudes`));

/** A parcel whose centre is, or is not, within so many metres of the tower. */
const parcelWhere = async (within: boolean): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from territory.parcelle p join territory.servitude s on s.commune = p.commune and s.code = 'AC1'
    where p.commune = '06999' and ${
      within
        ? sql`ST_Contains(s.geometry, p.geometry)`
        : sql`not exists (
      select from territory.servitude o where o.commune = '06999' and ST_Intersects(o.geometry, p.geometry))`
    }
    order by p.id limit 1`.execute(product().lotir.database.territory);
  return rows[0]?.id ?? "";
};

test("what covers the parcel, with its share, its effect, its article and its edition", async () => {
  const { servitudes, source, vintage, problem } = await told(await parcelWhere(true));
  expect(servitudes.state).toBe("found");
  const abords = servitudes.found.find(({ code }: ParcelServitude) => code === "AC1");
  expect(abords).toMatchObject({
    kind: "Abords d'un monument historique",
    name: "Tour du Guet (fictive)",
    effect: expect.stringContaining("permis d'aménager"),
    article: expect.stringContaining("R.421-19 a"),
    drawn: "surface",
  });
  expect(abords?.share).toBeCloseTo(1, 3);
  expect([source, vintage, problem]).toEqual([expect.stringContaining("Géoportail"), "2024-03-18", null]);
});

test("none here, where some are published: said of those categories only", async () => {
  const { servitudes, informations } = await told(await parcelWhere(false));
  expect(servitudes).toMatchObject({ state: "none", found: [] });
  expect(servitudes.published).toContain("Abords d'un monument historique");
  expect(informations).toMatchObject({
    state: "none",
    published: expect.arrayContaining(["Plan d'exposition au bruit (PEB)"]),
  });
});

test("a parcel that is not loaded has nothing to tell", async () => {
  const answer = await product().ana.get("/cadastral/parcels/06999000ZZ9999/servitudes");
  expect(await refusalOf(answer)).toMatchObject({ code: "unknown-parcel" });
});
