import { readFileSync } from "node:fs";
import { openDatabase } from "@lotir/database";
import { sql } from "kysely";

/**
 * The embedded base by itself, in a process that does nothing else: what it holds once open, then after its tables were read
 * whole. Prints both in megabytes; `node bench/src/base-alone.ts <folder of the base>`.
 */
const held = (): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1000);
};

const opened = await openDatabase({
  home: { kind: "embedded", folder: process.argv[2] ?? "" },
  appVersion: "0.0.0-banc",
});
if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
const atRest = held();
for (let round = 0; round < 50; round += 1)
  await sql`select count(ST_AsGeoJSON(geometry)) from territory.parcelle`.execute(opened.value.territory);
console.log(JSON.stringify({ atRest, afterReads: held() }));
await opened.value.close();
process.exit(0);
