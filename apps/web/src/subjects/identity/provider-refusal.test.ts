import { expect, test } from "vitest";
import { providerRefusal } from "./provider-refusal.ts";

test.each([
  ["email_not_found", /^Agence n'a pas confirmé votre adresse e-mail/],
  ["account_not_linked", /^Un compte porte déjà cette adresse/],
  ["access_denied", /^Vous n'avez pas donné votre accord à Agence/],
  ["invalid_code", /^La connexion par Agence n'a pas abouti/],
  ["toString", /^La connexion par Agence n'a pas abouti/],
  ["<script>", /^La connexion par Agence n'a pas abouti/],
])("%s", (code, sentence) => expect(providerRefusal(code, "Agence")).toMatch(sentence));
