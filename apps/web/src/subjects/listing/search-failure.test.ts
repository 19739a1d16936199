import { ORPCError } from "@orpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { searchFailure } from "./search-failure.ts";

afterEach(() => vi.restoreAllMocks());

const refused = (status: number, code: string, message: string) => new ORPCError(code, { status, message });

test.each([
  [refused(500, "INTERNAL_SERVER_ERROR", "boom"), "Erreur serveur. Veuillez réessayer dans quelques instants."],
  [refused(400, "BAD_REQUEST", "Bad"), "Paramètres de recherche invalides"],
  [refused(400, "invalid-input", "Maximum 5 villes."), "Maximum 5 villes."],
  [refused(418, "I_AM_A_TEAPOT", "x"), "Erreur API: 418"],
  [new DOMException("x", "TimeoutError"), "La recherche prend trop de temps. Veuillez réessayer."],
  [new Error("inattendue"), "Erreur: inattendue"],
])("%o", (error, sentence) => expect(searchFailure(error as Error)).toBe(sentence));

test("offline is said", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(searchFailure(new TypeError("Failed to fetch"))).toBe("Pas de connexion internet");
});
