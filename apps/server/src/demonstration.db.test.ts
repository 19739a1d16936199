import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareDemonstration } from "./demonstration.ts";
import { createIdentity, type Identity } from "./identity/index.ts";
import type { DemonstrationAccount } from "./lotir.ts";

const ORIGIN = "http://localhost:3000";

onBothHomes((where) => {
  describe("compte de démonstration", () => {
    let database: Database;
    let identity: Identity;
    const home = mkdtempSync(join(tmpdir(), "lotir-demonstration-"));
    const file = join(home, "demonstration.json");
    const prepare = () => prepareDemonstration({ identity, home, origin: ORIGIN });
    const post = (path: string, body: unknown, cookie = "") =>
      identity.handle(
        new Request(`${ORIGIN}/api/auth${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: ORIGIN, cookie },
          body: JSON.stringify(body),
        }),
        "192.0.2.1",
      );
    const member = async (account: DemonstrationAccount) => {
      const entered = await post("/sign-in/email", account);
      const cookie = (entered.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
      return { cookie, ...(await identity.requireMember(new Request(ORIGIN, { headers: { cookie } }))) };
    };

    beforeAll(async () => {
      database = await where.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
    });
    afterAll(async () => {
      await database?.close();
      rmSync(home, { recursive: true, force: true });
    });

    test("le premier démarrage le crée avec son organisation, le suivant le retrouve", async () => {
      const account = await prepare();
      expect(await prepare()).toEqual(account);
      expect(await member(account)).toMatchObject({ ok: true, value: { role: "admin" } });
    });

    test.each([
      ["perdu", () => rmSync(file)],
      ["vidé par une panne", () => writeFileSync(file, "")],
      ["coupé", () => writeFileSync(file, '{"email":"demo@lo')],
      ["au nom d'un autre", () => writeFileSync(file, '{"email":"a@b.fr","password":"12345678"}')],
    ])("son fichier %s, le mot de passe annoncé ouvre quand même", async (_case, harm) => {
      harm();
      expect(await member(await prepare())).toMatchObject({ ok: true });
    });

    test("son mot de passe changé par un visiteur, le démarrage suivant rend celui qui est annoncé", async () => {
      const account = await prepare();
      const { cookie } = await member(account);
      const changed = { currentPassword: account.password, newPassword: "autre mot de passe" };
      expect((await post("/change-password", changed, cookie)).status).toBe(200);
      expect(await member(account)).toMatchObject({ ok: false });
      expect(await prepare()).toEqual(account);
      expect(await member(account)).toMatchObject({ ok: true });
    });
  });
});
