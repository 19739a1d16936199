import type { Reporter, TestCase, TestModule } from "vitest/node";

const reasonOf = (test: TestCase): string => {
  const result = test.result();
  return ("note" in result && result.note) || "sans raison donnée";
};

const retriesOf = (test: TestCase): number => test.diagnostic()?.retryCount ?? 0;

/** Lists every test that had to be tried again, and every skipped test with its reason; under CI a skip is a failure, because CI has everything a test may need. */
export default class SkipsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: "passed" | "failed" | "skipped"): number =>
      all.filter((test) => test.result().state === state).length;
    const skipped = all.filter((test) => test.result().state === "skipped");
    if (skipped.length > 0) {
      console.log(`\nTests sautés (${skipped.length}) :`);
      for (const test of skipped) console.log(`  - ${test.fullName} — ${reasonOf(test)}`);
    }
    const retried = all.filter((test) => retriesOf(test) > 0);
    if (retried.length > 0) {
      console.log(`\nTests repris (${retried.length}) :`);
      for (const test of retried)
        console.log(`  - ${test.module.relativeModuleId} > ${test.fullName} — ${retriesOf(test)} fois`);
    }
    const refused = process.env.CI === "true" && skipped.length > 0;
    if (refused) {
      console.error("Aucun test ne doit être sauté quand CI=true.");
      process.exitCode = 1;
    }
    console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${skipped.length} skipped`);
  }
}
