import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What a link holds after its `#`, which no browser sends to a server: whose it is, which one, and its secret. */
export interface GuestToken {
  readonly organisationId: string;
  readonly linkId: string;
  readonly secret: Buffer;
}

const ID = 16;
const SECRET = 32;

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Nobody can guess it, whoever holds the database. */
export const newSecret = (): Buffer => randomBytes(SECRET);

export const writeToken = ({ organisationId, linkId, secret }: GuestToken): string =>
  Buffer.concat([idBytes(organisationId), idBytes(linkId), secret]).toString("base64url");

/** Undefined for anything that was not written here. */
export const readToken = (text: string): GuestToken | undefined => {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== 2 * ID + SECRET) return undefined;
  return {
    organisationId: idOf(bytes.subarray(0, ID)),
    linkId: idOf(bytes.subarray(ID, 2 * ID)),
    secret: bytes.subarray(2 * ID),
  };
};

export const hashOf = (secret: Buffer): string => createHash("sha256").update(secret).digest("hex");

/** Compared in the same time, whether the first letter differs or the last. */
export const isSecretOf = (secret: Buffer, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), "hex"), Buffer.from(hash, "hex"));
