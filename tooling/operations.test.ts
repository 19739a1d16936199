import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { contract } from "@lotir/contract";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const files = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] });

const contractFiles = files("packages/contract/src/*/*.ts");
const serverFiles = files("apps/server/src/*/*.ts");
const web = files("apps/web/src/**/*.{ts,tsx}");
const tests = files("{apps,packages,e2e}/**/*.{test,e2e}.{ts,tsx}").map((path) => basename(path));
const calls = web
  .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
  .map((path) => readFileSync(`${root}${path}`, "utf8"))
  .join("\n");

const fileOf = (operation: string): string => operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One operation, one name: whoever knows it finds its file on each floor, in the folder of its subject. */
describe.each(Object.keys(contract).map((operation) => [operation, fileOf(operation)]))("%s", (operation, name) => {
  const subjectsIn = (paths: readonly string[]) =>
    paths.filter((path) => basename(path) === `${name}.ts`).map((path) => basename(dirname(path)));

  test("has its file in the contract and in the server, in one subject", () => {
    const [subject] = subjectsIn(contractFiles);
    expect(subject).toBeDefined();
    expect(subjectsIn(serverFiles)).toEqual([subject]);
  });

  test("has a hook of its name where the interface calls it", () => {
    const isCalled = new RegExp(`\\boperations\\.${operation}\\.(?:query|mutation)Options`).test(calls);
    const hooks = web.filter((path) => new RegExp(`^use-${name}\\.tsx?$`).test(basename(path)));
    expect(hooks).toHaveLength(isCalled ? 1 : 0);
  });

  test("has a test of its name", () => {
    expect(
      tests.filter((test) => new RegExp(`^(?:use-)?${name}(?:\\.[a-z]+)*\\.(?:test|e2e)\\.tsx?$`).test(test)),
    ).not.toEqual([]);
  });
});
