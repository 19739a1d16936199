import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { contractRoutes } from "./apps/web/contract-routes.ts";

const node = { environment: "node" as const };
const screens = { environment: "jsdom" as const, sequence: { groupOrder: 0 }, testTimeout: 30_000 };
/** Screens with a module put in another's place, which no other file may see: each keeps a process to itself. */
const ISOLATED = "apps/web/src/**/*.isolated.test.{ts,tsx}";

/**
 * A busy machine may cut a socket or hold a test past its time: that is tried once more, and said at the end. What the
 * product answered wrong is never tried again, nor what a property found.
 */
const retry = {
  count: 1,
  condition: /timed out in|ECONNRESET|EPIPE|ETIMEDOUT|ECONNREFUSED|socket hang up|other side closed|fetch failed/,
};

const KEPT_MODULES = "packages/database/src/testing/kept-modules.setup.ts";

/** Four kinds of proof: pure (unit, property), screens, real PostGIS, journeys in a real browser. */
export default defineConfig({
  test: {
    // Vitest would leave one core idle, and database tests wait for the disk: on two cores, three keep both busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    reporters: ["default", "./tooling/skips-reporter.ts"],
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          retry,
          // Pure packages share no state: their files share a process, and read the packages once.
          isolate: false,
          sequence: { groupOrder: 0 },
          include: [
            "packages/*/{src,corpus}/**/*.test.ts",
            "apps/{server,cli}/src/**/*.test.ts",
            "bench/src/**/*.test.ts",
            "tooling/**/*.test.ts",
          ],
          exclude: ["**/*.db.test.ts", "**/*.live.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [contractRoutes()],
        test: {
          ...screens,
          name: "web",
          retry,
          // As the pure ones: a screen cleans up after itself, and reads Mantine once.
          isolate: false,
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          exclude: [ISOLATED],
        },
      },
      {
        plugins: [contractRoutes()],
        test: {
          ...screens,
          name: "web-isolated",
          retry,
          include: [ISOLATED],
        },
      },
      {
        test: {
          ...node,
          name: "db",
          retry,
          // Files share a process, and so the code of the database engine, compiled once.
          isolate: false,
          setupFiles: [KEPT_MODULES],
          sequence: { groupOrder: 0 },
          include: ["{packages,apps}/*/src/**/*.db.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...node,
          name: "e2e",
          // Journeys share what costs seconds to open: a browser a process, and the database engine's code.
          isolate: false,
          setupFiles: [KEPT_MODULES],
          // A browser on a busy machine may miss a beat; a real failure fails three times.
          retry: 2,
          sequence: { groupOrder: 1 },
          include: ["e2e/src/**/*.e2e.ts"],
          globalSetup: ["e2e/src/run-folder.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A second, the default, is less than three writes in a row take on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          // Journeys wait for screens more than they compute.
          maxWorkers: 2,
        },
      },
    ],
  },
});
