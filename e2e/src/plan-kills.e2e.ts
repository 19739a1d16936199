import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analysedHome } from "./analysed-home.ts";
import { freePort, productProcess } from "./product-process.ts";

/** Two hundred by hand: `LOTIR_KILLS=200`. */
const KILLS = Number(process.env.LOTIR_KILLS ?? 10);

let home: string;
let product: ReturnType<typeof productProcess>;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "lotir-coupures-"));
  cpSync(await analysedHome(), home, { recursive: true });
  product = productProcess(home, await freePort());
});
afterAll(async () => {
  await product?.kill();
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
  let origin = await product.start();
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
    await product.kill();
    isDrawing = false;
    await drawing;
    origin = await product.start();
    const { data } = await ask("GET", path);
    const there = new Set(data.objects.map(({ id }: { id: string }) => id));
    expect([...kept].filter((id) => !there.has(id))).toEqual([]);
  }
  expect(kept.size).toBeGreaterThan(KILLS);
});
