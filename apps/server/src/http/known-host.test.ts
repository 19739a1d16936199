import { expect, test } from "vitest";
import { isKnownHost } from "./known-host.ts";

const own = { origin: "http://127.0.0.1:3000", listening: "127.0.0.1" };

test.each(["127.0.0.1:3000", "localhost:3000", "localhost", "[::1]:3000", "127.0.0.2"])(
  "sur sa propre machine, « %s » est un de ses noms",
  (host) => {
    expect(isKnownHost(host, own)).toBe(true);
    expect(isKnownHost(host, { origin: "http://[::1]:3000", listening: "::1" })).toBe(true);
  },
);

test.each(["autre.example:3000", "127.0.0.1.autre.example", "192.0.2.1:3000", "", undefined, "a b"])(
  "sur sa propre machine, « %s » n'en est pas un, même s'il y mène",
  (host) => expect(isKnownHost(host, own)).toBe(false),
);

test("derrière un mandataire de la même machine, son adresse publique en plus", () => {
  const behind = { origin: "https://lotir.example", listening: "127.0.0.1" };
  expect(isKnownHost("lotir.example", behind)).toBe(true);
  expect(isKnownHost("127.0.0.1:3000", behind)).toBe(true);
  expect(isKnownHost("autre.example", behind)).toBe(false);
});

test("ouvert au réseau, le mandataire décide", () =>
  expect(isKnownHost("lotir:3000", { origin: "https://lotir.example", listening: "0.0.0.0" })).toBe(true));
