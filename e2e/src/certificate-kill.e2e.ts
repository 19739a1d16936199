import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analysedHome } from "./analysed-home.ts";
import { freePort, productProcess } from "./product-process.ts";

let home: string;
let product: ReturnType<typeof productProcess>;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "lotir-certificat-"));
  cpSync(await analysedHome(), home, { recursive: true });
  product = productProcess(home, await freePort());
});
afterAll(async () => {
  await product?.kill();
  rmSync(home, { recursive: true, force: true });
});

interface Certificate {
  readonly jobId: string;
  readonly status: string;
  readonly progress: number;
  readonly log: readonly string[];
  readonly url: string | null;
}

test("le serveur tué pendant une demande de certificat la reprend, et la rend", async () => {
  let origin = await product.start();
  let cookie = "";
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
    const set = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    return answer;
  };
  const ask = async (method: string, path: string, body?: unknown) => (await send(method, path, body)).json();
  await ask("POST", "/api/auth/sign-up/email", {
    name: "Certificat Essai",
    firstName: "Certificat",
    lastName: "Essai",
    email: "certificat-coupe@essai.example",
    password: "Bornes et murs de 1854, gardés",
  });
  await ask("POST", "/api/auth/organization/create", { name: "Certificats", slug: "certificats" });
  const { data: found } = await ask("GET", "/api/cadastral/analyze?commune=06999&minSurface=600");
  const added = await ask("POST", "/api/properties", { cadastralReference: found.parcels[0].parcelId });
  const path = `/api/properties/${added.data.id}`;
  await ask("POST", `${path}/plans/import-cadastral`, { forceReimport: false });
  const { jobId } = await ask("POST", `${path}/generate-urban-certificate`);
  const standing = async (): Promise<Certificate> => (await ask("GET", `${path}/urban-certificate`)).data;
  let seen = await standing();
  while (seen.status === "generating" && seen.progress < 50) {
    await wait(20);
    seen = await standing();
  }
  expect(seen).toMatchObject({ jobId, status: "generating" });
  await product.kill();
  origin = await product.start();
  for (seen = await standing(); seen.status === "generating"; seen = await standing()) await wait(250);
  expect(seen).toMatchObject({ jobId, status: "completed", progress: 100 });
  const file = await (await send("GET", seen.url ?? "")).arrayBuffer();
  expect(Buffer.from(file).subarray(0, 5).toString()).toBe("%PDF-");
});
