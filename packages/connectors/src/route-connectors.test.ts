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
    liveName: "essai",
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

test("a live source that says nothing keeps nobody: what is here comes first, and its silence is said", async () => {
  const demo = demoCommune();
  const local = await bench([serveCommune(demo)]);
  const live = await bench([serveCommune({ ...demo, identity: { ...demo.identity, codeInsee: "06088" } })]);
  live.server.setFault("communes", { kind: "silent" });
  const routed = routeConnectors({
    live: live.connectors,
    liveName: "Communes",
    local: [{ codeInsee: "06999", connectors: local.connectors }],
  });
  const found = await routed.searchCommunes({ nom: "mirande", limit: 5 });
  expect(found).toMatchObject({
    communes: [{ codeInsee: "06999" }],
    unanswered: { kind: "timeout", source: "Communes", afterMs: 1_000 },
  });
  await live.close();
  await local.close();
});

test("a place is looked for here and outside: the commune that the text names first, and here alone where nothing answers", async () => {
  const demo = demoCommune();
  const [door] = demo.addresses;
  const text = `${door?.numero} ${door?.voie}`;
  const local = await bench([serveCommune(demo)]);
  const live = await bench([
    serveCommune({ ...demo, identity: { ...demo.identity, codeInsee: "06088", codePostal: "06000", nom: "Nice" } }),
  ]);
  const routed = routeConnectors({
    live: live.connectors,
    liveName: "essai",
    local: [{ codeInsee: "06999", connectors: local.connectors }],
  });
  const communesOf = async (asked: string, codeInsee?: string): Promise<readonly (string | undefined)[]> =>
    (await routed.searchPlaces({ text: asked, limit: 2, codeInsee })).places.map((place) => place.codeInsee);
  expect((await communesOf(text))[0]).toBe("06088");
  expect((await communesOf(`${text} ${demo.identity.nom}`))[0]).toBe("06999");
  expect(new Set(await communesOf(text, "06999"))).toEqual(new Set(["06999"]));
  await live.close();
  const offline = await routed.searchPlaces({ text, limit: 2 });
  expect(offline.places[0]).toMatchObject({ codeInsee: "06999", commune: demo.identity.nom });
  expect(offline.unanswered).toMatchObject({ kind: "unreachable" });
  await local.close();
});

test("a person waits for one try of three seconds; a job is patient", async () => {
  const { server, connectors, close } = await bench();
  server.setFault("communes", { kind: "refuse", status: 503 });
  server.setFault("adresses", { kind: "silent" });
  const tries = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = server.requests.length;
    await ask();
    return server.requests.length - before;
  };
  expect(await tries(() => connectors.searchCommunes({ nom: "mirande", limit: 5 }))).toBe(1);
  expect(await tries(() => connectors.fetchCommune({ codeInsee: "06999", isAwaited: true }))).toBe(1);
  expect(await tries(() => connectors.fetchCommune({ codeInsee: "06999" }))).toBe(3);
  const late = await connectors.reversePlace({ at: [7.288, 43.598] });
  expect(late).toMatchObject({ ok: false, failure: { kind: "timeout", afterMs: 3_000 } });
  await close();
});
