import type { DivisionPlan, DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { wellSoldCommune } from "../testing/well-sold-commune.fixture.ts";

interface Generated {
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
}

const _boundsOf = ({ lots }: DivisionPlan) => lots.map(({ areaM2, geometry }) => ({ areaM2, geometry }));

const product = sharedProduct();

const _propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;
const _generate = async (propertyId: string, wishes: object): Promise<Generated> =>
  dataOf("generateDivisions", await product().ana.post("/division/generate", { propertyId, ...wishes }));

test("parcels that do not touch are no land to divide, and one that is unknown is said so", async () => {
  const { id } = product().bare;
  // Another sheet of the cadastre is across a street or a strait.
  const elsewhere = wellSoldCommune().parcelles.find((each) => each.id?.slice(8, 10) !== id.slice(8, 10));
  const apart = await product().ana.get(`/cadastral/parcels/${id}/divisions?joined=${elsewhere?.id}`);
  const said = async (joined: string) =>
    refusalOf(await product().ana.get(`/cadastral/parcels/${id}/divisions?joined=${joined}`));
  expect(await refusalOf(apart)).toMatchObject({
    code: "not-a-site",
    error: expect.stringMatching(/ne se touchent pas/),
  });
  expect(await said("06999000ZZ9999")).toMatchObject({
    code: "unknown-parcel",
    error: "La parcelle ZZ 9999 est introuvable dans le cadastre chargé.",
  });
  expect(await said("33234000AA0001")).toMatchObject({
    code: "not-a-site",
    error: expect.stringMatching(/^La parcelle AA 0*1 est dans une autre commune/),
  });
});

test("areas asked are found again in the plans", async () => {
  const { id } = product().bare;
  const data = await dataOf(
    "proposeDivisions",
    await product().ana.get(`/cadastral/parcels/${id}/divisions?lots=2&areas=460`),
  );
  for (const { lots } of data.plans as DivisionPlan[])
    expect(Math.min(...lots.map(({ areaM2 }) => Math.abs(areaM2 - 460)))).toBeLessThan(0.1);
});
