import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHttpServer } from "./http-server.ts";

let server: Server;
let answered = 0;
beforeAll(async () => {
  const patience = { head: 60, whole: 120, look: 20 };
  server = openHttpServer((request, response) => {
    request.resume();
    request.on("end", () => {
      answered += 1;
      response.end("ok");
    });
  }, patience);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** Sends a beginning, then a byte now and then; resolves to what was heard once the server has cut. */
const drip = async (beginning: string, byte: string): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("error", () => undefined);
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  socket.write(beginning);
  const dripping = setInterval(() => void socket.write(byte), 15);
  // Not `once`, which rejects where the cut is heard as an error: a byte sent after it answers ECONNRESET.
  await new Promise((resolve) => socket.on("close", resolve));
  clearInterval(dripping);
  return heard;
};

test("qui n'en finit pas d'écrire ses en-têtes est coupé", async () => {
  expect(await drip("GET / HTTP/1.1\r\nHost: a\r\nX-Lent: ", "a")).toContain("408");
  expect(answered).toBe(0);
});

test("qui envoie son corps octet par octet est coupé, sans que rien en soit traité", async () => {
  await drip("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n", "x");
  expect(answered).toBe(0);
});

test("qui n'annonce pas de longueur non plus", async () => {
  await drip("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n");
  expect(answered).toBe(0);
});

test("des en-têtes démesurés sont refusés", async () => {
  expect(await drip(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, "a")).toContain("431");
});

test("les autres sont servis", async () => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
