import { type Plan, proposeDivisions } from "@lotir/division";
import { describeParcelles } from "../describe/describe-parcelles.ts";
import { unpackCommune } from "../describe/unpack-commune.ts";
import { weighing } from "../price/weighing.ts";
import type { ThreadWork } from "../threads/thread-task.ts";
import { divisionRulesOf } from "./division-rules-of.ts";
import { answerKept } from "./scan-parcelle.ts";
import { siteOfParcelle } from "./site-of-parcelle.ts";

/** Findings handed over at once: few, so that the list follows. */
const LOT = 10;

/** Puts parcels of a commune to the full engine, as the sheet of each does, handing over what it found; answers how many. */
export const lookAgain = async (
  { commune, ids, today }: ThreadWork["second-look"]["asked"],
  emit: (lot: ThreadWork["second-look"]["lot"]) => Promise<void>,
): Promise<number> => {
  const unpacked = unpackCommune(commune);
  const asked = new Set<string>(ids);
  const { around, parcelles } = describeParcelles(unpacked, (id) => asked.has(id));
  const weigh = weighing(unpacked, today);
  let lot: ThreadWork["second-look"]["lot"][number][] = [];
  let looked = 0;
  for (const described of parcelles) {
    const site = siteOfParcelle(described, around);
    if (!site.ok) continue;
    const worth: (plan: Plan) => number | undefined = weigh(described);
    const question = { rules: divisionRulesOf(described, unpacked), strategy: "pays_most", worth } as const;
    const { verdict, caps, plans, refusals } = proposeDivisions(site.value, question);
    looked += 1;
    const kept = answerKept({ verdict, caps, best: plans[0], refusals }, around);
    lot.push({ id: described.parcelle.id, finding: { ...kept, rulesVersion: unpacked.rulesVersion } });
    if (lot.length < LOT) continue;
    await emit(lot);
    lot = [];
  }
  await emit(lot);
  return looked;
};
