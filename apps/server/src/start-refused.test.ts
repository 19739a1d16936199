import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listenRefusal, refuseUnusableHome, StartRefused } from "./start-refused.ts";

test("un LOTIR_HOME qui est un fichier, ou passe par un fichier, est refusé en français", () => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-home-"));
  const file = join(folder, "fichier");
  writeFileSync(file, "");
  expect(() => refuseUnusableHome(file)).toThrow(/LOTIR_HOME\) ne peut pas servir : un fichier porte déjà ce nom/);
  expect(() => refuseUnusableHome(join(file, "dedans"))).toThrow(StartRefused);
  refuseUnusableHome(join(folder, "neuf", "profond"));
  rmSync(folder, { recursive: true });
});

test.skipIf(process.platform === "win32")(
  "un dossier qui était ouvert aux autres comptes leur est fermé ; un dossier partagé reste ce qu'il est [Windows : les droits y sont autres]",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "lotir-home-"));
    for (const [name, before, after] of [
      ["ouvert", 0o755, 0o700],
      ["du groupe", 0o770, 0o700],
      ["partagé", 0o1777, 0o1777],
    ] as const) {
      const home = join(folder, name);
      mkdirSync(home);
      chmodSync(home, before);
      refuseUnusableHome(home);
      expect([name, statSync(home).mode & 0o7777]).toEqual([name, after]);
    }
    rmSync(folder, { recursive: true });
  },
);

const listenOn = async (host: string, port: number): Promise<unknown> => {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.once("error", resolve);
  server.listen(port, host, () => server.close(() => resolve(undefined)));
  return promise;
};

test("un port pris et une adresse d'une autre machine se disent en français", async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve));
  const address = first.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const taken = listenRefusal(await listenOn("127.0.0.1", port), { port, host: "127.0.0.1" });
  expect(taken?.message).toContain(`Le port ${port} est déjà pris`);
  first.close();
  const host = "192.0.2.1";
  expect(listenRefusal(await listenOn(host, 0), { port: 0, host })?.message).toContain("LOTIR_HOST");
});

test("une autre erreur n'est pas un refus", () => {
  expect(listenRefusal(new Error("boum"), { port: 0, host: "" })).toBeUndefined();
});
