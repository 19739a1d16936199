import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity, type Identity } from "./create-identity.ts";
import { Client, ORIGIN, person } from "./identity-client.fixture.ts";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const bytes = (text: string): Buffer => Buffer.from(text, "utf8");
/** A CBOR text or byte string, its length in as few bytes as it takes. */
const cbor = (kind: 2 | 3, value: Buffer): Buffer => {
  const { length } = value;
  const long = length < 256 ? [(kind << 5) | 24, length] : [(kind << 5) | 25, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(length < 24 ? [(kind << 5) | length] : long), value]);
};

/** An empty map. */
const NO_STATEMENT: Buffer = Buffer.from([0xa0]);

/** A certificate that says where its list of revoked ones is kept: at a port of this machine, written over `00000`. */
const CERTIFICATE =
  "MIIBNTCB3KADAgECAgEBMAoGCCqGSM49BAMCMAwxCjAIBgNVBAMTAXgwHhcNMjAwMTAxMDAwMDAwWhcNNDkwMTAxMDAwMDAwWjAMMQowCAYDVQQDEwF4MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE4nnKxlxkKmxqR2eoTG6CAISNsJpNaFAxtf9axMa5ng7BQIdfyZbbS9quz68aVvvMfhpqnEiQosCtkcnXM9LD9qMvMC0wKwYDVR0fBCQwIjAgoB6gHIYaaHR0cDovLzEyNy4wLjAuMTowMDAwMC9jcmwwCgYIKoZIzj0EAwIDSAAwRQIhAPy3y/jdK3Wvtn2X1+JvbY+FgsVFXT/DYW+igxeDgTybAiBL2Oxjtn4abGYHexApCfPGwFao6V7MO90O2jHK5V7RWQ==";

/** What a device says of itself by such a certificate: a map of one entry. */
const provenBy = (port: number): Buffer => {
  const written = Buffer.from(CERTIFICATE, "base64")
    .toString("latin1")
    .replace(":00000/", `:${String(port).padStart(5, "0")}/`);
  return Buffer.concat([
    Buffer.from([0xa1]),
    cbor(3, bytes("x5c")),
    Buffer.from([0x81]),
    cbor(2, Buffer.from(written, "latin1")),
  ]);
};

/** A device that keeps keys (WebAuthn level 2, §6): enough of one to be lied with. */
class Device {
  readonly id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #public: KeyObject;
  #count = 0;
  /** Whether it checks who holds it. */
  verifies = true;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    this.#public = publicKey;
  }

  #facts(more: Buffer, site: string): Buffer {
    this.#count += 1;
    const flags = PRESENT | (this.verifies ? VERIFIED : 0) | (more.length > 0 ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([createHash("sha256").update(site).digest(), Buffer.from([flags]), count, more]);
  }

  #said(type: string, challenge: string, origin: string): Buffer {
    return bytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #credential(response: object) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", response };
  }

  register(challenge: string, { origin = ORIGIN, site = "localhost", format = "none", statement = NO_STATEMENT } = {}) {
    const { x = "", y = "" } = this.#public.export({ format: "jwk" });
    const point = (text: string): Buffer => cbor(2, Buffer.from(text, "base64url"));
    // COSE: an elliptic key for ES256 on P-256.
    const key = Buffer.concat([
      Buffer.from("a5010203262001", "hex"),
      Buffer.from([0x21]),
      point(x),
      Buffer.from([0x22]),
      point(y),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const facts = this.#facts(attested, site);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cbor(3, bytes("fmt")),
      cbor(3, bytes(format)),
      cbor(3, bytes("attStmt")),
      statement,
      cbor(3, bytes("authData")),
      cbor(2, facts),
    ]);
    return this.#credential({
      clientDataJSON: this.#said("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
    });
  }

  open(challenge: string, { origin = ORIGIN, site = "localhost" } = {}) {
    const said = this.#said("webauthn.get", challenge, origin);
    const facts = this.#facts(Buffer.alloc(0), site);
    const signed = Buffer.concat([facts, createHash("sha256").update(said).digest()]);
    return this.#credential({
      clientDataJSON: said.toString("base64url"),
      authenticatorData: facts.toString("base64url"),
      signature: sign("sha256", signed, this.#key).toString("base64url"),
    });
  }
}

onBothHomes((home) => {
  describe("clés d'accès", () => {
    let database: Database;
    let identity: Identity;

    beforeAll(async () => {
      database = await home.open();
      identity = await createIdentity({ database, baseUrl: ORIGIN, secret: "x".repeat(32), secureCookies: false });
    });
    afterAll(() => database?.close());

    const signUp = async (name: string): Promise<Client> => {
      const client = new Client(identity);
      await client.send("POST", "/sign-up/email", person(name));
      return client;
    };
    const add = async (client: Client, device: Device, over: Parameters<Device["register"]>[1] = {}) => {
      const { body } = await client.send("GET", "/passkey/generate-register-options");
      const response = device.register(body.challenge, over);
      return client.send("POST", "/passkey/verify-registration", { response, name: "Mon appareil" });
    };
    const enter = async (device: Device, over: { origin?: string; site?: string } = {}) => {
      const client = new Client(identity);
      const { body } = await client.send("GET", "/passkey/generate-authenticate-options");
      const response = device.open(body.challenge, over);
      return { client, response, answer: await client.send("POST", "/passkey/verify-authentication", { response }) };
    };
    const who = async (client: Client): Promise<string | undefined> =>
      (await client.send("GET", "/get-session")).body?.user.email;

    test("une clé ajoutée ouvre le compte ; rejouée, retirée ou d'un autre site, elle n'ouvre rien", async () => {
      const [owner, device] = [await signUp("ines"), new Device()];
      const added = await add(owner, device);
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      const { client, response, answer } = await enter(device);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(await who(client)).toBe(person("ines").email);
      await client.send("POST", "/sign-out", {});
      const replayed = await client.send("POST", "/passkey/verify-authentication", { response });
      expect(replayed).toMatchObject({ status: 400, body: { error: /n'a pas pu être vérifiée/ } });
      for (const over of [{ origin: "https://faux.example" }, { site: "faux.example" }])
        expect((await enter(device, over)).answer.status).toBe(400);
      const stranger = await signUp("jade");
      const removal = { id: added.body.id };
      expect((await stranger.send("POST", "/passkey/delete-passkey", removal)).status).toBeGreaterThanOrEqual(400);
      expect((await owner.send("POST", "/passkey/delete-passkey", removal)).status).toBe(200);
      expect((await enter(device)).answer).toMatchObject({ status: 401, body: { error: /pas connue ici/ } });
    });

    test("un appareil qui ne vérifie pas qui le tient n'ajoute rien et n'ouvre rien", async () => {
      const [owner, device] = [await signUp("kenza"), new Device()];
      device.verifies = false;
      expect(await add(owner, device)).toMatchObject({ status: 401, body: { error: /vérifier que c'est vous/ } });
      device.verifies = true;
      expect((await add(owner, device)).status).toBe(200);
      device.verifies = false;
      const { client, answer } = await enter(device);
      expect(answer).toMatchObject({ status: 401, body: { code: "HOLDER_UNKNOWN" } });
      expect(await who(client)).toBeUndefined();
    });

    test.each(["apple", "android-key", "android-safetynet", "fido-u2f", "packed", "tpm"])(
      "un certificat d'appareil (%s) ne fait rien chercher là où il dit, et n'ajoute rien",
      async (format) => {
        let heard = 0;
        const canary = createServer((_, response) => {
          heard += 1;
          response.end();
        });
        await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
        const statement = provenBy((canary.address() as AddressInfo).port);
        const answer = await add(await signUp(`noe-${format}`), new Device(), { format, statement });
        await new Promise((resolve) => canary.close(resolve));
        expect({ heard, status: answer.status }).toEqual({ heard: 0, status: 400 });
      },
    );

    test("sans session, ou par une session ouverte depuis longtemps, aucune clé ne s'ajoute", async () => {
      const device = new Device();
      expect((await add(new Client(identity), device)).status).toBeGreaterThanOrEqual(400);
      const owner = await signUp("lila");
      await sql`update auth.session set created_at = now() - interval '1 hour'`.execute(database.identity);
      const { status, body } = await owner.send("GET", "/passkey/generate-register-options");
      expect([status, body.code]).toEqual([403, "SESSION_NOT_FRESH"]);
    });

    test.each([null, "x", 1, [], {}, { id: 1 }, { id: "x", response: null }, { id: "x\0", response: {} }])(
      "ce qu'un navigateur dit de travers d'une clé est refusé : %j",
      async (response) => {
        const owner = await signUp(`mina${JSON.stringify(response).length}-${typeof response}`);
        for (const path of ["verify-registration", "verify-authentication"]) {
          const { status, body } = await owner.send("POST", `/passkey/${path}`, { response });
          expect([status, body.success]).toEqual([400, false]);
        }
      },
    );
  });
});
