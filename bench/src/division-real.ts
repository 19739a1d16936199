import type { Database } from "@lotir/database";
import { proposeDivisions, scanSite, validateDivision } from "@lotir/division";
import { sitesOf, storedCommune } from "../../packages/commune-work/src/testing/sites-of.fixture.ts";
import { independentCheck } from "../../packages/division/src/proof/independent-check.fixture.ts";
import { type Extent, timesOf } from "./division.ts";

/** What the engine made of the built parcelles of a real commune, and what two judges say of it. */
export interface RealDivisions {
  readonly parcelles: number;
  readonly plans: number;
  readonly oui: number;
  readonly faults: readonly string[];
  readonly scan: ReturnType<typeof timesOf>;
  /** Full engine, those of 900 to 5 000 m² alone. */
  readonly full: ReturnType<typeof timesOf> & { readonly sites: number };
}

/** Every built parcelle of a loaded commune, read from the database as the scan reads it, then judged twice. */
export const benchRealDivisions = async (
  { database, codeInsee }: { readonly database: Database; readonly codeInsee: string },
  { count, isOver }: Extent,
  now: () => number,
): Promise<RealDivisions> => {
  const [scans, fulls, faults]: [number[], number[], string[]] = [[], [], []];
  let [plans, oui] = [0, 0];
  for (const { described, site, rules } of sitesOf(await storedCommune(database, codeInsee))) {
    if (scans.length >= count || isOver()) break;
    if (site.request.buildings.length === 0) continue;
    const { id } = described.parcelle;
    const started = now();
    const { best, verdict } = scanSite(site, { rules });
    scans.push(now() - started);
    if (verdict === "oui") oui += 1;
    if (best !== undefined) {
      plans += 1;
      const own = validateDivision(site, best, rules).map(({ kind, detail }) => `${kind}: ${detail}`);
      faults.push(...[...own, ...independentCheck(site.request, best, rules)].map((fault) => `${id} ${fault}`));
    }
    if (site.areas.map < 900 || site.areas.map > 5_000) continue;
    const asked = now();
    proposeDivisions(site, { rules });
    fulls.push(now() - asked);
  }
  const full = { sites: fulls.length, ...timesOf(fulls) };
  return { parcelles: scans.length, plans, oui, faults, scan: timesOf(scans), full };
};
