import { expect, test } from "vitest";
import { openVault } from "./vault.ts";

const vault = openVault("x".repeat(32), "clés des organisations");

test("what is sealed opens for what it was sealed for, and never twice the same", () => {
  const [one, other] = [vault.seal("clé-très-secrète", "a/annonces"), vault.seal("clé-très-secrète", "a/annonces")];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64").toString("latin1")).not.toContain("secr");
  expect(vault.open(one, "a/annonces")).toBe("clé-très-secrète");
});

test("moved to another organisation, altered, cut, or under another secret: it does not open", () => {
  const sealed = vault.seal("clé", "a/annonces");
  const altered = Buffer.from(sealed, "base64");
  altered[14] = (altered[14] ?? 0) ^ 1;
  expect(vault.open(sealed, "b/annonces")).toBeUndefined();
  expect(vault.open(altered.toString("base64"), "a/annonces")).toBeUndefined();
  expect(vault.open("AAAA", "a/annonces")).toBeUndefined();
  expect(openVault("y".repeat(32), "clés des organisations").open(sealed, "a/annonces")).toBeUndefined();
});
