import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder of this run, shared by its journeys and removed after them. */
    readonly runFolder: string;
  }
}

export default (project: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-journeys-"));
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
