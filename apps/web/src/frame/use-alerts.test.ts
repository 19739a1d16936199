import { expect, test } from "vitest";
import { alertSentence } from "./use-alerts.ts";

const moved = { name: "Chemin des Vignes", status: "Promesse signée" };

test("a status that a colleague changed is said, with the property's name", () => {
  expect(alertSentence({ change: "changed", by: "Bruno", moved })).toBe(
    "Bruno : « Chemin des Vignes » passe à « Promesse signée ».",
  );
  expect(alertSentence({ change: "changed", by: null, moved })).toBe(
    "« Chemin des Vignes » passe à « Promesse signée ».",
  );
});

test.each([
  ["added", "Bruno : une propriété vient d'être ajoutée au portfolio."],
  ["changed", "Bruno : une propriété vient d'être modifiée."],
  ["deleted", "Bruno : une propriété vient d'être supprimée."],
  ["restored", "Bruno : une propriété supprimée est de retour."],
] as const)("%s", (change, sentence) => expect(alertSentence({ change, by: "Bruno" })).toBe(sentence));
