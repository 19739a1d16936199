import { buildThreads } from "./assemble-threads.ts";

/** Threads run from their sources as well, later: no reason not to start. */
const isOptional = process.argv.includes("--ou-sources");

try {
  await buildThreads(console.log);
} catch (error) {
  if (!isOptional) throw error;
  console.log("Fils de travail lus de leurs sources : leur assemblage a échoué.");
}
