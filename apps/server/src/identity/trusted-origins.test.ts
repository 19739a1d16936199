import { expect, test } from "vitest";
import { trustedOrigins } from "./trusted-origins.ts";

test("sur sa propre machine, les trois noms de la même adresse ; ailleurs, la sienne seule", () => {
  const own = ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"];
  expect(trustedOrigins("http://localhost:3000")).toEqual(own);
  expect(trustedOrigins("http://127.0.0.1:3000/")).toEqual(own);
  expect(trustedOrigins("https://lotir.example")).toEqual(["https://lotir.example"]);
  expect(trustedOrigins("https://lotir.example:8443/x")).toEqual(["https://lotir.example:8443"]);
});
