import { expect, test } from "vitest";
import { inFrench } from "./in-french.ts";

test("un refus garde son code et son statut, et parle français", async () => {
  const english = Response.json({ code: "INVALID_EMAIL", message: "Invalid email" }, { status: 400 });
  const french = await inFrench(english);
  expect(french.status).toBe(400);
  const sentence = "Cette adresse e-mail n'est pas valide.";
  expect(await french.json()).toEqual({ success: false, code: "INVALID_EMAIL", error: sentence, message: sentence });
});

test("un refus sans corps a quand même sa phrase ; les cookies et l'attente passent", async () => {
  const headers = { "retry-after": "42", "set-cookie": "a=; Max-Age=0" };
  const french = await inFrench(new Response(null, { status: 429, headers }));
  expect(await french.json()).toMatchObject({
    code: "too-many-requests",
    error: expect.stringMatching(/^Trop de tentatives/),
  });
  expect(french.headers.get("retry-after")).toBe("42");
  expect(french.headers.getSetCookie()).toEqual(["a=; Max-Age=0"]);
});

test("le délai de la bibliothèque se dit aussi sous son nom d'usage", async () => {
  const french = await inFrench(new Response(null, { status: 429, headers: { "x-retry-after": "60" } }));
  expect(french.headers.get("retry-after")).toBe("60");
});

test("une réponse qui n'est pas un refus passe telle quelle", async () => {
  const answer = Response.json({ ok: true });
  expect(await inFrench(answer)).toBe(answer);
});
