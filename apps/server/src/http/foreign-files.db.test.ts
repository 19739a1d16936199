import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type Asker, dataOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { aPdf, pieceForm } from "../testing/piece.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { settledCertificate } from "../testing/settled-certificate.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const CANARY = "CANARI-DES-FICHIERS";
const FORMATS = ["pdf", "svg", "png", "dxf", "geojson", "kml"] as const;

/** Everything of a property that is given as a file, by what it is. */
interface Files {
  readonly propertyId: string;
  readonly paths: ReadonlyMap<string, (propertyId: string) => string>;
}

const filesOf = async (asker: Asker): Promise<Files> => {
  const { id } = await propertyOn(asker, product().bare);
  await asker.patch(`/properties/${id}`, { name: CANARY });
  const photo = JSON.parse(await (await asker.post(`/properties/${id}/photos`, photoForm(PNG))).text()).data;
  const sent = await asker.post(`/properties/${id}/dossier/pieces`, pieceForm(aPdf(), { code: "CU2" }));
  const piece = JSON.parse(await sent.text()).data;
  const plan = await cadastralPlanOf(asker, id);
  await asker.post(`/properties/${id}/generate-urban-certificate`);
  const { jobId } = await settledCertificate(asker, id);
  return {
    propertyId: id,
    paths: new Map<string, (propertyId: string) => string>([
      ["photo", (of) => `/properties/${of}/photos/${photo.id}`],
      ["pièce", (of) => `/properties/${of}/dossier/pieces/${piece.id}`],
      ...FORMATS.map(
        (format) =>
          [`plan en ${format}`, (of: string) => `/properties/${of}/plans/${plan.id}/export?format=${format}`] as const,
      ),
      ["demande de certificat", (of) => `/properties/${of}/urban-certificate/${jobId}/file`],
      ["calendrier", (of) => `/properties/${of}/dossier/calendar`],
    ]),
  };
};

describe("les fichiers d'une organisation", () => {
  let owner: Asker;
  let files: Files;
  let strangers: ReadonlyMap<string, Asker>;
  let ownId: string;

  beforeAll(async () => {
    owner = await product().signUp("fichiers@example.fr", "fichiers");
    files = await filesOf(owner);
    const other = await product().signUp("fichiers-autre@example.fr", "fichiers-autre");
    ownId = (await propertyOn(other, product().bare)).id;
    const removed = await product().signUp("fichiers-parti@example.fr", "fichiers-parti");
    const { identity } = product().lotir.database;
    const { rows } = await sql<{ id: string }>`select id from auth.organization where name = 'fichiers'`.execute(
      identity,
    );
    await sql`insert into auth.member (organization_id, user_id, role, created_at)
      select ${rows[0]?.id}::uuid, id, 'member', now() from auth."user" where email = 'fichiers-parti@example.fr'`.execute(
      identity,
    );
    await sql`update auth.session s set active_organization_id = ${rows[0]?.id}::uuid from auth."user" u
      where u.id = s.user_id and u.email = 'fichiers-parti@example.fr'`.execute(identity);
    expect((await removed.get(`/properties/${files.propertyId}/dossier/calendar`)).status).toBe(200);
    await sql`delete from auth.member using auth."user" u where u.id = user_id
      and u.email = 'fichiers-parti@example.fr'`.execute(identity);
    strangers = new Map([
      ["Admin d'une autre", other],
      ["membre retiré", removed],
      ["personne", product().nobody],
    ]);
  }, 300_000);

  test("témoin : qui les a les lit, tous", async () => {
    for (const [what, path] of files.paths) {
      const answer = await owner.get(path(files.propertyId));
      expect([what, answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([what, 200, true]);
    }
  });

  test("personne d'autre n'en lit un octet, ni par leur propriété, ni par la sienne", async () => {
    for (const [who, stranger] of strangers)
      for (const [what, path] of files.paths)
        for (const of of [files.propertyId, ownId]) {
          // The calendar of one's own property is one's own.
          if (what === "calendrier" && of === ownId) continue;
          const answer = await stranger.get(path(of));
          const heard = await answer.text();
          expect([who, what, answer.status]).toEqual([
            who,
            what,
            expect.toSatisfy((status) => [401, 403, 404].includes(status)),
          ]);
          expect(answer.headers.get("content-type")).toContain("application/json");
          expect(heard).not.toContain(CANARY);
        }
  });

  test("un export ne contient que ce qui est à soi", async () => {
    const [other] = strangers.values();
    for (const path of ["/exports/organisation", "/exports/properties?format=csv"]) {
      const own = Buffer.from(await (await owner.get(path)).arrayBuffer());
      const theirs = Buffer.from((await (await other?.get(path))?.arrayBuffer()) ?? new ArrayBuffer(0));
      expect([path, own.length > 0, theirs.length > 0]).toEqual([path, true, true]);
      expect(theirs.includes(CANARY)).toBe(false);
      expect(theirs.includes(files.propertyId)).toBe(false);
    }
  });

  test("un lien d'invité n'ouvre que sa propriété, et plus rien une fois fermé", async () => {
    const made = await dataOf(
      "createGuestLink",
      await owner.post(`/properties/${files.propertyId}/guest-links`, {
        guest: "Banque",
        blocks: ["terrain"],
        days: 7,
      }),
    );
    const token = made.path.split("#")[1] ?? "";
    const open = (given: string) => product().nobody.post("/guest/open", { token: given });
    expect((await open(token)).status).toBe(200);
    const [other] = strangers.values();
    expect((await other?.delete(`/properties/${files.propertyId}/guest-links/${made.id}`))?.status).toBe(404);
    expect((await open(token)).status).toBe(200);
    expect((await open(`${token.slice(0, -4)}AAAA`)).status).toBe(404);
    expect((await owner.delete(`/properties/${files.propertyId}/guest-links/${made.id}`)).status).toBe(200);
    expect((await open(token)).status).toBe(404);
  });
});
