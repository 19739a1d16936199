import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourcesAt } from "@lotir/connectors";
import { embeddedFolder } from "@lotir/database/testing";
import { readEnv } from "@lotir/environment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose, type Running } from "../compose.ts";

const NOWHERE = sourcesAt("http://127.0.0.1:9", { name: "essai", licence: "Licence Ouverte 2.0" });

let folder = "";
let running: Running;
let cookie = "";

const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${running.origin}${path}`, { redirect: "manual", ...init });
const asMember = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(path, { headers: { cookie, ...headers } });
const write = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(path, { method: "POST", body, headers: { cookie, "content-type": "application/json", ...headers } });
const refusalOf = async (answer: Response): Promise<unknown> => {
  const refusal: object = JSON.parse(await answer.text());
  return { status: answer.status, ...refusal };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lotir-hostile-"));
  const web = join(folder, "web");
  mkdirSync(web);
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Lotir</title>");
  const home = join(folder, "home");
  const template = await embeddedFolder();
  cpSync(template, join(home, "database"), { recursive: true });
  rmSync(template, { recursive: true });
  const environment = readEnv({ LOTIR_HOME: home, PORT: "0", LOTIR_DEMO: "non", LOTIR_LOG: "silent" });
  if (!environment.ok) throw new Error(environment.sentence);
  const plan = { live: NOWHERE, local: [], userAgent: "Lotir/essais" };
  running = await compose({ env: environment.env, plan, webFolder: web, onProgress: () => undefined });
  const person = {
    email: "ana@example.fr",
    password: "trois coteaux au sud",
    name: "Ana B",
    firstName: "Ana",
    lastName: "B",
  };
  const signedUp = await write("/api/auth/sign-up/email", JSON.stringify(person), { origin: running.origin });
  cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const organisation = JSON.stringify({ name: "Agence", slug: "agence" });
  await write("/api/auth/organization/create", organisation, { origin: running.origin });
});
afterAll(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a session of the channel by polling, as its client does, and answers how to speak through it. */
const openSocket = async (headers: Record<string, string> = {}) => {
  const opened = await asMember("/socket.io/?EIO=4&transport=polling", headers);
  if (!opened.ok) return { status: opened.status, headers: opened.headers, say: undefined };
  const { sid } = JSON.parse((await opened.text()).slice(1));
  const say = (packet: string) =>
    write(`/socket.io/?EIO=4&transport=polling&sid=${sid}`, packet, { "content-type": "text/plain" });
  await say("40");
  return { status: opened.status, headers: opened.headers, say };
};

test("un message de canal dont l'objet ne se dit pas en texte n'arrête pas le serveur", async () => {
  const { say } = await openSocket();
  const impossible = '{"toString":1,"valueOf":1}';
  for (const event of ["leave:commune", "join:commune"]) await say?.(`42["${event}",${impossible}]`);
  for (const sent of ["null", "[]", '"../"', "1e999"]) await say?.(`42["leave:commune",${sent}]`);
  expect((await send("/api/health")).status).toBe(200);
});

test("une demande du canal a une seule réponse, la sienne", async () => {
  const { say } = await openSocket();
  const answer = await say?.('42["leave:commune","06999"]');
  expect(answer?.status).toBe(200);
  expect(await answer?.text()).toBe("ok");
  const stranger = await write("/socket.io/?EIO=4&transport=polling&sid=inconnu", "x", {
    "content-type": "text/plain",
  });
  expect(stranger.status).toBe(400);
});

test("une page d'un autre site n'ouvre pas de canal avec le cookie d'un membre", async () => {
  const { status } = await openSocket({ origin: "https://autre.example" });
  expect(status).toBe(403);
});

test.each(["null", "https://autre.example", "http://[::1", ""])(
  "une écriture d'une origine illisible ou étrangère est refusée, sans erreur de serveur : « %s »",
  async (origin) => {
    const answer = await write("/api/properties", '{"cadastralReference":"06999000AA0001"}', { origin });
    expect(await refusalOf(answer)).toMatchObject({ status: 403, success: false, code: "foreign-origin" });
  },
);

test.each(["zones", "verdicts", "access", "reason", "commune"])(
  "un octet nul dans « %s » est une demande invalide",
  async (field) => {
    const commune = field === "commune" ? "" : "commune=06999&";
    const answer = await asMember(`/api/cadastral/analyze?${commune}${field}=%00`);
    expect(await refusalOf(answer)).toMatchObject({ status: 400, success: false, code: "invalid-input" });
  },
);

test("un corps illisible, un corps trop grand : la phrase et le code de chacun", async () => {
  expect(await refusalOf(await write("/api/properties", "{"))).toMatchObject({ status: 400, code: "malformed-json" });
  const large = JSON.stringify({ cadastralReference: "06999000AA0001", images: "x".repeat(210_000) });
  expect(await refusalOf(await write("/api/properties", large))).toMatchObject({ status: 413, code: "too-large" });
});

test("chaque réponse porte les en-têtes de sûreté, le canal compris, et l'API n'est gardée par aucun cache", async () => {
  const channel = await openSocket();
  const answers = await Promise.all(
    ["/", "/api/health", "/api/home", "/api/nulle-part", "/assets/perdu.js"].map((path) => send(path)),
  );
  for (const { headers } of [...answers, channel]) {
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect((await asMember("/api/home")).headers.get("cache-control")).toBe("no-store");
});

test("une adresse qui n'existe pas le dit dans l'enveloppe ; un fichier d'une ancienne version n'est pas la page", async () => {
  for (const answer of [
    await write("/nulle-part", "{}"),
    await send("/assets/perdu.js"),
    await asMember("/api/auth/nulle-part"),
  ])
    expect(await refusalOf(answer)).toMatchObject({ status: 404, success: false, code: "not-found" });
  expect((await send("/search")).headers.get("content-type")).toMatch(/^text\/html/);
});

/** `fetch` writes its own Host: a browser that another name led here sends that name. */
const statusUnder = (host: string, path: string): Promise<number | undefined> => {
  const { port, hostname } = new URL(running.origin);
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request({ hostname, port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode))
    .on("error", reject)
    .end();
  return promise;
};

test.each(["/", "/api/demonstration", "/api/health"])(
  "un autre nom que les nôtres, qui mènerait à cette machine, n'obtient rien : %s",
  async (path) => {
    expect(await statusUnder("autre.example", path)).toBe(421);
    expect(await statusUnder(`localhost:${new URL(running.origin).port}`, path)).toBe(200);
  },
);

test("un autre nom n'ouvre pas non plus de canal", async () =>
  expect(await statusUnder("autre.example", "/socket.io/?EIO=4&transport=polling")).toBe(403));

test("un octet nul n'entre par aucun champ d'aucune opération, où qu'il soit", async () => {
  const correction = { commune: "06999", zone: "UB", rule: "emprise", value: 30, reason: "lu\0ailleurs" };
  const put = await send("/api/plu/corrections", {
    method: "PUT",
    body: JSON.stringify(correction),
    headers: { cookie, "content-type": "application/json" },
  });
  expect(await refusalOf(put)).toMatchObject({
    status: 400,
    code: "invalid-input",
    error: expect.stringMatching(/interdit/),
  });
});
