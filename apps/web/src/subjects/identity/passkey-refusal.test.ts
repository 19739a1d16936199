import { expect, test } from "vitest";
import { KEY_FAILED, passkeyRefusal } from "./passkey-refusal.ts";

test.each([
  [{ code: "ERROR_CEREMONY_ABORTED", message: "Registration cancelled", status: 400 }, /^Rien n'a été fait/],
  [{ code: "ERROR_INVALID_DOMAIN", message: "127.0.0.1 is an invalid domain", status: 400 }, /par son nom/],
  [{ code: "ERROR_AUTHENTICATOR_GENERAL_ERROR", message: "x", status: 400 }, KEY_FAILED],
  [{ code: "PASSKEY_NOT_FOUND", message: "Cette clé d'accès n'est pas connue ici.", status: 401 }, /pas connue ici/],
  [{ code: "toString", message: "", status: 500 }, KEY_FAILED],
])("%o", (failure, sentence) => expect(passkeyRefusal(failure)).toMatch(sentence));
