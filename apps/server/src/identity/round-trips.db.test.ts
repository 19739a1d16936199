import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type Database, openDatabase } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { countProperties } from "../property/property-store.ts";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, person } from "./identity-client.fixture.ts";

const QUIET_MS = 500;

/** Between the product and PostgreSQL: once closed, an answer waits until it is let through. */
class Gate {
  readonly #server: Server;
  readonly #held: { readonly to: Socket; readonly bytes: Buffer }[] = [];
  #isClosed = false;
  /** When bytes last went either way, ms. */
  #last = 0;
  lets = 0;

  constructor(database: URL) {
    this.#server = createServer((client) => {
      const behind = connect(Number(database.port), database.hostname);
      client.on("data", (bytes) => {
        this.#last = performance.now();
        behind.write(bytes);
      });
      behind.on("data", (bytes) => {
        this.#last = performance.now();
        if (this.#isClosed) this.#held.push({ to: client, bytes });
        else client.write(bytes);
      });
      for (const [one, other] of [
        [client, behind],
        [behind, client],
      ] as const)
        one.on("error", () => other.destroy()).on("close", () => other.destroy());
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many times an answer had to be let through before the work was done. */
  async countTrips(work: () => Promise<unknown>): Promise<number> {
    // Nobody waits for the end of a read's transaction: its connection may not be back yet, and a new one would count.
    while (performance.now() - this.#last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 20));
    this.#isClosed = true;
    this.lets = 0;
    let isDone = false;
    const working = work().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      // Whatever was sent is answered whole once nothing moves any more, however busy the machine.
      if (isDone || this.#held.length === 0 || performance.now() - this.#last < QUIET_MS) continue;
      this.lets += 1;
      this.#last = performance.now();
      for (const { to, bytes } of this.#held.splice(0)) to.write(bytes);
    }
    this.#isClosed = false;
    for (const { to, bytes } of this.#held.splice(0)) to.write(bytes);
    await working;
    return this.lets;
  }

  close(): void {
    this.#server.close();
  }
}

onBothHomes((home) => {
  describe("une lecture de membre", () => {
    let database: Database;
    let identity: Identity;
    let gate: Gate | undefined;
    let folder = "";
    const client = () => new Client(identity);
    let member: Client;

    const openThroughGate = async (): Promise<Database> => {
      const where = home.where();
      if (where.kind === "embedded") return home.open();
      const url = new URL(where.url);
      gate = new Gate(new URL(where.url));
      url.port = String(await gate.open());
      url.hostname = "127.0.0.1";
      folder = mkdtempSync(join(tmpdir(), "lotir-trajets-"));
      const opened = await openDatabase({
        home: { kind: "server", url: url.href, secretsFolder: folder },
        appVersion: "0.0.0-test",
      });
      if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
      return opened.value;
    };

    beforeAll(async () => {
      database = await openThroughGate();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
      member = client();
      await member.send("POST", "/sign-up/email", person("trajet"));
      await member.send("POST", "/organization/create", { name: "Agence" });
    });
    afterAll(async () => {
      await database?.close();
      gate?.close();
      if (folder !== "") rmSync(folder, { recursive: true, force: true });
    });

    const read = async (): Promise<unknown> => {
      const found = await member.member();
      if (!found.ok) throw new Error(found.failure);
      return database.application(found.value.organisationId, countProperties);
    };

    test("sait qui demande et lit, en deux allers-retours à la base", async () => {
      // The connections are open and set up.
      expect(await read()).toBe(0);
      if (gate !== undefined) {
        expect(await gate.countTrips(read)).toBe(2);
        return;
      }
      const asked = vi.spyOn(Worker.prototype, "postMessage");
      await read();
      const kinds = asked.mock.calls.map(([message]) => Object(message).kind);
      asked.mockRestore();
      // The third ends the transaction, and nobody waits for it.
      expect(kinds).toEqual(["alone", "query", "query"]);
    });

    test("une écriture, elle, n'est dite faite qu'une fois confirmée", async () => {
      const found = await member.member();
      if (!found.ok) throw new Error(found.failure);
      const write = () =>
        database.application(found.value.organisationId, (trx) =>
          trx.insertInto("app.audit").values({ actor_id: null, action: "x", subject: "x" }).execute(),
        );
      await write();
      if (gate !== undefined) expect(await gate.countTrips(write)).toBe(2);
    });
  });
});
