import { type Plan, proposeDivisions } from "@lotir/division";
import { answerKept, describeParcelles, divisionRulesOf, siteOfParcelle, unpackCommune } from "@lotir/territory/work";
import type { Desk } from "@lotir/threads";
import { weighing } from "../price/weighing.ts";
import type { CommuneTasks } from "../tasks/commune-tasks.ts";

/** Findings handed over at once: few, so that the list follows. */
const BATCH = 10;

/** Puts parcels of a commune to the full engine, as the sheet of each does, handing over what it found; answers how many. */
export const lookAgain = async (
  { commune, ids, today }: CommuneTasks["second-look"]["asked"],
  { emit }: Desk<CommuneTasks["second-look"]>,
): Promise<number> => {
  const unpacked = unpackCommune(commune);
  const asked = new Set<string>(ids);
  const { around, parcelles } = describeParcelles(unpacked, (id) => asked.has(id));
  const weigh = weighing(unpacked, today);
  let batch: CommuneTasks["second-look"]["batch"][number][] = [];
  let looked = 0;
  for (const described of parcelles) {
    const site = siteOfParcelle(described, around);
    if (!site.ok) continue;
    const worth: (plan: Plan) => number | undefined = weigh(described);
    const question = { rules: divisionRulesOf(described, unpacked), strategy: "pays_most", worth } as const;
    const { verdict, caps, plans, refusals } = proposeDivisions(site.value, question);
    looked += 1;
    const kept = answerKept({ verdict, caps, best: plans[0], refusals }, around);
    batch.push({ id: described.parcelle.id, finding: { ...kept, rulesVersion: unpacked.rulesVersion } });
    if (batch.length < BATCH) continue;
    await emit(batch);
    batch = [];
  }
  await emit(batch);
  return looked;
};
