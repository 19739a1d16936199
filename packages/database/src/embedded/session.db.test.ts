import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Channels } from "./channels.ts";
import { type Session, startSession } from "./session.ts";

let folder: string;
let session: Session;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lotir-session-"));
  session = await startSession(folder);
});
afterEach(async () => {
  await session.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
  const lease = await session.lease("person");
  return lease
    .ask({ kind: "exec", sql })
    .then(({ rows }) => rows)
    .finally(() => lease.release());
};

test("an engine started afresh loses nothing: who asks meanwhile waits, who listens still hears", async () => {
  const channels = new Channels(session);
  const heard: string[] = [];
  const stop = await channels.listen("essai", (payload) => heard.push(payload));
  await channels.listen("autre", () => undefined).then((leave) => leave());
  await run("create table kept (n int); insert into kept values (1)");
  const renewed = session.renew();
  const asked = Promise.all(Array.from({ length: 20 }, () => run("select n from kept")));
  await renewed;
  expect(await asked).toEqual(Array.from({ length: 20 }, () => [{ n: 1 }]));
  await run("notify essai, 'encore'");
  await expect.poll(() => heard).toEqual(["encore"]);
  await stop();
  await session.renew();
  await run("notify essai, 'personne'");
  expect(await run("select n from kept")).toEqual([{ n: 1 }]);
  expect(heard).toEqual(["encore"]);
});

test("a transaction that is open ends before the engine does", async () => {
  await run("create table written (n int)");
  const lease = await session.lease("work");
  await lease.ask({ kind: "exec", sql: "begin; insert into written values (7)" });
  const renewed = session.renew();
  await lease.ask({ kind: "exec", sql: "commit" });
  lease.release();
  await renewed;
  expect(await run("select n from written")).toEqual([{ n: 7 }]);
});

test("closed while it starts afresh, it closes", async () => {
  const renewed = session.renew();
  await session.close();
  await renewed;
  await expect(run("select 1")).rejects.toThrow("The database is closed");
});
