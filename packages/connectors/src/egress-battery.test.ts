import type { LookupAddress } from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { FICTIONAL } from "@lotir/demo";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Canary, canary } from "./egress/canary.fixture.ts";
import { type Dials, watchDials } from "./egress/dials.fixture.ts";
import { isLoopbackHost, isSourceBase } from "./egress/doorway.ts";
import type { Resolve } from "./egress/guarded-connector.ts";
import { HOSTILE, HOSTILE_FAMILIES, HOSTILE_IPS, PUBLIC_LITERALS } from "./egress/hostile-addresses.fixture.ts";
import { openEgress } from "./egress/open-egress.ts";
import { EXCHANGE, FEATURES, FOUND, openProduct, PUBLIC_PHOTO, SECRET, TOLD } from "./egress-battery.fixture.ts";
import { LIVE_SOURCES, sourcesAt } from "./sources.ts";

/**
 * Hostile addresses against each feature that fetches: told, redirected to, resolved to. Each time, one address of each
 * family a feature, never the same ones; `LOTIR_EGRESS=840` tries all of them against all of the features, by hand.
 */
const isLong = Number(process.env.LOTIR_EGRESS ?? 0) >= HOSTILE.length;
const LONG = { timeout: 3_600_000 };
const STATUSES = [301, 302, 303, 307, 308];
/** Where the first answer of a name that is rebound leads: nobody answers there, so it is asked again. */
const PUBLIC = "93.184.215.14";

const atPort = (address: string, port: number): string => address.replaceAll(/4321(?!\d)/g, String(port));

const addressesFor = (rank: number): readonly string[] =>
  isLong
    ? HOSTILE
    : Object.values(HOSTILE_FAMILIES).flatMap((family) => family[(rank * 7) % family.length] ?? family[0] ?? []);

/** A third of them, another one each time: three ways of resolving share the others. */
const someFor = (rank: number, way: string): readonly string[] =>
  isLong ? HOSTILE : addressesFor(rank).filter((_, index) => (index + rank + way.length) % 3 === 0);

/** Where a name leads that stands for an address: to it, or to one of those where none may lead. */
const ipOf = (address: string, rank: number): string => {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  const ip = /^[\d.]+$/.test(host) || host.includes(":") ? host : undefined;
  const isPublic = PUBLIC_LITERALS.includes(address);
  return (isPublic ? undefined : ip) ?? HOSTILE_IPS[rank % HOSTILE_IPS.length] ?? "127.0.0.1";
};

const answerOf = (ip: string): LookupAddress => ({ address: ip, family: isIPv6(ip) ? 6 : 4 });
const NAMES: readonly (readonly [string, (ip: string) => Resolve])[] = [
  ["at once", (ip) => async () => [answerOf(ip)]],
  ["beside a public address", (ip) => async () => [answerOf(PUBLIC), answerOf(ip)]],
  [
    "once asked again (rebinding)",
    (ip) => {
      let asked = 0;
      return async () => {
        asked += 1;
        return [answerOf(asked === 1 ? PUBLIC : ip)];
      };
    },
  ],
];

/** What reached the canary of what was sent to nobody else. */
const secretsIn = (requests: readonly string[]): readonly string[] =>
  requests.filter((each) => each.includes(SECRET) || each.includes(Buffer.from(`lotir:${SECRET}`).toString("base64")));

const said = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return `${request.url} ${JSON.stringify(request.headers)} ${Buffer.concat(parts).toString("latin1")}`;
};

const heard: string[] = [];
let trap: Canary;
let base: Canary;
let dials: Dials;
/** What the permitted base does with a question; a robots.txt that is not there forbids nothing. */
let answering: (response: ServerResponse, request: IncomingMessage) => void = () => undefined;
let tries = 0;

beforeAll(async () => {
  dials = await watchDials();
  trap = await canary(
    (request, response) => {
      said(request).then((each) => void heard.push(each), String);
      response.end("{}");
    },
    { isEverywhere: true },
  );
  base = await canary((request, response) => {
    request.resume();
    if (request.url === "/robots.txt") response.writeHead(404).end();
    else answering(response, request);
  });
});
beforeEach(() => {
  tries = 0;
});
afterAll(async () => {
  dials.stop();
  await Promise.all([trap.close(), base.close()]);
  console.info(`${told} essais d'adresses hostiles, ${trap.connections()} connexion.`);
});
let told = 0;

/** Connections that no one asked for: all but those to the permitted base. */
const strays = (): readonly string[] =>
  dials
    .taken()
    .filter(({ address, port }) => address !== "127.0.0.1" || port !== base.port)
    .map(({ address, port }) => `${address} port ${port}`);

const nothingLeft = (what: string, { allowed = [] as readonly string[] } = {}): void => {
  tries += 1;
  told += 1;
  const left = strays().filter((each) => !allowed.includes(each));
  if (left.length > 0 || trap.connections() > 0)
    expect({ what, left, heard: trap.connections() }).toBe("no connection");
};

const redirectTo = (address: string): (() => number) => {
  let turn = 0;
  // A header holds bytes: what is no character of it is sent as UTF-8, as a real server does, or as an address.
  const bytes = Buffer.from(address, "utf8").toString("latin1");
  const location = /[\r\n\t\0]/.test(bytes) ? encodeURI(address) : bytes;
  answering = (response) => {
    turn += 1;
    response.writeHead(STATUSES[turn % STATUSES.length] ?? 302, { location }).end();
  };
  return () => turn;
};

const here: Resolve = async () => [answerOf("127.0.0.1")];
const atBase = (resolve: Resolve = here) =>
  openProduct({ sources: sourcesAt(base.url, FICTIONAL), issuer: base.url, resolve });
const atLive = (resolve: Resolve) =>
  openProduct({ sources: LIVE_SOURCES, issuer: "https://annuaire.example", resolve });

test("the list: 840 addresses, each once, of every family", () => {
  expect(HOSTILE).toHaveLength(840);
  expect(Object.fromEntries(Object.entries(HOSTILE_FAMILIES).map(([name, { length }]) => [name, length]))).toEqual({
    "cette machine": 8,
    "réseaux privés": 12,
    "lien local": 8,
    "opérateur (CGNAT)": 6,
    "diffusion et multidiffusion": 8,
    réservées: 12,
    "documentation et bancs": 12,
    "IPv6 de cette machine, privées, traduites": 66,
    "cette machine, écrite autrement": 48,
    "cette machine, écrite autrement, en https": 48,
    "métadonnées, écrites autrement": 48,
    "réseaux privés, écrits autrement": 168,
    "ports de cette machine": 122,
    "noms de cette machine": 32,
    "noms qui mènent chez soi": 46,
    "services de métadonnées": 27,
    "autres protocoles": 51,
    "compte dans l'adresse": 24,
    "découpes ambiguës": 56,
    "voisins d'un site permis": 47,
    "ailleurs, sans nom": 7,
  });
});

test("what watches sees: a connection that is let out is seen, and heard by the canary of each address", async () => {
  const witness = await canary(undefined, { isEverywhere: true });
  const product = openProduct({ sources: sourcesAt(witness.url, FICTIONAL), issuer: witness.url, resolve: here });
  await product.connectors.fetchCommune({ codeInsee: "06999" });
  expect(strays()).toEqual([`127.0.0.1 port ${witness.port}`]);
  expect(witness.connections()).toBe(1);
  await product.close();
  await witness.close();
});

describe("told an address", () => {
  test.each(TOLD.map(([name, ask], rank) => ({ name, ask, rank })))("$name", LONG, async ({ ask, rank, name }) => {
    answering = (response) => void response.writeHead(404).end();
    const products = [atBase(), atLive(here)];
    for (const given of addressesFor(rank)) {
      // The door of photos leads to any public site; a public address is one, and no test goes there.
      if (name === TOLD[0]?.[0] && PUBLIC_LITERALS.includes(given)) continue;
      const address = atPort(given, trap.port);
      for (const product of products) {
        const answer = await Promise.resolve(product)
          .then((each) => ask(each, address))
          .catch((error: unknown) => error);
        // What is no address at all is none to a discovery either: only a test hands it on.
        if (answer instanceof Error) expect(answer).toBeInstanceOf(TypeError);
        else expect(answer, address).toMatchObject({ ok: false });
        nothingLeft(address);
      }
    }
    for (const product of products) await product.close();
    expect(tries).toBeGreaterThan(20);
  });
});

/** The features whose first question goes to the base; a photo of another site never does. */
const AT_BASE = FEATURES.filter(([name]) => name !== PUBLIC_PHOTO);
const ranked = <Ask>(features: readonly (readonly [string, Ask])[]) =>
  features.map(([name, ask], rank) => ({ name, ask, rank }));

describe("redirected to an address by a permitted site", () => {
  test.each(ranked(AT_BASE))("$name", LONG, async ({ ask, rank }) => {
    const product = atBase();
    for (const given of addressesFor(rank)) {
      const address = atPort(given, trap.port);
      const turns = redirectTo(address);
      expect(await ask(product), address).toMatchObject({ ok: false });
      expect(turns(), address).toBeGreaterThan(0);
      nothingLeft(address);
    }
    await product.close();
    expect(tries).toBeGreaterThan(20);
  });

  test("a photo, by the door that any public site may be asked by", LONG, async () => {
    // Open besides to the base: no test has a public site.
    const door = openEgress({ bases: [base.url], isOpenToPublic: true, userAgent: "Lotir (essai)", resolve: here });
    for (const given of isLong ? HOSTILE : addressesFor(0)) {
      if (PUBLIC_LITERALS.includes(given)) continue;
      const address = atPort(given, trap.port);
      const turns = redirectTo(address);
      const sent = await door.send({ source: "Essai", url: new URL(base.url), accept: "image/png" });
      expect(sent, address).toMatchObject({ ok: false });
      expect(turns(), address).toBeGreaterThan(0);
      nothingLeft(address);
    }
    await door.close();
  });
});

describe.each(NAMES)("a permitted name that leads there %s", (when, resolveTo) => {
  const isRebound = when.includes("rebinding");
  const allowed = isRebound ? [`${PUBLIC} port 443`] : [];

  test.each(ranked(FEATURES))("$name", LONG, async ({ ask, rank }) => {
    for (const [index, address] of someFor(rank, when).entries()) {
      const ip = ipOf(address, index + rank);
      const product = atLive(resolveTo(ip));
      // What is asked once only is asked again: it is then that the name leads elsewhere.
      for (let turn = 0; turn < (isRebound ? 2 : 1); turn += 1)
        expect(await ask(product), ip).toMatchObject({ ok: false });
      nothingLeft(`a name that leads to ${ip}`, { allowed });
      await product.close();
    }
    expect(tries).toBeGreaterThan(5);
  });

  test.each(ranked(AT_BASE.filter(([name]) => !name.startsWith("openid"))))(
    "$name, redirected to that name",
    LONG,
    async ({ ask, rank }) => {
      for (const [index, address] of someFor(rank, when).entries()) {
        const ip = ipOf(address, index + rank);
        const product = atBase(resolveTo(ip));
        redirectTo("https://object.files.data.gouv.fr/x");
        for (let turn = 0; turn < (isRebound ? 2 : 1); turn += 1)
          expect(await ask(product), ip).toMatchObject({ ok: false });
        nothingLeft(`a redirect to a name that leads to ${ip}`, { allowed });
        await product.close();
      }
    },
  );
});

describe("an address found in the answer of a source", () => {
  const answerJson = (value: object | ((path: string) => object)): void => {
    answering = (response, { url = "" }) => {
      const told = typeof value === "function" ? value(url) : value;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(told));
    };
  };

  test.each(ranked(FOUND))("$name", LONG, async ({ ask, rank }) => {
    const product = atBase();
    for (const given of addressesFor(rank)) {
      // As an answer to a photo, a public address is one that may be asked; no test goes there.
      if (PUBLIC_LITERALS.includes(given)) continue;
      const address = atPort(given, trap.port);
      await ask({ ...product, address, answerJson });
      nothingLeft(address);
    }
    await product.close();
    expect(tries).toBeGreaterThan(15);
  });
});

test("a provider of identities that would send a browser to a script is not one", async () => {
  const product = atBase();
  const told = { ...product.provider, authorization_endpoint: "javascript:alert(1)//" };
  answering = (response) => void response.end(JSON.stringify(told));
  expect(await product.openid.discovery()).toMatchObject({ ok: false, failure: { kind: "malformed" } });
  answering = (response) => void response.end(JSON.stringify(product.provider));
  expect(await product.openid.discovery()).toMatchObject({ ok: true });
  await product.close();
});

test("a base that the environment gives: refused, of this machine, or a name that still leads nowhere hostile", async () => {
  for (const address of HOSTILE) {
    const url = URL.parse(address);
    if (url !== null && isSourceBase(address)) {
      const isNamed = !/^[\d.]+$/.test(url.hostname) && !url.hostname.includes(":");
      const isPublic = PUBLIC_LITERALS.includes(address);
      expect(isLoopbackHost(url) || isPublic || (isNamed && url.protocol === "https:"), address).toBe(true);
      if (isLoopbackHost(url) || isPublic) continue;
      const door = openEgress({ bases: [address], userAgent: "Lotir (essai)", resolve: here });
      expect(await door.send({ source: "Essai", url, accept: "*/*" }), address).toMatchObject({ ok: false });
      await door.close();
    } else expect(() => openEgress({ bases: [address], userAgent: "Lotir (essai)" }), address).toThrow(RangeError);
    nothingLeft(address);
  }
});

describe("secrets go to their own site alone", () => {
  /** A second site that may be reached, and what it heard. */
  const beside = async () => {
    const all: string[] = [];
    const server = await canary((request, response) => {
      said(request).then((each) => {
        all.push(each);
        response.writeHead(200, { "content-type": "application/json" }).end('{"id_token":"x","hydra:member":[]}');
      }, String);
    });
    return { server, all };
  };

  test.each(STATUSES)(
    "a %i of the token's address to another of the provider's: neither code nor secret",
    async (status) => {
      const { server, all } = await beside();
      answering = (response) => void response.writeHead(status, { location: `${server.url}/token` }).end();
      const product = openProduct({
        sources: sourcesAt(base.url, FICTIONAL),
        issuer: base.url,
        origins: [server.url],
        resolve: here,
      });
      const token = await product.openid.idToken(product.provider, EXCHANGE);
      expect(secretsIn(all)).toEqual([]);
      expect(token).toMatchObject({ ok: false });
      await product.close();
      await server.close();
    },
  );

  test.each(STATUSES)("a %i of the adverts' address to another source: without the key", async (status) => {
    const { server, all } = await beside();
    answering = (response) => void response.writeHead(status, { location: `${server.url}/x` }).end();
    const sources = { ...sourcesAt(base.url, FICTIONAL), cadastre: { ...LIVE_SOURCES.cadastre, base: server.url } };
    const product = openProduct({ sources, issuer: base.url, resolve: here });
    await product.connectors.searchListings({ codeInsee: "06999", kinds: ["house"], key: SECRET });
    expect(all).toHaveLength(1);
    expect(secretsIn(all)).toEqual([]);
    await product.close();
    await server.close();
  });

  test("nothing that should not have been heard was", () => {
    expect(heard).toEqual([]);
    expect(trap.connections()).toBe(0);
  });
});
