import { expect, test } from "vitest";
import { houseAt, READ_RULES, rectangle, requestOf } from "../generated-requests.fixture.ts";
import { proposeDivisions } from "../propose-divisions.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { SiteRequest } from "../site/site-request.ts";
import { findRemedies } from "./find-remedies.ts";

const siteOf = (request: SiteRequest) => {
  const prepared = prepareSite(request);
  if (!prepared.ok) throw new Error(prepared.failure.kind);
  return prepared.value;
};

test("a plot too small for two lots is told the area that would do, and that area does", () => {
  const site = siteOf(requestOf(rectangle(32, 25), [0]));
  const question = { rules: READ_RULES, wish: { counts: [2], lotArea: 450, houseLotArea: 450 } };
  const { refusals, plans } = proposeDivisions(site, question);
  expect(plans).toEqual([]);
  expect(refusals[0]).toMatchObject({
    code: "AREA_SMALL",
    measured: expect.closeTo(800, 6),
    needed: 900,
    missing: expect.closeTo(100, 6),
  });
  const remedy = findRemedies(site, question, 2).find(({ kind }) => kind === "smaller-lot");
  expect(remedy?.to).toBe(360);
  const wish = { counts: [2], lotArea: remedy?.to ?? 0, houseLotArea: remedy?.to ?? 0 };
  expect(proposeDivisions(site, { rules: READ_RULES, wish }).plans.length).toBeGreaterThan(0);
});

test("a house that fills the front is told to be passed nearer, by a narrower way", () => {
  const site = siteOf(requestOf(rectangle(16, 60), [0], [houseAt(4.1, 6, [7.8, 10])]));
  const question = { rules: READ_RULES, wish: { counts: [2], lotArea: 350, houseLotArea: 350 } };
  const { refusals } = proposeDivisions(site, question);
  expect(refusals.map(({ code }) => code)).toContain("HOUSE_BLOCKS_STRIP");
  const remedies = findRemedies(site, question, 2).map(({ kind }) => kind);
  expect(remedies).toEqual(expect.arrayContaining(["narrower-access", "way-nearer"]));
});
