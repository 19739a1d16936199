import { expect, test } from "vitest";
import { laterPageAt } from "./later-pages.ts";

test.each([
  ["/wizard/auction-search", "Enchères Immobilières"],
  ["/dashboard/", "Tableau de bord"],
  ["/properties/42", "Analyse de la propriété"],
  ["/property/42/parcel-plan", "Plan de la parcelle"],
])("%s says what it will be", (path, title) => expect(laterPageAt(path)?.title).toBe(title));

test.each(["/nowhere", "/team/else", "/property/42"])("%s is nothing planned", (path) =>
  expect(laterPageAt(path)).toBeUndefined(),
);
