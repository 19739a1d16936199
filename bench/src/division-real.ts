import { prepareSite, proposeDivisions, scanSite, validateDivision } from "@lotir/division";
import { READ_RULES } from "../../packages/division/src/generated-requests.fixture.ts";
import { independentCheck } from "../../packages/division/src/proof/independent-check.fixture.ts";
import { isAbsent, type RealCommune, realParcelles } from "../../packages/division/src/proof/real-communes.fixture.ts";
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

/** Every built parcelle of a commune, scanned then judged twice; undefined without the data. */
export const benchRealDivisions = (
  folder: RealCommune,
  { count, isOver }: Extent,
  now: () => number,
): RealDivisions | undefined => {
  if (isAbsent(folder)) return undefined;
  const [scans, fulls, faults]: [number[], number[], string[]] = [[], [], []];
  let [plans, oui] = [0, 0];
  for (const { id, request } of realParcelles(folder, () => true, "built")) {
    if (scans.length >= count || isOver()) break;
    const prepared = prepareSite(request);
    if (!prepared.ok) continue;
    const site = prepared.value;
    const started = now();
    const { best, verdict } = scanSite(site, { rules: READ_RULES });
    scans.push(now() - started);
    if (verdict === "oui") oui += 1;
    if (best !== undefined) {
      plans += 1;
      const own = validateDivision(site, best, READ_RULES).map(({ kind, detail }) => `${kind}: ${detail}`);
      faults.push(...[...own, ...independentCheck(request, best, READ_RULES)].map((fault) => `${id} ${fault}`));
    }
    if (site.areas.map < 900 || site.areas.map > 5_000) continue;
    const asked = now();
    proposeDivisions(site, { rules: READ_RULES });
    fulls.push(now() - asked);
  }
  const full = { sites: fulls.length, ...timesOf(fulls) };
  return { parcelles: scans.length, plans, oui, faults, scan: timesOf(scans), full };
};
