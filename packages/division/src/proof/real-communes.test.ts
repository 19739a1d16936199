import { expect, test } from "vitest";
import { READ_RULES } from "../generated-requests.fixture.ts";
import { WISHED_LOT_AREA } from "../rules/division-wish.ts";
import { scanSite } from "../scan-site.ts";
import { prepareSite } from "../site/prepare-site.ts";
import { validateDivision } from "../validate-division.ts";
import { bruteForce } from "./brute-force.fixture.ts";
import { independentCheck } from "./independent-check.fixture.ts";
import { builtParcelles, isAbsent, type RealCommune } from "./real-communes.fixture.ts";

/** What the brute force is asked: the rules of READ_RULES and the usual wish, in its own words. */
const askedOn = (scale: number) => ({
  least: WISHED_LOT_AREA * scale * scale,
  clearance: READ_RULES.houseSetback.value,
  access: READ_RULES.accessWidths.value[0],
  width: READ_RULES.bodyWidth.value,
  house: [8, 10] as const,
  fromRoad: READ_RULES.setbackFromVoie.value,
  fromNeighbour: READ_RULES.setbackFromLimite.value.least,
});

/** A sample of the built parcelles, a few dozen of each commune. */
test.for<{ folder: RealCommune; every: number; yes: number; no: number }>([
  { folder: "gennes-25267", every: 3, yes: 30, no: 10 },
  { folder: "latresne-33234", every: 45, yes: 10, no: 5 },
])(
  "at $folder another judge finds no fault in any plan, and a brute force no plan where there is none",
  {
    timeout: 240_000,
  },
  (sample, ctx) => {
    const { folder } = sample;
    if (isAbsent(folder)) return ctx.skip("les données réelles (../shared/data) sont absentes");
    let [plans, refused] = [0, 0];
    for (const { id, request } of builtParcelles(folder, sample.every)) {
      const prepared = prepareSite(request);
      if (!prepared.ok) continue;
      const site = prepared.value;
      const { best, refusals } = scanSite(site, { rules: READ_RULES });
      if (best !== undefined) {
        plans += 1;
        expect({ id, faults: independentCheck(request, best, READ_RULES) }).toEqual({ id, faults: [] });
        expect({ id, faults: validateDivision(site, best, READ_RULES) }).toEqual({ id, faults: [] });
        continue;
      }
      expect(refusals.length).toBeGreaterThan(0);
      const hasHouse = site.obstacles.some(({ role }) => role === "maison");
      if (!hasHouse || site.areas.ground < 2 * WISHED_LOT_AREA) continue;
      refused += 1;
      const missed = bruteForce(site, askedOn(request.scale), { degrees: 5, step: 1 });
      expect({ id, missed }).toEqual({ id, missed: undefined });
    }
    expect(plans).toBeGreaterThanOrEqual(sample.yes);
    expect(refused).toBeGreaterThanOrEqual(sample.no);
  },
);
