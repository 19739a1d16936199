import { parentPort, workerData } from "node:worker_threads";
import { prepareSite, scanSite } from "@lotir/division";
import { READ_RULES } from "../../packages/division/src/generated-requests.fixture.ts";
import { readCommune } from "../../packages/division/src/proof/real-communes.fixture.ts";

/** One thread's share of the parcelles of both communes, built or not, until there are enough of them. */
const { rank, of, count } = workerData as { rank: number; of: number; count: number };
const communes = (["gennes-25267", "latresne-33234"] as const).map(readCommune);
let scanned = 0;
let plans = 0;
while (scanned < count) {
  const before = scanned;
  for (const parcelles of communes) {
    for (const { request } of parcelles((each) => each % of === rank, "all")) {
      if (scanned >= count) break;
      scanned += 1;
      const site = prepareSite(request);
      if (site.ok && scanSite(site.value, { rules: READ_RULES }).best !== undefined) plans += 1;
    }
  }
  if (scanned === before) break;
}
parentPort?.postMessage({ scanned, plans });
