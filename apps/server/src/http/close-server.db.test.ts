import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { openProduct, type Product } from "../testing/product.fixture.ts";

/** What has been sent of a request that never ends. */
const openRequest = async ({ running }: Product, sent: string) => {
  const { hostname, port } = new URL(running.origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  let heard = "";
  socket.on("data", (part) => {
    heard += String(part);
  });
  socket.write(sent);
  // Not `once`, which rejects where the cut is heard as an error.
  return { socket, heard: () => heard, closed: new Promise((resolve) => socket.on("close", resolve)) };
};

test("a request that never ends does not hold the closing up, nor does who never stops asking", async () => {
  const product = await openProduct();
  const cut = [
    await openRequest(product, "GET /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\n"),
    await openRequest(
      product,
      "POST /api/auth/sign-in/email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ),
  ];
  const answers = new Set<number>();
  const ask = async (): Promise<void> => {
    for (;;) answers.add((await product.send("/api/health")).status);
  };
  const refused = Promise.allSettled([ask(), ask()]);
  await product.send("/api/health");
  await product.close();
  await Promise.all(cut.map(({ closed }) => closed));
  await refused;
  expect(answers).toContain(200);
}, 50_000);

test("beside others, readings are handed over at once, writes are done, and what is under way ends", async () => {
  const product = await openProduct({ leaving: { handOverMs: 1_500, graceMs: 10_000 } });
  const ana = await product.signUp("ana@example.fr", "Agence");
  const under = await openRequest(
    product,
    `POST /api/organization/unknown HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nCookie: ${ana.cookie}\r\n\r\n{`,
  );
  const closed = product.close();
  const ready = await product.send("/api/ready");
  expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
  const written = await ana.post("/api/auth/organization/create", { name: "Seconde", slug: "seconde" });
  expect([written.status, written.headers.get("connection")]).toEqual([200, "close"]);
  under.socket.write("}");
  await under.closed;
  expect(under.heard()).toMatch(/^HTTP\/1\.1 404 /);
  await closed;
  await expect(product.send("/api/health")).rejects.toThrow();
}, 50_000);
