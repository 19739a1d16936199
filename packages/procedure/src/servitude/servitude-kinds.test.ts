import { expect, test } from "vitest";
import { servitudeKindOf } from "./servitude-kinds.ts";

test("une catégorie connue dit son nom, son effet sur une division et son article", () => {
  expect(servitudeKindOf("servitude", "AC1")).toMatchObject({
    name: "Abords d'un monument historique",
    effect: expect.stringMatching(/permis d'aménager.*architecte des Bâtiments de France/),
    article: expect.stringContaining("R.421-19 a"),
    status: "vérifié",
  });
  expect(servitudeKindOf("information", "14")?.effect).toContain("isolement acoustique");
});

test("un code plus précis se lit comme sa catégorie ; un code d'une autre famille, ou inconnu, ne se devine pas", () => {
  expect(servitudeKindOf("servitude", "PM1BIS")?.code).toBe("PM1");
  expect(servitudeKindOf("information", "04-01")?.code).toBe("04");
  expect(servitudeKindOf("information", "AC1")).toBeUndefined();
  expect(servitudeKindOf("servitude", "I40")).toBeUndefined();
  expect(servitudeKindOf("servitude", "ZZ9")).toBeUndefined();
});
