import { type ChangedMeanwhile, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { ORPCError } from "@orpc/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, ORIGIN, person } from "../identity/identity-client.fixture.ts";
import { createIdentity, type Identity, type Member } from "../identity/index.ts";
import { sharedAssumptions } from "../organisation/assumptions-store.ts";
import { findPropertyMoney, saveAnalysis } from "../property/property-money-store.ts";
import { sharedCosts } from "../property/shared-costs.ts";
import { sharedCorrection } from "../reglement/shared-correction.ts";
import type { Shared } from "./shared.ts";
import { writeShared } from "./write-shared.ts";

const SQUARE = "SRID=4326;MULTIPOLYGON(((7.2 43.7, 7.201 43.7, 7.201 43.701, 7.2 43.7)))";
const refusalOf = async (writing: Promise<unknown>): Promise<ORPCError<string, ChangedMeanwhile>> => {
  const thrown = await writing.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ORPCError);
  return thrown as ORPCError<string, ChangedMeanwhile>;
};

onBothHomes((home) => {
  describe("ce que partagent les membres", () => {
    let database: Database;
    let identity: Identity;
    let odile: Member;
    let paul: Member;
    let stranger: Member;
    let serial = 0;

    const signUp = async (name: string, organisation?: string) => {
      const client = new Client(identity);
      const { body } = await client.send("POST", "/sign-up/email", person(name));
      if (organisation === undefined) return body.user.id;
      await client.send("POST", "/organization/create", { name: organisation, slug: organisation });
      const member = await client.member();
      if (!member.ok) throw new Error(member.failure);
      return member.value;
    };
    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
      odile = await signUp("Odile", "agence");
      stranger = await signUp("Rose", "ailleurs");
      paul = { ...odile, userId: await signUp("Paul"), role: "member" };
    });
    afterAll(() => database?.close());

    const newProperty = async (member = odile): Promise<string> => {
      serial += 1;
      const parcelle = `332340000A${String(serial).padStart(4, "0")}`;
      return database.application(member.organisationId, async (trx) => {
        const { rows } = await sql<{ id: string }>`
          insert into app.property (parcelle_id, name, vintage, geometry)
          values (${parcelle}, 'A', 'x', ${SQUARE}::geometry) returning id`.execute(trx);
        return rows[0]?.id ?? "";
      });
    };
    interface Saying {
      readonly version?: number | undefined;
      readonly ifMatch?: string;
    }
    const write = <Value extends object>(
      [member, shared, change]: readonly [Member, Shared<Value>, Value],
      { version, ifMatch }: Saying = {},
    ) => {
      const request = new Request(ORIGIN, ifMatch === undefined ? {} : { headers: { "if-match": ifMatch } });
      return writeShared(shared, { lotir: { database, identity }, member, request, change, version });
    };
    const history = (action: string, subject: string, member = odile) =>
      database.application(member.organisationId, (trx) =>
        trx
          .selectFrom("app.audit")
          .select(["actor_id", "facts"])
          .where("action", "=", action)
          .where("subject", "=", subject)
          .orderBy("id")
          .execute(),
      );

    test("des coûts lus avant qu'un autre ne les change sont refusés, et ce qu'il a écrit reste", async () => {
      const costs = sharedCosts(await newProperty());
      await write([odile, costs, { utilities: 1_000, demolition: 5 }], { version: 0 });
      await write([odile, costs, { utilities: 24_000 }], { version: 1 });
      const stale = await refusalOf(write([paul, costs, { utilities: 30_000, demolition: 5 }], { version: 1 }));
      expect(stale).toMatchObject({
        status: 409,
        code: "changed-meanwhile",
        message:
          "Odile Durand a changé ces valeurs entre-temps : rien de ce que vous envoyez n'a été enregistré. À comparer : Viabilisation.",
        data: {
          version: 2,
          changedBy: { name: "Odile Durand", isYou: false },
          fields: [{ field: "utilities", label: "Viabilisation", theirs: 24_000, yours: 30_000 }],
        },
      });
      const { changedAt } = stale.data;
      expect(Date.parse(changedAt ?? "")).toBeLessThanOrEqual(Date.now());
      const again = await write([paul, costs, { utilities: 30_000 }], { version: stale.data.version });
      expect(again).toMatchObject({ version: 3, value: { utilities: 30_000, demolition: 5 }, writtenBy: paul.userId });
      const own = await refusalOf(write([paul, costs, { utilities: 1 }], { version: 1 }));
      expect(own.data.changedBy).toEqual({ name: "Paul Durand", isYou: true });
      expect(own.message).toMatch(/^Vous avez changé ces valeurs depuis un autre écran/);
    });

    test("les hypothèses et une règle corrigée obéissent à la même règle", async () => {
      const rule = sharedCorrection({ commune: "33234", zone: "UB", rule: "coverage" });
      const other = { ...PUBLIC_ASSUMPTIONS, targetMargin: 0.2 };
      await write([odile, sharedAssumptions, PUBLIC_ASSUMPTIONS], { version: 0 });
      expect((await refusalOf(write([paul, sharedAssumptions, other], { version: 0 }))).data.fields).toEqual([
        { field: "targetMargin", label: "Marge visée", theirs: 0.12, yours: 0.2 },
      ]);
      await write([paul, rule, { value: 40, reason: "mairie" }], { version: 0 });
      const stale = await refusalOf(write([odile, rule, { value: 30, reason: "notaire" }], { version: 0 }));
      expect(stale.data).toMatchObject({ version: 1, changedBy: { name: "Paul Durand" } });
      expect(stale.data.fields.map(({ label }) => label)).toEqual(["Emprise au sol maximale", "Motif"]);
    });

    test("une règle rendue puis corrigée à nouveau n'a jamais deux fois la même version", async () => {
      const rule = sharedCorrection({ commune: "33234", zone: "UC", rule: "bande" });
      await write([odile, rule, { value: 20, reason: "mairie" }], { version: 0 });
      await write([paul, rule, { value: null, reason: "" }], { version: 1 });
      expect((await refusalOf(write([odile, rule, { value: 25, reason: "vu" }], { version: 0 }))).data.version).toBe(2);
      await write([paul, rule, { value: 30, reason: "notaire" }]);
      const stale = await refusalOf(write([odile, rule, { value: 25, reason: "vu" }], { version: 1 }));
      expect(stale.data).toMatchObject({ version: 3 });
    });

    test("If-Match vaut la version du corps ; l'une et l'autre sont obéies, une qui ne se lit pas est refusée", async () => {
      const costs = sharedCosts(await newProperty());
      expect((await refusalOf(write([odile, costs, { utilities: 1 }], { ifMatch: "*" }))).status).toBe(409);
      await write([odile, costs, { utilities: 1 }], { ifMatch: '"0"' });
      await write([odile, costs, { utilities: 2 }], { ifMatch: 'W/"1"' });
      await write([odile, costs, { utilities: 3 }], { ifMatch: '"1", "2"', version: 2 });
      await write([odile, costs, { utilities: 4 }], { ifMatch: "*" });
      for (const told of [{ ifMatch: '"3"' }, { ifMatch: '"4"', version: 3 }, { ifMatch: '"3"', version: 4 }])
        expect((await refusalOf(write([odile, costs, { utilities: 5 }], told))).status).toBe(409);
      for (const ifMatch of ["", "abc", '"4', "-1", "4.0", '"4";', '"99999999999"'])
        expect(await refusalOf(write([odile, costs, { utilities: 5 }], { ifMatch }))).toMatchObject({
          status: 400,
          code: "unreadable-version",
        });
      expect((await write([odile, costs, {}])).value).toEqual({ utilities: 4 });
    });

    test("sans version, l'écriture passe et l'histoire garde ce qu'elle a remplacé, pour qui y appartient", async () => {
      const id = await newProperty();
      await write([odile, sharedCosts(id), { utilities: 1_000, demolition: 7 }]);
      const kept = await write([paul, sharedCosts(id), { utilities: 2_000, demolition: null }]);
      expect(kept.value).toEqual({ utilities: 2_000 });
      await refusalOf(write([odile, sharedCosts(id), { utilities: 9 }], { version: 1 }));
      expect(await history("costs.save", id)).toEqual([
        {
          actor_id: odile.userId,
          facts: { version: 1, isOnRead: false, before: null, after: { utilities: 1_000, demolition: 7 } },
        },
        {
          actor_id: paul.userId,
          facts: {
            version: 2,
            isOnRead: false,
            before: { utilities: 1_000, demolition: 7 },
            after: { utilities: 2_000 },
          },
        },
      ]);
      expect(await history("costs.save", id, stranger)).toEqual([]);
      expect(await refusalOf(write([stranger, sharedCosts(id), { utilities: 1 }], { version: 2 }))).toMatchObject({
        code: "property-not-found",
        data: { id },
      });
    });

    test("dix membres à la fois sur une même version : un seul écrit, dès la première ligne", async () => {
      const costs = sharedCosts(await newProperty());
      for (const version of [0, 1]) {
        const tries = Array.from({ length: 10 }, (_, rank) =>
          write([rank % 2 === 0 ? odile : paul, costs, { utilities: rank }], { version }).then(
            () => "écrit",
            (error: ORPCError<string, unknown>) => error.code,
          ),
        );
        const told = await Promise.all(tries);
        expect(told.toSorted()).toEqual([...Array.from({ length: 9 }, () => "changed-meanwhile"), "écrit"].toSorted());
      }
    });

    test("dix membres à la fois sans version, chacun sa ligne : aucune ne se perd", async () => {
      const id = await newProperty();
      const lines = ["notaryFees", "demolition", "utilities", "permitFees", "otherCosts", "contingency"] as const;
      await Promise.all(lines.map((line, rank) => write([odile, sharedCosts(id), { [line]: rank + 1 }])));
      const { value, version } = await write([odile, sharedCosts(id), {}]);
      expect(value).toEqual(Object.fromEntries(lines.map((line, rank) => [line, rank + 1])));
      expect(version).toBe(lines.length + 1);
      const versions = (await history("costs.save", id)).map(({ facts }) => facts.version);
      expect(versions).toEqual(Array.from({ length: lines.length + 1 }, (_, rank) => rank + 1));
    });

    test("une analyse n'est le changement de personne, et ne se garde pas à côté d'autres coûts", async () => {
      const id = await newProperty();
      const inOwn = { propertyId: id, actorId: paul.userId, analysis: { roi: 1 } };
      const saved = (version: number) =>
        database.application(odile.organisationId, (trx) => saveAnalysis(trx, { ...inOwn, version }));
      const stored = () => database.application(odile.organisationId, (trx) => findPropertyMoney(trx, id));
      expect(await saved(0)).toBe(true);
      expect(await stored()).toMatchObject({ version: 0, analysis: { roi: 1 } });
      await write([odile, sharedCosts(id), { utilities: 1 }], { version: 0 });
      expect(await saved(0)).toBe(false);
      // The first stays, made from costs that it holds itself: what changed since is said beside it.
      expect(await stored()).toMatchObject({ version: 1, analysis: { roi: 1 } });
      expect(await saved(1)).toBe(true);
      const { version, writtenBy } = await write([odile, sharedCosts(id), { utilities: 2 }], { version: 1 });
      expect({ version, writtenBy }).toEqual({ version: 2, writtenBy: odile.userId });
    });
  });
});
