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

test("a refusal of the identity service is quoted as the server says it, and nothing else is", () => {
  const french = "Adresse e-mail ou mot de passe incorrect.";
  expect(identitySentence({ message: french, status: 401 }, "repli")).toBe(french);
  expect(identitySentence({ message: "Bad Gateway", status: 502 }, "repli")).toBe("repli");
  expect(identitySentence({ status: 400 }, "repli")).toBe("repli");
});
