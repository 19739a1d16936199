import { openDatabase } from "@lotir/database";
import { COMMUNE, openJobTrial, statusOf } from "./job-trial.fixture.ts";

// A process that loads until it is killed: it says so once the commune is there and one layer is on its way.
const [folder = "", sources = "", layer = ""] = process.argv.slice(2);
const opened = await openDatabase({ home: { kind: "embedded", folder }, appVersion: "0.0.0-test" });
if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
const trial = await openJobTrial(opened.value, sources);
await trial.jobs.start(COMMUNE);
await trial.until((progress) => statusOf(progress, layer) === "loading" && statusOf(progress, "commune") === "loaded");
console.log("loading");
setInterval(() => undefined, 1_000);
