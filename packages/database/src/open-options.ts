import type { Database } from "./database.ts";
import type { OpenFailure } from "./open-failure.ts";

/** One login per use. Rights of each, and the SQL that creates them: docs/database-rights.md. */
export interface ServerLogins {
  readonly migrations: string;
  readonly identity: string;
  readonly jobs: string;
  readonly application: string;
}

export type Home =
  | { readonly kind: "embedded"; readonly folder: string }
  /** With `logins`, `url` is never used. Without, `url` must be allowed to create roles. */
  | {
      readonly kind: "server";
      readonly url: string;
      readonly logins?: ServerLogins;
      /** A streaming replica of it, for what may be read a little late; only its place is taken from it, not its account. */
      readonly replicaUrl?: string;
      /** Where the passwords of the logins that we create are kept, readable by this account only. */
      readonly secretsFolder: string;
    };

export interface OpenOptions {
  readonly appVersion: string;
  /** French sentences for whoever waits. */
  readonly onProgress?: (sentence: string) => void;
  /**
   * The embedded engine holds less: it keeps little of its files in its own memory, and that of a new base is compiled plainly
   * until its first load is over. What a product that people start asks for.
   */
  readonly isLean?: boolean;
}

export type Opened =
  | { readonly ok: true; readonly value: Database }
  | { readonly ok: false; readonly failure: OpenFailure };
