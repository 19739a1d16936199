import { expect, test } from "vitest";
import { isWellFormed } from "./well-formed.ts";

test.each([
  ["rien", undefined, true],
  [
    "un compte",
    { email: "a@b.fr", name: "Ana Durand", firstName: "Ana", lastName: "Durand", password: "12345678" },
    true,
  ],
  ["une organisation par son identifiant", { organizationId: "4ffac998-0388-4c26-8274-417ef2a64fb9" }, true],
  ["aucune organisation", { organizationId: null }, true],
  ["un membre par son adresse", { memberIdOrEmail: "a@b.fr" }, true],
  ["un octet nul dans un nom", { name: "Ana\0" }, false],
  ["un octet nul dans un mot de passe", { password: "12345678\0" }, false],
  ["un identifiant qui n'en est pas un", { organizationId: "x" }, false],
  ["une invitation inventée", { id: "1 or 1=1" }, false],
  ["un nom de 120 caractères", { lastName: "n".repeat(120) }, true],
  ["un nom de 121 caractères", { lastName: "n".repeat(121) }, false],
  ["un octet nul sous un objet", { data: { name: "Agence\0" } }, false],
  ["un nom trop long sous un objet", { data: { name: "n".repeat(121) } }, false],
  ["un objet sans fond", { a: { b: { c: { d: { e: {} } } } } }, false],
  ["ce qu'un navigateur dit d'une clé", { response: { id: "b-64_u", response: { clientDataJSON: "x" } } }, true],
  ["une clé avec un octet nul", { response: { id: "b\0" } }, false],
  ["une page", { limit: "10", offset: "20" }, true],
  ["une page qui n'en est pas une", { limit: "dix" }, false],
  ["une page négative", { offset: "-1" }, false],
  ["une adresse sans fin", { email: `${"a".repeat(250)}@b.fr` }, false],
])("ce que l'identité reçoit se lit avant d'atteindre la base : %s", (_case, sent, expected) => {
  expect(isWellFormed(sent)).toBe(expected);
});
