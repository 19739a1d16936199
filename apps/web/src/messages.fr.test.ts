import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { identitySentence, isRefusalWithCode, sentenceOf } from "./messages.fr.ts";

afterEach(() => vi.restoreAllMocks());

describe("the sentence of a failed call", () => {
  test("is the server's when the server refused", () => {
    const refusal = new ORPCError("unknown-commune", { status: 404, message: "Commune inconnue." });
    expect(sentenceOf(refusal, "repli")).toBe("Commune inconnue.");
    expect(isRefusalWithCode(refusal, "unknown-commune")).toBe(true);
    expect(isRefusalWithCode(refusal, "signed-out")).toBe(false);
  });

  test("never shows the transport's English", () => {
    const bare = new ORPCError("INTERNAL_SERVER_ERROR", { status: 500 });
    expect(sentenceOf(bare, "Erreur recherche")).toBe("Erreur recherche");
  });

  test("says when there is no connection", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(sentenceOf(new TypeError("Failed to fetch"), "repli")).toBe("Pas de connexion internet");
  });

  test("says when only the server is away", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    expect(sentenceOf(new TypeError("Failed to fetch"), "repli")).toMatch(/ne répond pas/);
  });
});

test("identity codes are said in French, unknown ones fall back", () => {
  expect(identitySentence({ code: "INVALID_EMAIL_OR_PASSWORD", status: 401 }, "repli")).toMatch(/incorrect/);
  expect(identitySentence({ code: "SOMETHING_NEW", status: 400 }, "repli")).toBe("repli");
  expect(identitySentence({ status: 429 }, "repli")).toMatch(/Trop de tentatives/);
});
