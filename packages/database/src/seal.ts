import { createHash } from "node:crypto";

export interface SealKeys {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * The organisation as `app.enter` takes it: `<uuid>.<sha256(outer · sha256(inner · uuid))>`, the same computation as
 * app.current_organisation() (migration 0004). Only who read the keys can make one.
 */
export const sealOrganisation = (organisationId: string, keys: SealKeys): string => {
  if (!UUID.test(organisationId)) throw new RangeError(`Not an organisation id: ${organisationId}`);
  return `${organisationId}.${sha256(keys.outer, sha256(keys.inner, organisationId)).toString("hex")}`;
};

const SEALED = /^[0-9a-f-]{36}\.[0-9a-f]{64}$/;

/** Puts a sealed organisation on the transaction that has just begun. A text of our own: only a seal can stand in it. */
export const entering = (seal: string | undefined): string => {
  if (seal === undefined) return "";
  if (!SEALED.test(seal)) throw new RangeError("Not a sealed organisation");
  return `select app.enter('${seal}')`;
};
