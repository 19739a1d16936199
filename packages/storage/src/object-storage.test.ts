import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFolderStorage } from "./folder-storage.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "storage-"));
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "photos" }],
});
let s3: ObjectStorage;

beforeAll(async () => {
  const { port } = await server.run();
  s3 = await openS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: "fr-par",
    bucket: "photos",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const files = openFolderStorage(join(folder, "objects"));
const bytes = (length: number, of = 7): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(of);

describe.each([
  ["dossier", () => files],
  ["S3", () => s3],
] as const)("%s", (_, storage) => {
  test("what is put is read again, byte for byte, and replaced", async () => {
    await storage().put("photos/a/1.webp", bytes(300_000), "image/webp");
    expect(await storage().get("photos/a/1.webp")).toEqual(bytes(300_000));
    await storage().put("photos/a/1.webp", bytes(5, 9), "image/webp");
    expect(await storage().get("photos/a/1.webp")).toEqual(bytes(5, 9));
  });

  test("what is not there is nothing, and may be deleted", async () => {
    expect(await storage().get("photos/a/absent.webp")).toBeUndefined();
    await storage().delete("photos/a/absent.webp");
    await storage().put("photos/a/2.webp", bytes(9), "image/webp");
    await storage().delete("photos/a/2.webp");
    expect(await storage().get("photos/a/2.webp")).toBeUndefined();
  });

  test.each(["", "a", "../a/b", "a/../../b", "a//b", "/etc/passwd", "a/b\0c", "a/.b", "A/b", "a/é"])(
    "a key of another shape is refused: %j",
    async (key) => {
      await expect((async () => storage().get(key))()).rejects.toThrow(/no key of an object/);
      await expect((async () => storage().put(key, bytes(1), "x"))()).rejects.toThrow(/no key of an object/);
    },
  );
});

test("only the account of the server reads its folder", async () => {
  await files.put("photos/b/c/3.webp", bytes(3), "image/webp");
  const modeOf = (path: string): number => statSync(join(folder, "objects", path)).mode & 0o777;
  expect(["", "photos", "photos/b", "photos/b/c"].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o700]);
  expect(modeOf("photos/b/c/3.webp")).toBe(0o600);
  expect(readdirSync(join(folder, "objects/photos/b/c"))).toEqual(["3.webp"]);
});

test("an S3 server that does not answer is an error, never an absent object", async () => {
  const lost = await openS3Storage({
    endpoint: "http://127.0.0.1:1",
    region: "fr-par",
    bucket: "photos",
    accessKeyId: "x",
    secretAccessKey: "x",
  });
  await expect(lost.get("photos/a/1.webp")).rejects.toThrow();
});
