import { buildThreads } from "../apps/server/src/build-threads.ts";

await buildThreads(console.log);
