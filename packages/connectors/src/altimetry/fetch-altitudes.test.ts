import { serveCommune } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, bench, demoCommune } from "../sources.fixture.ts";

let own: Bench;
beforeAll(async () => {
  own = await bench();
});
afterAll(() => own.close());

const MIDDLE = demoCommune().identity.middle;
const NORTH = [MIDDLE[0], MIDDLE[1] + 0.004] as const;

test("heights come in the order of the places, longitudes and latitudes apart", async () => {
  const answer = await own.connectors.fetchAltitudes({ places: [NORTH, MIDDLE] });
  if (!answer.ok) throw new Error("the bench answers");
  const [north, middle] = answer.value.value;
  expect(middle).toBeGreaterThan(north ?? Number.POSITIVE_INFINITY);
  expect(answer.value.provenance.source).toContain("RGE ALTI");
  expect(own.server.requests.at(-1)?.path).toContain("resource=ign_rge_alti_wld");
});

test("where the model has nothing, the height is unknown, never minus a hundred thousand metres", async () => {
  const sea = await bench([{ ...serveCommune(demoCommune()), altitude: () => -99_999 }]);
  expect(await sea.connectors.fetchAltitudes({ places: [MIDDLE] })).toMatchObject({
    ok: true,
    value: { value: [null] },
  });
  await sea.close();
});

test("fewer heights than places is no answer: which is whose would be a guess", async () => {
  const text = JSON.stringify({ elevations: [{ z: 12 }] });
  own.server.setFault("altitudes", { kind: "rewrite", rewrite: () => text });
  expect(await own.connectors.fetchAltitudes({ places: [MIDDLE, NORTH] })).toMatchObject({
    ok: false,
    failure: { kind: "malformed" },
  });
  own.server.setFault("altitudes", { kind: "dead" });
  expect(await own.connectors.fetchAltitudes({ places: [MIDDLE] })).toMatchObject({ ok: false });
  own.server.setFault("altitudes", undefined);
});
