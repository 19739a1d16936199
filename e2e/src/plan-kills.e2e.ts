import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analysedHome } from "./analysed-home.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY = /Lotir est prêt : (http:\/\/\S+)/;
/** Two hundred by hand: `LOTIR_KILLS=200`. */
const KILLS = Number(process.env.LOTIR_KILLS ?? 10);

let home: string;
let port: number;
let server: ChildProcess | undefined;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** The product in a process of its own, once it says that it is ready. */
const start = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const environment = { PATH: process.env.PATH, HOME: process.env.HOME, LOTIR_HOME: home, PORT: String(port) };
    const child = spawn(process.execPath, ["apps/server/src/start.ts"], {
      cwd: root,
      env: { ...environment, LOTIR_DEMO: "oui" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    server = child;
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (piece: string) => {
        printed += piece;
        const ready = READY.exec(printed);
        if (ready?.[1] !== undefined) resolve(ready[1]);
      });
    child.once("close", () => reject(new Error(printed)));
  });

const kill = (): Promise<void> =>
  new Promise((resolve) => {
    if (server === undefined) return resolve();
    server.once("close", () => resolve());
    server.kill("SIGKILL");
  });

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "lotir-coupures-"));
  cpSync(await analysedHome(), home, { recursive: true });
  port = await freePort();
});
afterAll(async () => {
  await kill();
  rmSync(home, { recursive: true, force: true });
});

const stroke = (id: string) => ({
  id,
  kind: "line",
  layer: "annotations",
  points: [
    [0, 0],
    [10, 0],
  ],
  holes: [],
  closed: false,
  color: "#1E2A27",
  fill: null,
  width: 2,
  dash: null,
  text: null,
  fontSize: null,
  fontWeight: null,
  visible: true,
  locked: false,
  rank: 1,
  facts: {},
});

test(`le serveur tué ${KILLS} fois pendant que l'on dessine ne perd aucun trait accusé`, async () => {
  let origin = await start();
  let cookie = "";
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
    const set = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    return answer.json();
  };
  const person = { name: "Coupure Essai", firstName: "Coupure", lastName: "Essai" };
  await ask("POST", "/api/auth/sign-up/email", {
    ...person,
    email: "coupure@essai.example",
    password: "Traits et murs de 1854, gardés",
  });
  await ask("POST", "/api/auth/organization/create", { name: "Coupures", slug: "coupures" });
  const { data: found } = await ask("GET", "/api/cadastral/analyze?commune=06999&minSurface=600");
  const added = await ask("POST", "/api/properties", { cadastralReference: found.parcels[0].parcelId });
  const plan = await ask("POST", `/api/properties/${added.data.id}/plans`, { name: "Sous les coupures" });
  const path = `/api/properties/${added.data.id}/plans/${plan.data.id}`;
  const kept = new Set<string>();
  let made = 0;
  for (let round = 0; round < KILLS; round += 1) {
    let isDrawing = true;
    const drawing = (async () => {
      while (isDrawing) {
        made += 1;
        const id = `trait-${made}`;
        await ask("PATCH", `${path}/objects`, { edits: [{ id, before: null, after: stroke(id) }] });
        kept.add(id);
      }
    })().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150 + ((round * 137) % 400)));
    await kill();
    isDrawing = false;
    await drawing;
    origin = await start();
    const { data } = await ask("GET", path);
    const there = new Set(data.objects.map(({ id }: { id: string }) => id));
    expect([...kept].filter((id) => !there.has(id))).toEqual([]);
  }
  expect(kept.size).toBeGreaterThan(KILLS);
});
