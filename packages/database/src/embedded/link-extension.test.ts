import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkExtension, type NodeModule } from "./link-extension.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lotir-extension-"));
  mkdirSync(join(folder, "lib"));
  mkdirSync(join(folder, "share/proj"), { recursive: true });
  writeFileSync(join(folder, "lib/postgis.so"), "code");
  writeFileSync(join(folder, "share/proj/proj.db"), "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const moduleWhere = (isLinked: boolean) => {
  const links: string[] = [];
  const module: NodeModule = {
    FS: {
      filesystems: { NODEFS: {} },
      mkdirTree: () => undefined,
      mount: () => undefined,
      symlink: (target, path) => void links.push(`${path} -> ${target}`),
      createPreloadedFile: (parent, name, content, ...[, , onLoaded, onFailed]) => {
        expect([parent, name, String(content)]).toEqual(["/pglite/lib", "postgis.so", "code"]);
        if (isLinked) onLoaded();
        else onFailed();
      },
    },
  };
  return { module, links };
};

test("every file of an extension is where PostgreSQL looks for it, its modules linked", async () => {
  const { module, links } = moduleWhere(true);
  await linkExtension(module, folder);
  expect(links.sort()).toEqual([
    "/pglite/lib/postgis.so -> /extension/lib/postgis.so",
    "/pglite/share/proj/proj.db -> /extension/share/proj/proj.db",
  ]);
});

test("a module that cannot be linked is named, and nothing waits for ever", async () => {
  await expect(linkExtension(moduleWhere(false).module, folder)).rejects.toThrow("lib/postgis.so");
});
