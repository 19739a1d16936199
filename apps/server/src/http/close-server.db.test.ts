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
  socket.resume();
  socket.write(sent);
  // Not `once`, which rejects where the cut is heard as an error.
  return { closed: new Promise((resolve) => socket.on("close", resolve)) };
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
