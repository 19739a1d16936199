import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../testing/product.fixture.ts";

const TOKEN = "un mot de passe de mesures";
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

let product: Product;
beforeAll(async () => {
  product = await openProduct({ environment: { LOTIR_METRICS_TOKEN: TOKEN } });
});
afterAll(() => product?.close());

const read = (token: string): Promise<Response> =>
  product.send("/api/metrics", { headers: { authorization: `Bearer ${token}` } });

test("qui n'a pas le mot n'apprend pas même que l'adresse existe", async () => {
  const refused = await read("autre");
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ code: "not-found" });
});

test("durées par domaine, travaux par file, prises : rien qui nomme un bien ou une personne", async () => {
  const person = await product.signUp("mesures@example.fr", "Agence");
  await person.get("/api/properties");
  await person.get("/api/properties/0d0a7c1e-5b6f-4f2e-9d8c-0a1b2c3d4e5f");
  await person.get("/api/nulle-part/mesures@example.fr");
  const socket = await person.openSocket();
  expect(await socket.hear()).toMatch(/^40/);
  const told = await read(TOKEN);
  expect(told.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await told.text();
  expect(text).toMatch(/lotir_http_seconds_count\{method="GET",area="properties",status="200"\} 1/);
  expect(text).toMatch(/lotir_http_seconds_count\{method="GET",area="autre",status="404"\} 1/);
  expect(text).toMatch(/lotir_sockets 1/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toMatch(/0d0a7c1e|mesures@/);
});

test("chaque réponse porte son numéro, un autre à chaque fois", async () => {
  const [one, two] = [await product.send("/api/health"), await product.send("/api/home")];
  const numbers = [one, two].map(({ headers }) => headers.get("x-request-id") ?? "");
  for (const number of numbers) expect(number).toMatch(UUID);
  expect(numbers[0]).not.toBe(numbers[1]);
});
