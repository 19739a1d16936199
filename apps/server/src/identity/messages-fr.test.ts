import { PASSKEY_ERROR_CODES } from "@better-auth/passkey";
import { BASE_ERROR_CODES } from "better-auth";
import { organization, twoFactor } from "better-auth/plugins";
import { expect, test } from "vitest";
import { hasSentence, identitySentence } from "./messages-fr.ts";

test("chaque refus de better-auth a sa phrase en français", () => {
  const codes = [
    ...Object.keys(BASE_ERROR_CODES),
    ...Object.keys(organization().$ERROR_CODES),
    ...Object.keys(twoFactor().$ERROR_CODES),
    ...Object.keys(PASSKEY_ERROR_CODES),
  ];
  expect(codes.length).toBeGreaterThan(80);
  expect(codes.filter((code) => !hasSentence(code))).toEqual([]);
});

test("un refus sans code connu est dit par son statut", () => {
  expect(identitySentence(undefined, 429)).toMatch(/Trop de tentatives/);
  expect(identitySentence("toString", 401)).toMatch(/session a expiré/);
  expect(identitySentence("INCONNU", 500)).toMatch(/Réessayez/);
});
