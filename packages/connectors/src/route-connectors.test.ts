import { serveCommune } from "@lotir/demo";
import { expect, test } from "vitest";
import { routeConnectors } from "./route-connectors.ts";
import { bench, demoCommune } from "./sources.fixture.ts";

test("a local commune is asked of its own server only, every other of the live one only", async () => {
  const demo = demoCommune();
  const local = await bench([serveCommune(demo)]);
  const live = await bench([
    serveCommune({ ...demo, identity: { ...demo.identity, codeInsee: "06088", nom: "Nice" } }),
  ]);
  const routed = routeConnectors({
    live: live.connectors,
    local: [{ codeInsee: "06999", connectors: local.connectors }],
  });
  await routed.of("06999").fetchDvfYear({ codeInsee: "06999", year: 2024 });
  await routed.of("06088").fetchDvfYear({ codeInsee: "06088", year: 2024 });
  expect(local.server.requests.map(({ path }) => path).join()).not.toContain("06088");
  expect(live.server.requests.map(({ path }) => path).join()).not.toContain("06999");

  const found = await routed.searchCommunes({ nom: "nice", limit: 5 });
  expect(found).toMatchObject({ communes: [{ codeInsee: "06088" }], unanswered: undefined });
  await live.close();
  const offline = await routed.searchCommunes({ nom: "mirande", limit: 5 });
  expect(offline).toMatchObject({ communes: [{ codeInsee: "06999" }], unanswered: { kind: "unreachable" } });
  await local.close();
});
