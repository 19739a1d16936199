import { expect, test } from "vitest";
import { openPasswordCheck } from "./strong-password.ts";

const { isStrong } = openPasswordCheck();

test.each([
  ["12345678", "une suite"],
  ["azertyuiop", "le clavier d'ici"],
  ["Bordeaux33", "une ville et son département"],
  ["soleil2024", "un mot et une année"],
  ["motdepasse1", "le mot lui-même"],
  ["lotir2026!", "le nom du produit"],
])("%s se devine : %s", async (password) => {
  expect(await isStrong(password, [])).toBe(false);
});

test("ce que la personne a dit d'elle ne protège pas son compte", async () => {
  expect(await isStrong("Clothilde1987", ["clothilde@example.fr", "Clothilde", "Vasseur"])).toBe(false);
});

test.each(["un mot de passe long", "trois coteaux au sud", "jkl;DSF98xc"])("%s résiste", async (password) => {
  expect(await isStrong(password, ["ana@example.fr", "Ana"])).toBe(true);
});
