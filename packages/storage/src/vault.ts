import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Seals texts with a key that the database never sees. */
export interface Vault {
  /** `about` is what the text belongs to: moved elsewhere, it no longer opens. */
  readonly seal: (text: string, about: string) => string;
  /** Undefined where it was not sealed here, for this, or was altered. */
  readonly open: (sealed: string, about: string) => string | undefined;
}

const ALGORITHM = "aes-256-gcm";
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** What is sealed: each use has a key of its own. */
export type VaultUse = "clés des organisations" | "courriels";

/** The key is drawn from the secret of the installation, for one use alone. */
export const openVault = (secret: string, use: VaultUse): Vault => {
  const key = Buffer.from(hkdfSync("sha256", secret, "lotir", use, 32));
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about, "utf8"));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return sealed.toString("base64");
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, "base64");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(about, "utf8")).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        // The tag does not agree: another secret, another owner, or altered bytes.
        return undefined;
      }
    },
  };
};
